import { TournamentTerms } from '@ludoteca/protocol'
import { shelf } from '@ludoteca/shelf'
import { SYSTEMS, settingsProblem } from '@ludoteca/tournament'
import { expect, test } from 'vitest'
import { firstDraft, seatsOf, termsOf, usual } from '../../src/tournaments/draft.ts'
import { ordered } from '../../src/tournaments/order.ts'
import { pathOf } from '../../src/tournaments/path.ts'
import { fieldTime, timeIn } from '../../src/tournaments/when.ts'

test('what the form offers first is in order, for every game, system and size of table', async () => {
  for (const each of shelf) {
    const game = await each.rules()
    for (const system of SYSTEMS) {
      for (const seats of seatsOf(game)) {
        const draft = {
          ...firstDraft(game),
          name: 'An evening',
          system,
          seats,
          ...usual(game, system, seats),
        }
        const terms = termsOf(game, { ...draft, limit: system === 'arena' ? '60' : '' })
        expect(TournamentTerms.safeParse(terms).error?.issues ?? []).toEqual([])
        expect(settingsProblem(terms.settings), `${each.id} ${system} ${seats}`).toBeNull()
        expect(terms.settings.fewest).toBeGreaterThanOrEqual(game.seats.min)
        expect(terms.settings.seats).toBeLessThanOrEqual(game.seats.max)
      }
    }
  }
})

test('what is typed is sent as it is meant, whichever commas one uses', async () => {
  const game = await shelf[0]?.rules()
  if (!game) throw new Error('the shelf is empty')
  const draft = {
    ...firstDraft(game),
    points: '8，5 3、 1',
    fewest: 3,
    bestLosers: false,
    tieBreaks: ['wins', 'direct'] as const,
    entry: 'list' as const,
    names: ' Ana \n\nBo\n',
    pace: 'day' as const,
    limit: '3',
    start: 'at' as const,
    startAt: '2026-06-01T20:00',
  }
  expect(termsOf(game, draft)).toMatchObject({
    settings: { points: [8, 5, 3, 1], fewest: 3, bestLosers: false, tieBreaks: ['wins', 'direct'] },
    entry: { kind: 'list', names: ['Ana', 'Bo'] },
    limit: 3 * 1440,
    start: { kind: 'at', at: new Date('2026-06-01T20:00').getTime() },
  })
})

test('each tie-break has one place in the order', () => {
  const usual = ['game-points', 'opponents', 'direct'] as const
  expect(ordered(usual, 0, 'direct')).toEqual(['direct', 'opponents', 'game-points'])
  expect(ordered(usual, 1, 'wins')).toEqual(['game-points', 'wins', 'direct'])
  expect(ordered(usual, 3, 'wins')).toEqual(['game-points', 'opponents', 'direct', 'wins'])
  expect(ordered(usual, 1, 'none')).toEqual(['game-points'])
  expect(ordered(usual, 3, 'none')).toEqual(usual)
})

test('a field for a day and a time says what was put into it', () => {
  const at = new Date(2026, 0, 5, 9, 7).getTime()
  expect(fieldTime(at)).toBe('2026-01-05T09:07')
  expect(timeIn(fieldTime(at))).toBe(at)
  expect(timeIn('')).toBeNull()
})

test('one person’s way leads through games, byes and absences', () => {
  const seat = (entrant: string | null) => ({
    ...{ entrant, place: null, score: null, points: null, guardian: false, forfeit: false },
  })
  const table = {
    ...{ id: '1.1', table: 'game00', division: 0, state: 'playing' as const, postponed: false },
    seats: [seat('ana'), seat(null), seat('bo')],
  }
  const round = { begun: 0, due: null, late: false, tables: [], byes: [], absent: [] }
  const schedule = [
    { ...round, number: 1, tables: [table] },
    { ...round, number: 2, byes: ['ana'] },
    { ...round, number: 3, absent: ['ana'] },
    { ...round, number: 4 },
  ]
  const path = pathOf({ schedule }, 'ana')
  expect(path.map(stop => stop.kind)).toEqual(['game', 'bye', 'absent', 'none'])
  expect(path[0]).toMatchObject({ others: [null, 'bo'], table: { table: 'game00' } })
})
