import { type AnyGame, act, pick, resolveOptions, rngFrom, startMatch } from '@ludoteca/engine'
import { allGames } from '@ludoteca/shelf'
import { expect, test } from 'vitest'
import { figuresOf, median } from '../../src/archive/figures.ts'
import { summaryOf } from '../../src/archive/summary.ts'
import type { KeptFigures } from '../../src/store/archive.ts'
import { writeEntry } from '../../src/table/stored-entry.ts'
import { tableRow } from '../http/rows.ts'

const games = await allGames()
const acted = (at: number, seat: number, who: 'person' | 'guardian' | 'bot' = 'person') =>
  writeEntry({ kind: 'acted', at, seat, lines: ['x'], cost: 0, who })
const row = tableRow({
  id: 't',
  people: ['ana', 'bo', null],
  phase: 'over',
  result: { how: 'resigned', ranks: [1, 3, 2], totals: [30, 10, 20] },
})

test('the middle of times', () => {
  expect([median([]), median([5]), median([9, 1]), median([7, 1, 3])]).toEqual([null, 5, 5, 3])
})

test('each decision of a person took from the one before; the server’s rest, bots and guardians do not count', () => {
  const log = [
    writeEntry({ kind: 'started', at: 1_000, order: [0, 1, 2], deal: 2 }),
    acted(1_500, 0),
    acted(3_500, 1),
    acted(3_600, 2, 'bot'),
    writeEntry({ kind: 'said', at: 4_000, by: 'ana', text: 'hm' }),
    acted(4_600, 0),
    writeEntry({ kind: 'reopened', at: 9_000, closed: 4_000 }),
    acted(9_100, 1),
    acted(9_900, 1, 'guardian'),
    'nothing that can be read',
    acted(99_000, 0),
  ]
  const [ana, bo] = figuresOf(row, log, null)
  expect([ana?.pace, ana?.otherPace]).toEqual([750, 1_250])
  expect([bo?.pace, bo?.otherPace]).toEqual([1_250, 750])
  expect(ana).toMatchObject({ person: 'ana', seat: 0, seats: 3, place: 1, total: 30, sources: {} })
  expect(ana?.others).toEqual([{ person: 'bo', place: 3 }])
})

test('what came to no result says nothing, and who sat alone among bots met nobody', () => {
  expect(figuresOf({ ...row, result: { how: 'abandoned', ranks: [], totals: [] } }, [], null)).toEqual([])
  const alone = { ...row, seats: row.seats.map((seat, at) => (at === 1 ? { ...seat, person: null } : seat)) }
  expect(figuresOf(alone, [], null)).toMatchObject([
    { person: 'ana', others: [], pace: null, otherPace: null },
  ])
})

test.each([...games.keys()])('in %s the sources of points are those of the final position', id => {
  const game = games.get(id) as AnyGame
  const options = resolveOptions(game, 2, {})
  if (!options.ok) throw new Error('the defaults do not fit')
  const match = startMatch(game, { seats: 2, options: options.options, seed: 'figures' })
  const rng = rngFrom('choices')
  for (let turn = game.turn(match.state); turn !== null; turn = game.turn(match.state))
    act(match, turn, [pick(rng, game.legal(match.state))])
  const standings = game.standings(match.state)
  const result = {
    how: 'played',
    ranks: standings.map(each => each.rank),
    totals: standings.map(each => each.total),
  } as const
  const over = tableRow({ id: 't', people: ['ana', 'bo'], phase: 'over', result, terms: { game: id } })
  const figures = figuresOf(over, [], match)
  expect(figures.map(each => each.sources)).toEqual(
    standings.map(each => Object.fromEntries(each.parts.map(({ key, points }) => [key, points]))),
  )
  expect(Object.keys(figures[0]?.sources ?? {}).length).toBeGreaterThan(1)
})

const kept = (ended: number, change: Partial<KeptFigures> = {}): KeptFigures => ({
  person: 'ana',
  open: true,
  table: `t${ended}`,
  ended,
  game: 'lisboa',
  seat: 0,
  seats: 2,
  place: 1,
  total: 50,
  others: [{ person: 'bo', place: 2 }],
  sources: {},
  pace: 1_000,
  otherPace: 2_000,
  mu: null,
  ...change,
})

test('games are added up by game, seat, players and opponents', () => {
  const { games: found, opponents } = summaryOf([
    kept(5, { sources: { stores: 10, wigs: 4 }, mu: 27 }),
    kept(4, {
      place: 2,
      seat: 1,
      total: 40,
      others: [{ person: 'bo', place: 1 }],
      sources: { wigs: 2 },
      mu: 25,
    }),
    kept(3, {
      seats: 3,
      place: 2,
      others: [
        { person: 'bo', place: 2 },
        { person: 'cy', place: 1 },
      ],
      pace: 4_000,
    }),
    kept(2, { game: 'puerto-rico', others: [], pace: null, otherPace: null }),
  ])
  expect(found.map(each => each.game)).toEqual(['lisboa', 'puerto-rico'])
  expect(found[0]).toMatchObject({
    played: 3,
    won: 1,
    place: 5 / 3,
    seats: [
      { seat: 0, played: 2, won: 1, place: 1.5 },
      { seat: 1, played: 1, won: 0, place: 2 },
    ],
    players: [
      { players: 2, played: 2 },
      { players: 3, played: 1 },
    ],
    sources: [
      { key: 'stores', points: 5 },
      { key: 'wigs', points: 3 },
    ],
    ratings: [
      { at: 4, rating: 1500 },
      { at: 5, rating: 1580 },
    ],
    pace: { own: 1_000, others: 2_000 },
  })
  expect(found[1]?.pace).toBeNull()
  expect(opponents).toEqual([
    { person: 'bo', played: 3, ahead: 1, behind: 1 },
    { person: 'cy', played: 1, ahead: 0, behind: 1 },
  ])
})

test('of very many ratings some are left, the first ones earliest and the last one always', () => {
  const { games: found } = summaryOf(
    Array.from({ length: 1_000 }, (_, i) => kept(1_000 - i, { mu: 25 + i / 100 })),
  )
  const ratings = found[0]?.ratings ?? []
  expect(ratings.length).toBeLessThanOrEqual(120)
  expect(ratings.at(-1)?.at).toBe(1_000)
  expect(ratings.map(each => each.at)).toEqual(ratings.map(each => each.at).toSorted((a, b) => a - b))
})
