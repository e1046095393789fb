import type { Seat } from '@ludoteca/engine'
import type { Shares } from '@ludoteca/terminal-kit/shares.ts'
import { countOf } from '../../rules/counts.ts'
import { type Action, type Event, lisboa, NONE, type State, tablesOf } from '../../rules/index.ts'
import { newRecord } from '../../terminal/study/record.ts'
import { decided, ended, happened } from '../../terminal/study/watch.ts'

/** How often each thing was taken, and how often it would have been by turns. */
export interface Use {
  readonly fair: number[]
  readonly chosen: number[]
}

export const KINDS = ['cards', 'clergy', 'decrees', 'spots', 'buildings'] as const
export type KindOfThing = (typeof KINDS)[number]

/** What is known of games of so many players. Everything adds up. */
export interface Tally {
  readonly seats: number
  games: number
  rounds: number
  points: number
  decreePoints: number
  /** By place in the order of play. */
  readonly wins: number[]
  readonly scores: number[]
  readonly used: Readonly<Record<KindOfThing, Use>>
  /** For each decree, how often its count was so high at the end: for who owned it, and for everybody. */
  readonly owners: number[][]
  readonly all: number[][]
}

/** Higher counts are not told apart. */
const MOST_COUNTED = 40

const useOf = ({ fair, chosen }: Shares): Use => ({ fair, chosen })

/** Watches one game. */
export function watch(seats: number) {
  const record = newRecord(seats)
  const opening = { spot: NONE, seat: NONE }
  return {
    decided: (s: State, seat: Seat, legal: readonly Action[], a: Action) =>
      decided(record, s, seat, legal, a),
    happened: (event: Event) => happened(record, event, opening),
    end: (s: State): Tally => {
      ended(record, s)
      const table = lisboa.standings(s)
      const owners: number[][] = []
      const all: number[][] = []
      for (const [decree, { formula }] of tablesOf(s).decrees.entries()) {
        const own: number[] = []
        const any: number[] = []
        for (const [seat, { decrees }] of s.players.entries()) {
          const count = Math.min(MOST_COUNTED, countOf(s, seat, formula.count))
          any[count] = (any[count] ?? 0) + 1
          if (decrees.includes(decree)) own[count] = (own[count] ?? 0) + 1
        }
        owners.push(own)
        all.push(any)
      }
      return {
        seats,
        games: 1,
        rounds: s.round,
        points: table.reduce((sum, each) => sum + each.total, 0),
        decreePoints: record.parts.get('decrees') ?? 0,
        wins: record.wins,
        scores: record.scores,
        used: {
          cards: useOf(record.played),
          clergy: useOf(record.clergy),
          decrees: useOf(record.decrees),
          spots: useOf(record.spots),
          buildings: useOf(record.buildings),
        },
        owners,
        all,
      }
    },
  }
}

const sum = (a: readonly number[], b: readonly number[]): number[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, i) => (a[i] ?? 0) + (b[i] ?? 0))

const lists = (a: readonly number[][], b: readonly number[][]): number[][] =>
  a.map((list, i) => sum(list, b[i] ?? []))

export const together = (a: Tally, b: Tally): Tally => ({
  seats: a.seats,
  games: a.games + b.games,
  rounds: a.rounds + b.rounds,
  points: a.points + b.points,
  decreePoints: a.decreePoints + b.decreePoints,
  wins: sum(a.wins, b.wins),
  scores: sum(a.scores, b.scores),
  used: Object.fromEntries(
    KINDS.map(kind => {
      const [one, other] = [a.used[kind], b.used[kind]]
      return [kind, { fair: sum(one.fair, other.fair), chosen: sum(one.chosen, other.chosen) }]
    }),
  ) as Tally['used'],
  owners: lists(a.owners, b.owners),
  all: lists(a.all, b.all),
})
