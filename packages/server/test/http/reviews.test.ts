import { type AnyGame, type AnyMatch, act, pick, resolveOptions, rngFrom, startMatch } from '@ludoteca/engine'
import type { Me } from '@ludoteca/protocol'
import { isSettled, newReview, pending, type ReviewState, usualTerms, withLook } from '@ludoteca/review'
import { findGame } from '@ludoteca/shelf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Hub } from '../../src/live/hub.ts'
import type { Reviewer } from '../../src/reviews/reviewer.ts'
import { tableRow } from './rows.ts'
import { type Device, guestAt, newDevice, openTestServer, type TestServer } from './test-server.ts'

let server: TestServer
let match: AnyMatch
let review: ReviewState
let ana: Device
let seated = ''

/** A review with nothing but plausible figures: what is measured does not matter to whoever keeps it. */
function madeUp(of: AnyMatch): ReviewState {
  let state = newReview(of, usualTerms(of))
  while (!isSettled(state))
    for (const { step, steps } of pending(state)) {
      const { seat, action } = of.steps[step] as AnyMatch['steps'][number]
      const made = of.game.write(action)
      const why = { game: of.game.id, key: 'points', params: {}, said: { en: 'Buy my book.' } }
      state = withLook(state, {
        step,
        luck: [0, 0],
        finding: {
          ...{ seat, made, steps, error: 0.01, stake: 0.1, cost: [-0.03, 0.03] },
          choices: [{ action: made, shares: [0.5, 0.5] }],
          why: { best: why, made: null },
        },
      })
    }
  return state
}

const finished: Hub['finished'] = async (table, by) => {
  if (table === 'secret000000') return null
  if (table === 'running00000') return { ok: false, refusal: { rule: 'not-over' } }
  const given = table === 'givenup00000' ? startMatch(match.game, match.setup) : match
  return { ok: true, match: given, seated: by?.id === seated }
}

beforeAll(async () => {
  const game = (await findGame('puerto-rico')?.rules()) as AnyGame
  const options = resolveOptions(game, 2, {})
  if (!options.ok) throw new Error('the defaults do not fit')
  match = startMatch(game, { seats: 2, options: options.options, seed: 'reviewed' })
  const rng = rngFrom('choices')
  for (let turn = game.turn(match.state); turn !== null; turn = game.turn(match.state))
    act(match, turn, [pick(rng, game.legal(match.state))])
  review = madeUp(match)
  server = await openTestServer({ limits: true, hub: { finished } })
  for (const id of ['over00000000', 'again0000000'])
    await server.store.tables.append(id, 0, ['{}'], tableRow({ id, people: ['a', 'b'], phase: 'over' }))
  ana = await guestAt(server, 'Ana')
  seated = (await ana.ask<Me>('GET', '/me')).body.id
})
afterAll(async () => {
  expect(server.errors).toEqual([])
  await server.close()
})

const OVER = '/tables/over00000000/review'

describe('the review of a finished table', () => {
  test('is wanted of who sat there alone, taken once and given to everybody', async () => {
    const stranger = await guestAt(server, 'Bo')
    expect((await ana.ask('GET', OVER)).body).toEqual({ review: null, wanted: true })
    expect((await stranger.ask('GET', OVER)).body).toEqual({ review: null, wanted: false })
    expect((await stranger.ask('PUT', OVER, { review })).body.problem.code).toBe('not-seated')
    expect((await newDevice(server).ask('PUT', OVER, { review })).status).toBe(401)
    expect((await ana.ask('PUT', OVER, { review })).status).toBe(200)
    const { body } = await newDevice(server).ask<{ review: ReviewState; wanted: boolean }>('GET', OVER)
    expect(body.wanted).toBe(false)
    expect(body.review.looks).toHaveLength(match.steps.length)
    const other = { ...review, again: [] }
    expect((await ana.ask('PUT', OVER, { review: other })).status).toBe(200)
    expect((await ana.ask<{ review: ReviewState }>('GET', OVER)).body.review).toEqual(body.review)
  })

  test('has nothing in it that its sender wrote', async () => {
    const kept = await server.store.tables.review('over00000000')
    expect(kept).not.toContain('Buy my book')
    expect(kept).toContain('It brings victory points now.')
  })

  test('is looked into piece by piece', async () => {
    const device = ana
    const [first] = review.looks
    const broken: readonly unknown[] = [
      {},
      { ...review, of: 'another' },
      { ...review, looks: review.looks.slice(1) },
      { ...review, looks: [null, ...review.looks.slice(1)] },
      { ...review, terms: { steps: 1, seed: 'review' } },
      { ...review, looks: [{ ...first, luck: [1e9, 0] }, ...review.looks.slice(1)] },
    ]
    for (const each of broken) {
      server.now += 100_000
      const answer = await device.ask('PUT', '/tables/again0000000/review', { review: each })
      expect(answer.body.problem).toMatchObject({ code: 'bad-field', params: { field: 'review' } })
    }
    expect((await device.ask('PUT', '/tables/again0000000/review', { review: 7 })).status).toBe(400)
    expect(await server.store.tables.review('again0000000')).toBeNull()
  })

  test('is not asked of a game that is on, nor of a table that one may not see', async () => {
    server.now += 1_000_000
    for (const method of ['GET', 'PUT'] as const) {
      const body = method === 'PUT' ? { review } : undefined
      const running = await ana.ask(method, '/tables/running00000/review', body)
      expect(running.body.problem.code).toBe('not-over')
      expect((await ana.ask(method, '/tables/secret000000/review', body)).body.problem.code).toBe('no-table')
    }
  })

  test('is limited in size and in rate, before it is read', async () => {
    server.now += 1_000_000
    const huge = { review: { ...review, more: 'x'.repeat(700_000) } }
    expect((await ana.ask('PUT', OVER, huge)).status).toBe(413)
    const statuses: number[] = []
    for (let n = 0; n < 30; n++) statuses.push((await newDevice(server).ask('PUT', OVER, {})).status)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('where the host has chosen otherwise', () => {
  test.each(['server', 'off'] as const)('%s: pages send none, and are not asked to', async reviews => {
    const asked: string[] = []
    const reviewer: Reviewer = {
      ask: table => asked.push(table) > 0,
      yieldTo: bots => bots,
      stop: async () => {},
    }
    const other = await openTestServer({
      ...{ limits: true, hub: { finished }, reviews },
      ...(reviews === 'server' && { reviewer }),
    })
    await other.store.tables.append(
      'over00000000',
      0,
      ['{}'],
      tableRow({ id: 'over00000000', people: ['a', 'b'], phase: 'over' }),
    )
    const bo = await guestAt(other, 'Bo')
    expect((await bo.ask('GET', OVER)).body).toEqual({ review: null, wanted: false })
    seated = (await bo.ask<Me>('GET', '/me')).body.id
    expect(asked).toEqual([])
    expect((await bo.ask('GET', OVER)).body).toEqual({ review: null, wanted: false })
    expect((await bo.ask('GET', '/tables/running00000/review')).body.problem.code).toBe('not-over')
    expect((await bo.ask('GET', '/tables/givenup00000/review')).status).toBe(200)
    expect(asked).toEqual(reviews === 'server' ? ['over00000000'] : [])
    expect((await bo.ask('PUT', OVER, { review })).status).toBe(200)
    expect(await other.store.tables.review('over00000000')).toBeNull()
    for (let n = 0; n < 20; n++) await bo.ask('GET', OVER)
    expect(asked.length).toBeLessThanOrEqual(6)
    expect(other.errors).toEqual([])
    await other.close()
  })
})
