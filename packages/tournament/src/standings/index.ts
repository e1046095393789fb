import { type Tournament, takesPart } from '../model.ts'
import { PARTS } from '../scoring.ts'
import type { TieBreak } from '../settings.ts'
import { type Line, type Tally, talliesOf } from './tally.ts'

/** What people are compared by, in this order; the first two only in a knock-out. */
type CriterionKey = 'reached' | 'last-place' | 'score' | TieBreak

/** A value that people were compared by, as a fraction: `of` is what `sum` is divided by. */
export interface Criterion {
  readonly key: CriterionKey
  readonly sum: number
  readonly of: number
}

/** One line of a table that explains itself. */
export interface Standing {
  readonly id: string
  readonly division: number
  /** Within the division. 1 is best; equal people share a place. */
  readonly place: number
  /** How many share the place, the person included. */
  readonly shared: number
  readonly score: number
  readonly games: number
  readonly byes: number
  readonly wins: number
  /** Does not take part any more. */
  readonly left: boolean
  /** Every value that was looked at for this person, in order. */
  readonly criteria: readonly Criterion[]
  /** What put this person behind the one above; null for the first, and for who shares a place with the one above. */
  readonly behindBy: CriterionKey | null
  /** What the score is made of, round by round. */
  readonly lines: readonly Line[]
}

interface Ranked {
  readonly tally: Tally
  readonly criteria: readonly Criterion[]
  readonly behindBy: CriterionKey | null
}

const compare = (a: Criterion, b: Criterion): number => b.sum * a.of - a.sum * b.of

type Measure = (tally: Tally, among: ReadonlySet<string>) => Omit<Criterion, 'key'>

const mean = (sum: number, of: number): Omit<Criterion, 'key'> => ({ sum: of === 0 ? 0 : sum, of: of || 1 })

function measures(t: Tournament, tallies: readonly Tally[]): Readonly<Record<CriterionKey, Measure>> {
  const parts = new Map(tallies.map(each => [each.id, each.parts]))
  const lastTable = (tally: Tally): number | null =>
    tally.lines.findLast(({ kind }) => kind === 'game')?.place ?? null
  return {
    reached: ({ lines }) => ({ sum: Math.max(0, ...lines.map(({ round }) => round)), of: 1 }),
    'last-place': tally => ({ sum: -(lastTable(tally) ?? t.settings.seats + 1), of: 1 }),
    score: tally => ({ sum: tally.parts, of: PARTS }),
    'game-points': tally => mean(tally.gamePoints, tally.games),
    opponents: ({ meetings }) =>
      mean(
        meetings.reduce((sum, { other }) => sum + (parts.get(other) ?? 0), 0),
        meetings.length * PARTS,
      ),
    direct: ({ meetings }, among) => ({
      sum: meetings.reduce((sum, { other, ahead }) => sum + (among.has(other) ? ahead : 0), 0),
      of: 1,
    }),
    wins: tally => ({ sum: tally.wins, of: 1 }),
  }
}

/** People in order, equal ones in one group. Each criterion splits those whom all before left equal. */
function ranked(t: Tournament, tallies: readonly Tally[], among: readonly Tally[]): readonly Ranked[][] {
  const keys: readonly CriterionKey[] = [
    ...(t.settings.system === 'knock-out' ? (['reached', 'last-place'] as const) : []),
    'score',
    ...t.settings.tieBreaks,
  ]
  const measure = measures(t, tallies)
  let groups: Ranked[][] = [among.map(tally => ({ tally, criteria: [], behindBy: null }))]
  for (const key of keys) {
    groups = groups.flatMap(group => {
      if (group.length < 2 && key !== 'score') return [group]
      const ids = new Set(group.map(({ tally }) => tally.id))
      const valued = group.map(each => ({ each, value: { key, ...measure[key](each.tally, ids) } }))
      valued.sort((a, b) => compare(a.value, b.value))
      const split: Ranked[][] = []
      const behind = group.find(each => each.behindBy !== null)?.behindBy ?? null
      valued.forEach(({ each, value }, i) => {
        const before = valued[i - 1]?.value
        const starts = before === undefined || compare(before, value) !== 0
        if (starts) split.push([])
        const behindBy = i === 0 ? behind : starts ? key : null
        split.at(-1)?.push({ tally: each.tally, criteria: [...each.criteria, value], behindBy })
      })
      return split
    })
  }
  return groups
}

/**
 * Everybody's place with all that it follows from; league divisions one after the other, the highest first. Who shares a
 * place stands in the order of ids. The order in which results came in does not matter.
 */
export function standings(t: Tournament): readonly Standing[] {
  const tallies = talliesOf(t)
  const byId = new Map(tallies.map(each => [each.id, each]))
  const divisions = [...new Set(t.entrants.map(({ division }) => division))].sort((a, b) => a - b)
  const now = Math.max(1, t.rounds.length)
  const active = new Set(
    t.entrants.filter(each => each.left === null || takesPart(each, now)).map(({ id }) => id),
  )
  return divisions.flatMap(division => {
    const among = t.entrants
      .filter(each => each.division === division)
      .flatMap(({ id }) => byId.get(id) ?? [])
      .sort((a, b) => (a.id < b.id ? -1 : 1))
    let place = 1
    return ranked(t, tallies, among).flatMap(group => {
      const mine = place
      place += group.length
      return group.map(({ tally, criteria, behindBy }) => ({
        id: tally.id,
        division,
        place: mine,
        shared: group.length,
        score: tally.parts / PARTS,
        games: tally.games,
        byes: tally.lines.filter(({ kind }) => kind === 'bye').length,
        wins: tally.wins,
        left: !active.has(tally.id),
        criteria,
        behindBy,
        lines: tally.lines,
      }))
    })
  })
}
