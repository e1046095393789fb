import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  byeParts,
  exportJson,
  gamesCsv,
  PARTS,
  pair,
  placeParts,
  type Rest,
  type Result,
  record,
  type Settings,
  scoreTable,
  shapeFor,
  standings,
  standingsCsv,
  type Table,
  type Tournament,
  usualSettings,
} from '../src/index.ts'
import { criterionText, explain, figure, tournamentText } from '../src/text/index.ts'
import { done, field, finished } from './play.ts'

const document = readFileSync(new URL('../../../docs/tournaments.md', import.meta.url), 'utf8')
const says = (line: string): void => expect(document).toContain(line)

const four: Settings = usualSettings('swiss', 4)
const shown = (parts: readonly number[]): string => parts.map(each => figure('en', each / PARTS)).join(', ')
const table = (
  seats: readonly (string | null)[],
  result: Result,
  forfeits: readonly number[] = [],
): Table => ({
  id: '1.1',
  division: 0,
  seats,
  forfeits,
  postponed: false,
  result,
})
const scored = (settings: Partial<Settings>, result: Result, forfeits: readonly number[] = []): string =>
  shown(
    (scoreTable({ ...four, ...settings }, table(['a', 'b', 'c', 'd'], result, forfeits)) ?? []).map(
      ({ parts }) => parts,
    ),
  )

test('the usual points', () => {
  const usual = [2, 3, 4, 5].map(seats => usualSettings('swiss', seats).points.join('–'))
  says(`${usual.slice(0, 3).join(', ')} and ${usual[3]}`)
})

test('sizes of tables', () => {
  const named: readonly [string, Rest][] = [
    ['nobody: somebody sits out', 'bye'],
    ['bots', 'bot'],
    ['smaller tables', 'smaller'],
  ]
  for (const [name, rest] of named) {
    const { people, byes } = shapeFor(13, { ...four, rest })
    says(`| ${name} | ${people.join(', ')} | ${byes} |`)
  }
})

test('shared places', () => {
  for (const places of [
    [1, 2, 3, 4],
    [1, 2, 2, 4],
    [1, 1, 1, 4],
  ])
    says(`| ${places.join(', ')} | ${scored({}, finished(places))} |`)
})

test('points of smaller tables and of sitting out', () => {
  for (const size of [4, 3, 2]) says(`| ${size} | ${shown(placeParts(four, size))} |`)
  says(`the mean of all places (${shown([byeParts(four)])} with`)
  expect(shown([byeParts({ ...four, bye: 'first' }), byeParts({ ...four, bye: 'none' })])).toBe('6, 0')
})

test('guardians, forfeits, and tables out of time', () => {
  const guarded: Result = {
    end: 'finished',
    seats: [1, 2, 3, 4].map(place => ({ place, points: 0, guardian: place === 1 })),
  }
  expect(scored({}, guarded)).toBe('6, 3, 1, 0')
  expect(scored({ guardian: 'last', points: [6, 3, 1, 1] }, guarded)).toBe('1, 6, 3, 1')
  expect(scored({ guardian: 'none', points: [6, 3, 1, 1] }, guarded)).toBe('0, 6, 3, 1')
  expect(scored({ points: [6, 3, 1, 1] }, finished([1, 2, 3, 4]), [0, 2])).toBe('0, 6, 0, 3')
  const late: Result = { ...finished([1, 2, 3, 4]), end: 'unfinished' }
  expect(scored({}, late)).toBe('6, 3, 1, 0')
  expect(scored({ unfinished: 'mean' }, late)).toBe('2.5, 2.5, 2.5, 2.5')
  expect(scored({ unfinished: 'none' }, late)).toBe('0, 0, 0, 0')
  const unknown = { ...late, seats: late.seats.map(each => ({ ...each, place: null })) }
  expect(scored({}, unknown)).toBe('2.5, 2.5, 2.5, 2.5')
})

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dana', 'Emil', 'Finn', 'Gus', 'Hana']

/** The tournament of the example: read from the document. */
function example(): Tournament {
  const rows = [...document.matchAll(/^\| (\d\.\d) \|(.*)\|$/gm)].map(([, id = '', cells = '']) => ({
    id,
    seats: [...cells.matchAll(/(\w+) \((\d+)\)/g)].map(([, name = '', points]) => ({
      name,
      points: Number(points),
    })),
  }))
  expect(rows.length).toBe(4)
  const start = field(8, { system: 'swiss', seats: 4, rounds: 2 })
  const entrants = start.entrants.map((each, i) => ({ ...each, id: NAMES[i] ?? '' }))
  const rounds = [1, 2].map(number => ({
    number,
    tables: rows
      .filter(({ id }) => id.startsWith(`${number}.`))
      .map(({ id, seats }) => ({
        ...table(
          seats.map(({ name }) => name),
          finished(
            [1, 2, 3, 4],
            seats.map(({ points }) => points),
          ),
        ),
        id,
      })),
    byes: [],
    absent: [],
  }))
  return { ...start, entrants, rounds }
}

test('the example stands as the document says', () => {
  const words = { score: 'points', 'game-points': 'game points', opponents: 'opponents', direct: 'direct' }
  for (const { id, place, score, criteria, behindBy } of standings(example())) {
    const values = (['game-points', 'opponents', 'direct'] as const).map(key => {
      const found = criteria.find(each => each.key === key)
      return found ? ` ${figure('en', found.sum / found.of)} ` : ' '
    })
    const because = behindBy ? ` ${words[behindBy as keyof typeof words]} ` : ' '
    says(`| ${place} | ${id} | ${score} |${values.join('|')}|${because}|`)
  }
})

test('a table explains itself in both languages', () => {
  const emil = standings(example())[2]
  if (!emil) throw new Error('nobody is third')
  expect(explain('en', emil)).toEqual([
    'Round 1, table 1.2: place 1, points 6, game points 50',
    'Round 2, table 2.1: place 2, points 3, game points 40',
    'Points in all: 9',
    'Game points per game: 45 (90 in 2)',
    'Behind the one above by: Game points',
  ])
  expect(explain('zh', emil)).toEqual([
    '第 1 轮，1.2 桌：第 1 名，积分 6，局内得分 50',
    '第 2 轮，2.1 桌：第 2 名，积分 3，局内得分 40',
    '总积分：9',
    '每局平均得分：45（2 局共 90 分）',
    '与上一位的差别在于：局内得分',
  ])
})

test('values that decide are said as what they are made of', () => {
  const said = (['opponents', 'direct', 'wins', 'reached', 'last-place'] as const).map(key =>
    criterionText('en', {
      key,
      sum: key === 'last-place' ? -2 : 3 * PARTS,
      of: key === 'opponents' ? 6 * PARTS : PARTS,
    }),
  )
  expect(said).toEqual([
    'Opponents’ points on average: 0.5 (opponents: 6)',
    'Against those who were level so far, times ahead less times behind: 3',
    'First places: 3',
    'Last round with this person: 3',
    'Place at the last table: 2',
  ])
})

test('what is exported names everything, and nothing in it is a formula', () => {
  const t = example()
  expect(gamesCsv(t).split('\r\n').slice(0, 2)).toEqual([
    'season,round,table,division,end,seat,player,place,game_points,guardian,forfeit',
    '1,1,1.1,1,finished,1,Ana,1,50,0,0',
  ])
  const names = (id: string): string => (id === 'Ana' ? '=1+1,"x"' : id)
  expect(standingsCsv(t, names).split('\r\n')[1]).toBe(`1,1,1,"'=1+1,""x""",12,2,0,2,0,,,`)
  expect(exportJson(t, names).players[0]?.name).toBe('=1+1,"x"')
})

test('every name of a system and a choice has words', () => {
  expect(tournamentText('en').systems.swiss.name).toBe('Swiss')
  const t = done(pair(field(4, { system: 'swiss', seats: 4, rounds: 1 })))
  const shared = standings(done(record(t, '1.1', finished([1, 1, 3, 4], [5, 5, 3, 2])))).slice(0, 1)
  expect(shared.flatMap(each => explain('en', each)).at(-1)).toBe(
    'Nothing tells these people apart: place shared by 2',
  )
})
