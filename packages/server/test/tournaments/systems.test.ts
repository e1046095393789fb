import { type System, standings, usualSettings } from '@ludoteca/tournament'
import { expect, test } from 'vitest'
import { phaseOf, runningOf } from '../../src/tournaments/state.ts'
import { openClub, people } from './club.ts'

const start = { do: 'start', seed: 'seed' } as const
const settingsOf = (system: System, seats = 2) => ({ ...usualSettings(system, seats), rest: 'bye' as const })

/** Plays round after round until nothing is left; says how many there were. */
async function toTheEnd(club: Awaited<ReturnType<typeof openClub>>, id: string): Promise<number> {
  for (let rounds = 0; rounds < 20; rounds++) {
    const t = await club.read(id)
    if (phaseOf(t) === 'over') return t.core.rounds.length
    await club.playRound(id)
  }
  throw new Error('it does not end')
}

test('a knock-out goes on with the best until one table is left', async () => {
  const club = await openClub(8)
  const id = await club.make({ settings: { ...settingsOf('knock-out'), advance: 1 } })
  await club.enterAll(id, people(8))
  await club.does('org', id, start)
  expect(await toTheEnd(club, id)).toBe(3)
  const t = await club.read(id)
  expect(t.core.rounds.map(round => round.tables.length)).toEqual([4, 2, 1])
  expect(standings(t.core)[0]).toMatchObject({ place: 1, shared: 1, wins: 3 })
})

test('a round robin lets everybody meet once', async () => {
  const club = await openClub(5)
  const id = await club.make({ settings: settingsOf('round-robin') })
  await club.enterAll(id, people(5))
  await club.does('org', id, start)
  expect(await toTheEnd(club, id)).toBe(5)
  const pairs = (await club.read(id)).core.rounds.flatMap(round =>
    round.tables.map(table => table.seats.toSorted().join(' ')),
  )
  expect(new Set(pairs).size).toBe(10)
})

test('an arena pairs whoever is free, takes in who comes late, and ends when its time is up', async () => {
  const club = await openClub(5)
  const id = await club.make({ settings: settingsOf('arena'), limit: 30, pause: 0, late: true })
  await club.enterAll(id, people(3))
  await club.does('org', id, start)
  expect(runningOf(await club.read(id))).toHaveLength(1)
  await club.enterAll(id, people(5).slice(3))
  await club.desk.advance(id)
  expect(runningOf(await club.read(id)).length).toBe(2)
  await club.playRound(id)
  expect(runningOf(await club.read(id)).length).toBeGreaterThan(0)
  club.now += 30 * 60_000
  await club.desk.advance(id)
  expect(phaseOf(await club.read(id))).toBe('playing')
  const rounds = (await club.read(id)).core.rounds.length
  await club.playRound(id)
  const t = await club.read(id)
  expect(t.core.rounds).toHaveLength(rounds)
  expect(t.ended?.why).toBe('time')
})

test('a league plays its divisions, and goes on with another season', async () => {
  const club = await openClub(9)
  const settings = { ...settingsOf('league'), division: 4, promote: 1 }
  const id = await club.make({ settings })
  await club.enterAll(id, people(8))
  await club.does('org', id, start)
  expect(await club.refuses('org', id, { do: 'season' })).toBe('season-running')
  expect(await toTheEnd(club, id)).toBe(3)
  const first = await club.read(id)
  expect(new Set(first.core.entrants.map(each => each.division))).toEqual(new Set([0, 1]))
  expect(await club.refuses('p00', id, { do: 'season' })).toBe('not-organiser')
  await club.does('org', id, { do: 'season' })
  await club.does('p08', id, { do: 'enter', rating: null })
  const second = await club.read(id)
  expect(second.core.season).toBe(2)
  expect(second.past).toHaveLength(1)
  expect(runningOf(second)).toEqual([])
  const [up] = standings(first.core).filter(each => each.division === 1)
  expect(second.core.entrants.find(each => each.id === up?.id)?.division).toBe(0)
  await club.does('org', id, { do: 'round' })
  expect(await club.refuses('ana', id, { do: 'enter', rating: null })).toBe('entry-closed')
  expect(await toTheEnd(club, id)).toBeGreaterThan(2)
  expect(await club.refuses('org', await club.make(), { do: 'season' })).toBe('not-a-league')
})

test('bots of the chosen level fill the tables, and have no place in the standings', async () => {
  const club = await openClub(3)
  const settings = { ...usualSettings('swiss', 2), rounds: 2, rest: 'bot' as const }
  const id = await club.make({ settings, bot: 'random' })
  await club.enterAll(id, people(3))
  const t = await club.does('org', id, start)
  const rows = await Promise.all([...t.games.values()].map(game => club.store.tables.row(game)))
  expect(rows.flatMap(row => row?.seats ?? []).filter(seat => seat.bot === 'random')).toHaveLength(1)
  expect(standings(t.core)).toHaveLength(3)
})
