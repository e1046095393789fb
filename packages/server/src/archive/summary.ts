import type { Fared, FiguresOfGame } from '@ludoteca/protocol'
import { shownSkill } from '../ratings/rate.ts'
import type { KeptFigures } from '../store/archive.ts'
import { median } from './figures.ts'

/** So many points of a rating over time, and so many people, are enough to be looked at. */
const MOST = { ratings: 120, opponents: 12 } as const

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

const fared = (rows: readonly KeptFigures[]): Fared => ({
  played: rows.length,
  won: rows.filter(row => row.place === 1).length,
  place: mean(rows.map(row => row.place)),
})

function grouped<K>(rows: readonly KeptFigures[], of: (row: KeptFigures) => K): [K, KeptFigures[]][] {
  const groups = new Map<K, KeptFigures[]>()
  for (const row of rows) {
    const group = groups.get(of(row))
    if (group) group.push(row)
    else groups.set(of(row), [row])
  }
  return [...groups]
}

const byNumber = ([a]: readonly [number, unknown], [b]: readonly [number, unknown]): number => a - b

function sourcesOf(rows: readonly KeptFigures[]): FiguresOfGame['sources'] {
  const whole = rows.filter(row => Object.keys(row.sources).length > 0)
  const keys = new Set(whole.flatMap(row => Object.keys(row.sources)))
  return [...keys].map(key => ({ key, points: mean(whole.map(row => row.sources[key] ?? 0)) }))
}

/** The mean of each deed over the games that tell of deeds, what was done most first. */
function deedsOf(rows: readonly KeptFigures[]): FiguresOfGame['deeds'] {
  const told = rows.flatMap(row => (row.deeds ? [row.deeds] : []))
  const sums = new Map<string, { readonly group: string; readonly key: string; n: number }>()
  for (const deeds of told)
    for (const [group, counts] of Object.entries(deeds))
      for (const [key, n] of Object.entries(counts)) {
        const sum = sums.get(`${group} ${key}`) ?? { group, key, n: 0 }
        sums.set(`${group} ${key}`, sum)
        sum.n += n / told.length
      }
  return [...sums.values()].sort((a, b) => b.n - a.n || (a.key < b.key ? -1 : 1))
}

/** The earliest first; the last one always among them. */
function ratingsOf(rows: readonly KeptFigures[]): FiguresOfGame['ratings'] {
  const rated = rows
    .flatMap(({ ended, mu }) =>
      mu === null ? [] : [{ at: ended, rating: shownSkill({ mu, sigma: 0 }).rating }],
    )
    .toReversed()
  const every = Math.max(1, Math.ceil(rated.length / MOST.ratings))
  return rated.filter((_, at) => (rated.length - 1 - at) % every === 0)
}

function paceOf(rows: readonly KeptFigures[]): FiguresOfGame['pace'] {
  const own = median(rows.flatMap(({ pace }) => pace ?? []))
  return own === null ? null : { own, others: median(rows.flatMap(({ otherPace }) => otherPace ?? [])) }
}

const gameOf = ([game, rows]: readonly [string, readonly KeptFigures[]]): FiguresOfGame => ({
  game,
  ...fared(rows),
  points: mean(rows.map(row => row.total)),
  seats: grouped(rows, row => row.seat)
    .sort(byNumber)
    .map(([seat, some]) => ({ seat, ...fared(some) })),
  players: grouped(rows, row => row.seats)
    .sort(byNumber)
    .map(([players, some]) => ({ players, ...fared(some) })),
  sources: sourcesOf(rows),
  deeds: deedsOf(rows),
  ratings: ratingsOf(rows),
  pace: paceOf(rows),
})

interface Met {
  readonly person: string
  readonly played: number
  readonly ahead: number
  readonly behind: number
}

function opponentsOf(rows: readonly KeptFigures[]): Met[] {
  const met = new Map<string, { played: number; ahead: number; behind: number }>()
  for (const { place, others } of rows)
    for (const other of others) {
      const together = met.get(other.person) ?? { played: 0, ahead: 0, behind: 0 }
      met.set(other.person, together)
      together.played++
      if (place < other.place) together.ahead++
      if (place > other.place) together.behind++
    }
  return [...met]
    .map(([person, together]) => ({ person, ...together }))
    .sort((a, b) => b.played - a.played || (a.person < b.person ? -1 : 1))
    .slice(0, MOST.opponents)
}

/** Somebody's games, the latest first, added up. The game played most stands first. */
export const summaryOf = (
  rows: readonly KeptFigures[],
): { readonly games: readonly FiguresOfGame[]; readonly opponents: readonly Met[] } => ({
  games: grouped(rows, row => row.game)
    .map(gameOf)
    .sort((a, b) => b.played - a.played || (a.game < b.game ? -1 : 1)),
  opponents: opponentsOf(rows),
})
