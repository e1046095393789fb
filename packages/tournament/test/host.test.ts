import { expect, test } from 'vitest'
import {
  crosstable,
  end,
  enter,
  forfeit,
  isOver,
  nextSeason,
  type Outcome,
  pair,
  pairingRefusal,
  postpone,
  record,
  replace,
  roundsPlanned,
  setAway,
  settingsProblem,
  standings,
  type Tournament,
  tableOf,
  undoPairing,
  usualSettings,
  withdraw,
} from '../src/index.ts'
import { brokenLaws } from './laws.ts'
import { done, field, finished } from './play.ts'

const refused = (outcome: Outcome): string => ('refused' in outcome ? outcome.refused.rule : 'done')
const start = (count: number): Tournament =>
  field(count, { system: 'swiss', seats: 4, rounds: 3, rest: 'bye' }, 'host')
const seatsOf = (t: Tournament, id: string): readonly (string | null)[] => tableOf(t, id)?.seats ?? []
const personAt = (t: Tournament, id: string, seat = 0): string => seatsOf(t, id)[seat] ?? ''
const endAll = (t: Tournament): Tournament =>
  (t.rounds.at(-1)?.tables ?? []).reduce(
    (now, { id, result }) => (result ? now : done(record(now, id, finished([1, 2, 3, 4])))),
    t,
  )

test('usual settings fit together, others are refused by name', () => {
  for (const system of ['round-robin', 'swiss', 'knock-out', 'arena', 'league'] as const)
    for (const seats of [2, 3, 4, 5]) expect(settingsProblem(usualSettings(system, seats))).toBeNull()
  const swiss = usualSettings('swiss', 4)
  const rules = [
    { ...swiss, seats: 6 },
    { ...swiss, fewest: 1 },
    { ...swiss, rounds: 0 },
    { ...swiss, rounds: null },
    { ...swiss, points: [1, 2, 3, 4] },
    { ...swiss, tieBreaks: ['direct', 'direct'] as const },
    { ...usualSettings('knock-out', 4), advance: 4 },
    { ...usualSettings('league', 4), division: 3 },
    { ...usualSettings('league', 4), promote: 9 },
  ].map(each => settingsProblem(each)?.rule)
  expect(rules).toEqual([
    ...['bad-seats', 'bad-fewest', 'bad-rounds', 'rounds-needed', 'bad-points', 'tie-break-twice'],
    ...['bad-advance', 'bad-division', 'bad-promote'],
  ])
})

test('people enter and leave between rounds', () => {
  const t = done(pair(start(8)))
  expect(refused(enter(t, 'p1'))).toBe('already-entered')
  expect(refused(withdraw(t, 'nobody'))).toBe('not-entered')
  const later = endAll(done(withdraw(done(enter(t, 'late')), 'p1')))
  const next = done(pair(later))
  expect(brokenLaws(next)).toEqual([])
  expect(standings(next).find(({ id }) => id === 'p1')?.left).toBe(true)
  expect(refused(withdraw(later, 'p1'))).toBe('not-entered')
  const back = done(enter(endAll(next), 'p1'))
  expect(back.entrants.find(({ id }) => id === 'p1')).toMatchObject({ joined: 1, left: null, away: [2] })
  expect(brokenLaws(done(pair(back)))).toEqual([])
})

test('who says to miss a round is absent in it', () => {
  const t = done(setAway(start(9), 'p4', 1, true))
  expect(done(pair(t)).rounds[0]?.absent).toEqual(['p4'])
  expect(done(pair(done(setAway(t, 'p4', 1, false)))).rounds[0]?.absent).toEqual([])
  expect(refused(setAway(done(pair(t)), 'p4', 1, true))).toBe('round-paired')
})

test('the next round waits for every table that is not postponed', () => {
  const t = done(pair(start(8)))
  const one = done(record(t, '1.1', finished([1, 2, 3, 4])))
  expect(pairingRefusal(one)).toEqual({ rule: 'tables-running', params: { tables: 1 } })
  const put = done(postpone(one, '1.2'))
  const next = done(pair(put))
  expect(next.rounds.length).toBe(2)
  expect(brokenLaws(next)).toEqual([])
  expect(
    standings(done(record(next, '1.2', finished([1, 2, 3, 4])))).filter(({ score }) => score === 6).length,
  ).toBe(2)
  expect(refused(postpone(one, '1.1'))).toBe('table-ended')
})

test('a result must fit its table, and can be put right', () => {
  const t = done(pair(start(4)))
  expect(refused(record(t, '9.9', finished([1])))).toBe('no-table')
  expect(refused(record(t, '1.1', finished([1, 2, 3])))).toBe('bad-result-seats')
  expect(refused(record(t, '1.1', finished([0, 1, 2, 3])))).toBe('bad-result')
  const unknown = finished([1, 2, 3, 4]).seats.map(each => ({ ...each, place: null }))
  expect(refused(record(t, '1.1', { end: 'finished', seats: unknown }))).toBe('place-missing')
  const wrong = done(record(t, '1.1', finished([1, 2, 3, 4])))
  const right = done(record(wrong, '1.1', finished([4, 3, 2, 1])))
  expect(standings(wrong)[0]?.id).toBe(personAt(t, '1.1', 0))
  expect(standings(right)[0]?.id).toBe(personAt(t, '1.1', 3))
})

test('who forfeits gets nothing, and the last one left has won', () => {
  let t = done(pair(start(4)))
  const seats = seatsOf(t, '1.1').map(id => id ?? '')
  for (const id of seats.slice(0, 3)) t = done(forfeit(t, '1.1', id))
  expect(tableOf(t, '1.1')?.result?.end).toBe('finished')
  expect(standings(t).map(({ id, score }) => [id, score])[0]).toEqual([seats[3], 6])
  expect(refused(forfeit(t, '1.1', seats[0] ?? ''))).toBe('forfeited')
  expect(refused(forfeit(t, '1.1', 'nobody'))).toBe('not-at-table')
})

test('somebody without a table takes a seat, also who has only just come', () => {
  const t = done(pair(start(9)))
  const [free] = t.rounds[0]?.byes ?? []
  const out = personAt(t, '1.1')
  const other = done(replace(t, '1.1', out, free ?? ''))
  expect(personAt(other, '1.1')).toBe(free)
  expect(other.rounds[0]).toMatchObject({ byes: [], absent: [out] })
  const late = done(replace(done(enter(t, 'late')), '1.1', out, 'late'))
  expect(late.entrants.at(-1)?.joined).toBe(1)
  expect(refused(replace(t, '1.1', out, personAt(t, '1.2')))).toBe('has-table')
  expect(refused(replace(t, '1.1', 'nobody', free ?? ''))).toBe('not-at-table')
})

test('a pairing that was undone is drawn anew from other lots', () => {
  const t = done(pair(start(16)))
  const again = done(pair(done(undoPairing(t))))
  expect(again.undone).toBe(1)
  expect(again.rounds[0]?.tables).not.toEqual(t.rounds[0]?.tables)
  expect(done(pair(done(undoPairing(t))))).toEqual(again)
  const begun = done(record(t, '1.1', finished([1, 2, 3, 4])))
  expect(refused(undoPairing(begun))).toBe('round-begun')
  expect(refused(undoPairing(start(4)))).toBe('nothing-paired')
})

test('who came or left before a pairing was undone counts for the new one', () => {
  const first = endAll(done(pair(done(withdraw(start(10), 'p10')))))
  const second = done(withdraw(done(enter(done(pair(done(enter(first, 'new')))), 'late')), 'new'))
  const again = done(pair(done(undoPairing(second))))
  expect(again.entrants.map(({ id }) => id)).not.toContain('new')
  expect(again.entrants.at(-1)).toMatchObject({ id: 'late', joined: 2 })
  expect(brokenLaws(again)).toEqual([])
})

test('it is over after the last round, or when a host ends it', () => {
  let t = start(8)
  for (let round = 1; round <= 3; round++) t = endAll(done(pair(t)))
  expect([isOver(t), refused(pair(t))]).toEqual([true, 'all-rounds-paired'])
  const stopped = done(end(done(pair(start(8)))))
  expect([isOver(stopped), refused(pair(stopped)), refused(end(stopped))]).toEqual([true, 'ended', 'ended'])
  expect(refused(enter(stopped, 'late'))).toBe('ended')
  expect(refused(pair(start(1)))).toBe('too-few')
  expect(roundsPlanned(field(9, { system: 'round-robin', seats: 3 }))).toBe(4)
})

test('a knock-out comes down to one table whose order is that of the tournament', () => {
  let t = field(32, { system: 'knock-out', seats: 4 }, 'cup')
  const sizes: number[] = []
  while (!isOver(t)) {
    t = done(pair(t))
    sizes.push(t.rounds.at(-1)?.tables.length ?? 0)
    expect(brokenLaws(t)).toEqual([])
    expect(refused(enter(t, 'late'))).toBe('entry-closed')
    t = endAll(t)
  }
  expect(sizes).toEqual([8, 4, 2, 1])
  const last = t.rounds.at(-1)?.tables[0]?.seats
  expect(
    standings(t)
      .slice(0, 4)
      .map(({ id }) => id),
  ).toEqual(last)
  expect(standings(t)[4]?.behindBy).toBe('reached')
})

test('the strongest are spread over the tables of a first round', () => {
  const t = done(pair(field(16, { system: 'knock-out', seats: 4 }, 'cup')))
  const best = ['p16', 'p15', 'p14', 'p13']
  for (const { seats } of t.rounds[0]?.tables ?? [])
    expect(seats.filter(id => best.includes(id ?? '')).length).toBe(1)
})

test('in an arena who is free plays at once; with patience not with the same people', () => {
  let t = field(8, { system: 'arena', seats: 4 }, 'evening')
  t = done(pair(t))
  expect(t.rounds[0]?.tables.length).toBe(2)
  expect(refused(pair(t))).toBe('too-few')
  t = done(record(t, '1.1', finished([1, 2, 3, 4])))
  expect(refused(pair(t, { patient: true }))).toBe('too-few')
  const again = done(pair(t))
  expect([...seatsOf(again, '2.1')].sort()).toEqual([...seatsOf(t, '1.1')].sort())
  const resting = personAt(t, '1.1')
  expect(seatsOf(done(pair(t, { absent: [resting] })), '2.1')).not.toContain(resting)
  expect(isOver(done(end(again)))).toBe(true)
})

test('only a league whose season is over has a next season', () => {
  expect(refused(nextSeason(start(4)))).toBe('not-a-league')
  const league = done(pair(field(8, { system: 'league', seats: 4, division: 4, rounds: 1 })))
  expect(league.entrants.map(({ division }) => division)).toEqual([1, 1, 1, 1, 0, 0, 0, 0])
  expect(refused(nextSeason(league))).toBe('season-running')
  const next = done(nextSeason(endAll(league)))
  expect(done(pair(next)).rounds[0]?.tables.map(({ id }) => id)).toEqual(['s2-1.1', 's2-1.2'])
})

test('the crosstable tells who met whom, and who sits together now', () => {
  const t = endAll(done(pair(start(8))))
  const rows = crosstable(t)
  expect(rows.map(({ id }) => id)).toEqual(standings(t).map(({ id }) => id))
  for (const row of rows)
    for (const cell of row.cells) {
      const back = rows.find(({ id }) => id === cell.other)?.cells.find(({ other }) => other === row.id)
      expect(back).toMatchObject({
        met: cell.met,
        ahead: cell.behind,
        behind: cell.ahead,
        tables: cell.tables,
      })
    }
  const met = rows[0]?.cells.filter(cell => cell.met > 0)
  expect(met?.map(({ ahead }) => ahead)).toEqual([1, 1, 1])
  const running = crosstable(done(pair(t)))
  expect(
    running[0]?.cells.filter(({ tables }) => tables.includes('2.1') || tables.includes('2.2')).length,
  ).toBe(3)
})
