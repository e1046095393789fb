import { pair, standings, tablesOf } from '@ludoteca/tournament'
import { expect, test } from 'vitest'
import { foldAll } from '../../src/tournaments/fold.ts'
import { rowOf } from '../../src/tournaments/row.ts'
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
  expect(foldAll(lines)).toEqual(t)
  // A round follows from the lines before it, whoever pairs it.
  for (const [at, line] of lines.entries()) {
    const entry = JSON.parse(line)
    const before = foldAll(lines.slice(0, at))
    if (entry.kind !== 'paired' || !before) continue
    const again = pair(before.core)
    expect('tournament' in again && again.tournament.rounds.at(-1)).toMatchObject(entry.round)
  }
  expect(await club.store.tournaments.row(id)).toMatchObject({ seq: t.seq, phase: 'over', due: null })
  expect(club.errors).not.toHaveBeenCalled()
})

test('a log that does not follow is looked at only; what a later version wrote is told apart', async () => {
  const club = await openClub(2)
  const id = await club.make()
  await club.enterAll(id, people(2))
  const lines = await club.store.tournaments.log(id, 0)
  const whole = await club.read(id)
  const damaged = foldAll([...lines, '{"v":1,"kind":"withdrew","at":1,"person":"nobody"}', '{}'])
  expect(damaged).toMatchObject({ seq: whole.seq + 2, damage: { seq: whole.seq, why: 'not-entered' } })
  expect(foldAll([...lines, '{"v":1'])).toMatchObject({ damage: { why: 'unreadable' } })
  const newer = foldAll([...lines, '{"v":99,"kind":"danced"}'])
  expect(newer?.damage?.why).toBe('newer')
  expect(foldAll(['{"v":99}'])).toBeNull()
  if (!newer) throw new Error('nothing')
  await club.store.tournaments.append(id, whole.seq, ['{"v":99}'], rowOf(newer), [])
  expect(await club.refuses('p00', id, { do: 'withdraw' })).toBe('tournament-damaged')
  await club.desk.advance(id)
  expect(await club.store.tournaments.log(id, 0)).toHaveLength(whole.seq + 1)
})
