import { standings, tablesOf } from '@ludoteca/tournament'
import { expect, test } from 'vitest'
import { phaseOf, runningOf } from '../../src/tournaments/state.ts'
import { openClub, people } from './club.ts'

test('a Swiss evening is entered, begun and played round by round to its end', async () => {
  const club = await openClub(6)
  const id = await club.make()
  await club.enterAll(id, people(6))
  let t = await club.does('org', id, { do: 'start', seed: 'seed' })
  for (let round = 1; round <= 3; round++) {
    expect(t.core.rounds).toHaveLength(round)
    expect(runningOf(t)).toHaveLength(3)
    for (const table of runningOf(t)) {
      const row = await club.store.tables.row(t.games.get(table.id) ?? '')
      expect(row).toMatchObject({
        phase: 'playing',
        people: table.seats,
        tournament: { id, round, table: Number(table.id.split('.')[1]) },
        terms: { rated: true, visibility: 'public' },
      })
    }
    await club.playRound(id)
    t = await club.read(id)
  }
  expect(phaseOf(t)).toBe('over')
  expect(t.ended?.why).toBe('played')
  expect(t.errands).toEqual([])
  expect(tablesOf(t.core).every(table => table.result?.end === 'finished')).toBe(true)
  expect(standings(t.core).map(each => each.score)).toHaveLength(6)
  expect(standings(t.core).reduce((sum, each) => sum + each.score, 0)).toBe(18)
  // A new reader of the log finds the same.
  const lines = await club.store.tournaments.log(id, 0)
  expect(lines).toHaveLength(t.seq)
  expect(await club.store.tournaments.row(id)).toMatchObject({ seq: t.seq, phase: 'over', due: null })
  expect(club.errors).not.toHaveBeenCalled()
})
