import { Visitor } from '@ludoteca/harness/client/visitor.ts'
import { useFolders } from '@ludoteca/harness/server/folders.ts'
import type { NewToken, TournamentFacts, TournamentTerms } from '@ludoteca/protocol'
import { afterEach, expect, test } from 'vitest'
import { Room } from '../../src/bot/room.ts'
import { sayTo } from '../../src/bot/say.ts'

const PASSWORD = 'four words or so'
const { open } = useFolders()
/** What a test leaves behind, the latest first. */
const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

const TERMS: TournamentTerms = {
  ...{ name: 'Programs', about: '', game: 'tigris-euphrates', options: {}, rated: true, programs: 'only' },
  ...{ pace: { kind: 'live', bank: 3600, increment: 30 }, guardian: 'easy', bot: 'easy' },
  ...{ visibility: 'public', entry: { kind: 'open' }, late: false, most: 8, pause: 0, limit: null },
  settings: {
    ...{ system: 'swiss', seats: 2, fewest: 2, rest: 'bye', rounds: 1, points: [2, 0], bye: 'mean' },
    ...{ guardian: 'person', unfinished: 'places', tieBreaks: ['game-points'], advance: 1 },
    ...{ bestLosers: true, division: 8, promote: 1 },
  },
  start: { kind: 'organiser' },
}

async function accountAt(room: string, name: string): Promise<Visitor> {
  const visitor = new Visitor(room)
  await visitor.ask('POST', '/guest', { name })
  await visitor.ask('POST', '/account', { name, password: PASSWORD })
  return visitor
}

test('programs that have entered a tournament play its tables as they are begun', async () => {
  const server = await open()
  ends.push(() => server.close())
  const organiser = await accountAt(server.url, 'Organiser')
  const { id } = await organiser.ask<{ id: string }>('POST', '/tournaments', TERMS)
  for (const name of ['Ana', 'Bo']) {
    const owner = await accountAt(server.url, name)
    await owner.ask('PUT', '/me/program', { password: PASSWORD })
    const asked = { label: 'test', scope: 'play', password: PASSWORD }
    const { token } = await owner.ask<NewToken>('POST', '/me/tokens', asked)
    const program = new Visitor(server.url)
    program.token = token
    await program.ask('POST', `/tournaments/${id}`, { do: 'enter' })
    const rules = { command: 'node examples/bots/dice.mjs', games: null, tables: 1, most: 5_000 }
    const room = new Room({ room: new URL(server.url), token, say: sayTo({ err: () => {} }, 'en'), ...rules })
    ends.push(() => room.stop())
  }
  await organiser.ask('POST', `/tournaments/${id}`, { do: 'start' })
  const facts = () => organiser.ask<TournamentFacts>('GET', `/tournaments/${id}`)
  await expect.poll(async () => (await facts()).phase, { timeout: 280_000, interval: 250 }).toBe('over')
  const { schedule, standings } = await facts()
  expect(schedule[0]?.tables[0]).toMatchObject({
    state: 'over',
    seats: [{ guardian: false }, { guardian: false }],
  })
  expect(standings[0]?.rows).toHaveLength(2)
}, 300_000)
