import { MOST_PUZZLES } from '@ludoteca/protocol'
import { type PuzzleRecord, readBook } from '@ludoteca/review/puzzle'
import { findGame } from '@ludoteca/shelf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountAt, type Device, guestAt, newDevice, openTestServer, type TestServer } from './test-server.ts'

let server: TestServer
let ana: Device
let puzzles: readonly { readonly id: string; readonly rating: number }[]

beforeAll(async () => {
  server = await openTestServer({ limits: true })
  ana = await accountAt(server, 'Ana')
  puzzles = readBook((await findGame('puerto-rico')?.puzzles?.())?.book ?? '').puzzles
})
afterAll(async () => {
  expect(server.errors).toEqual([])
  await server.close()
})

const PATH = '/me/puzzles'
const game = 'puerto-rico'
const answer = (n: number, at: number, solved = true) => ({
  ...{ game, puzzle: puzzles[n]?.id ?? '', rating: puzzles[n]?.rating ?? 0, solved, at },
})
const dayAt = (at: number): string => new Date(at).toISOString().slice(0, 10)
const recordOf = async (device: Device): Promise<PuzzleRecord> =>
  (await device.ask<PuzzleRecord>('GET', PATH)).body

describe('what somebody did with puzzles', () => {
  test('is kept with the account, and the first answer stays', async () => {
    const now = server.now
    const days = [{ day: dayAt(now), game }]
    const answers = [answer(0, now - 9), answer(1, now - 5, false)]
    expect((await ana.ask('PUT', PATH, { answers, days })).status).toBe(200)
    const again = [answer(1, now), answer(2, now)]
    expect((await ana.ask('PUT', PATH, { answers: again, days })).status).toBe(200)
    const found = await recordOf(ana)
    expect(found.days).toEqual(days)
    expect(found.answers).toHaveLength(3)
    expect(found.answers).toEqual(expect.arrayContaining([...answers, again[1]]))
    expect((await ana.ask('GET', '/me/export')).body).toMatchObject({ puzzles: found })
  })

  test('is what can be: puzzles there are, as hard as they are, not from days to come', async () => {
    const bo = await accountAt(server, 'Bo')
    const day = 24 * 60 * 60 * 1000
    const answers = [
      { ...answer(0, server.now + day), rating: 1 },
      { ...answer(1, 0), puzzle: 'none' },
      { ...answer(1, 0), game: 'none' },
    ]
    const days = [server.now + 9 * day, server.now - 999 * day, server.now - day].map(at => ({
      ...{ day: dayAt(at), game },
    }))
    expect((await bo.ask('PUT', PATH, { answers, days })).status).toBe(200)
    expect(await recordOf(bo)).toEqual({
      answers: [{ ...answer(0, server.now) }],
      days: [{ day: dayAt(server.now - day), game }],
    })
  })

  test('is nobody’s without an account, and nobody else’s', async () => {
    expect((await newDevice(server).ask('GET', PATH)).status).toBe(401)
    const guest = await guestAt(server, 'Gus')
    expect((await guest.ask('PUT', PATH, { answers: [answer(0, 1)], days: [] })).status).toBe(200)
    expect(await recordOf(guest)).toEqual({ answers: [], days: [] })
    expect(await recordOf(await accountAt(server, 'Cy'))).toEqual({ answers: [], days: [] })
  })

  test('is refused where it is none, and limited in size and rate', async () => {
    for (const body of [
      { answers: [], days: [{ day: 'x', game }] },
      { answers: [{ ...answer(0, 1), note: 'x' }], days: [] },
      { answers: Array.from({ length: MOST_PUZZLES + 1 }, () => answer(0, 1)), days: [] },
      { answers: [] },
    ])
      expect((await ana.ask('PUT', PATH, body)).status).toBe(400)
    server.now += 1_000_000
    const statuses: number[] = []
    for (let n = 0; n < 61; n++) statuses.push((await ana.ask('PUT', PATH, { answers: [], days: [] })).status)
    expect(statuses.filter(status => status === 200)).toHaveLength(60)
    expect(statuses.at(-1)).toBe(429)
  })
})
