import type { AnyMatch, Seat } from '@ludoteca/engine'
import { CLASSES, type Class, classOf, LEAST, lossOf, sharesBefore } from './classes.ts'
import type { Finding, ReviewState } from './findings.ts'

/** The shares before a step of the game. */
export interface Point {
  readonly step: number
  readonly shares: readonly number[]
}

/** A decision that cost its seat something. */
export interface Moment {
  readonly step: number
  readonly seat: Seat
  readonly class: Class
  readonly loss: number
  readonly made: string
  readonly best: string
  /** What the others' shares gained by it, most first; only what can be told. */
  readonly helped: readonly { readonly seat: Seat; readonly gain: number }[]
  readonly why: Finding['why']
}

/** How a seat came from its first share to its last: `start + luck + own + others + unforeseen = final`. */
interface Account {
  readonly start: number
  readonly luck: number
  /** What its own choices cost it: never above 0. */
  readonly own: number
  /** What the others' choices brought it, against the best they could have made. */
  readonly others: number
  /** What the search did not foresee: its error. */
  readonly unforeseen: number
  readonly final: number
}

export interface PlayerSummary extends Account {
  readonly seat: Seat
  /** Decisions in which there was something to decide. */
  readonly decisions: number
  /** The part of the share at stake that was kept, from 0 to 1. */
  readonly accuracy: number
  readonly lossPerDecision: number
  readonly counts: Readonly<Record<Class, number>>
  /** The final share without the luck. */
  readonly adjusted: number
}

export interface Summary {
  readonly points: readonly Point[]
  readonly moments: readonly Moment[]
  readonly players: readonly PlayerSummary[]
  /** The mean size of what was not foreseen. */
  readonly error: number
}

/** Sums up what is known so far. */
export function summaryOf(match: AnyMatch, { looks }: ReviewState): Summary {
  const { seats } = match.setup
  const findings = looks.flatMap(look => (look?.finding ? [{ step: look.step, finding: look.finding }] : []))
  const final = finalShares(match)
  const first = findings[0]
  const start = first ? sharesBefore(first.finding) : final.map(() => 1 / seats)
  const luck = final.map(() => 0)
  for (const look of looks) if (look && look.step >= (first?.step ?? 0)) add(luck, look.luck)
  const players = final.map((end, seat): PlayerSummary => {
    const mine = findings.filter(each => each.finding.seat === seat).map(each => each.finding)
    const theirs = findings.filter(each => each.finding.seat !== seat).map(each => each.finding)
    const loss = sum(mine.map(lossOf))
    const stake = sum(mine.map(each => each.stake))
    const parts = { start: start[seat] ?? 0, luck: luck[seat] ?? 0, own: 0 - loss }
    const others = sum(theirs.map(each => each.cost[seat] ?? 0))
    return {
      seat,
      decisions: mine.length,
      accuracy: stake > 0 ? Math.max(0, 1 - loss / stake) : 1,
      lossPerDecision: mine.length > 0 ? loss / mine.length : 0,
      counts: countsOf(mine),
      ...parts,
      others,
      unforeseen: end - parts.start - parts.luck - parts.own - others,
      final: end,
      adjusted: end - parts.luck,
    }
  })
  return {
    points: [
      ...findings.map(({ step, finding }) => ({ step, shares: sharesBefore(finding) })),
      { step: match.steps.length, shares: final },
    ],
    moments: findings.flatMap(({ step, finding }) => momentOf(step, finding)),
    players,
    error: sum(players.map(each => Math.abs(each.unforeseen))) / players.length,
  }
}

/** The victory, divided among those who have it. */
function finalShares({ game, state }: AnyMatch): number[] {
  const standings = game.standings(state)
  const first = standings.filter(each => each.rank === 1).length
  return standings.map(each => (each.rank === 1 ? 1 / first : 0))
}

/** Gains below this are not worth a word. */
const HELPED = 0.01

function momentOf(step: number, finding: Finding): Moment[] {
  const { seat, cost, choices, made, why } = finding
  const loss = lossOf(finding)
  if (loss < LEAST.inaccuracy) return []
  const helped = cost
    .map((gain, other) => ({ seat: other, gain }))
    .filter(each => each.seat !== seat && each.gain >= HELPED)
    .sort((a, b) => b.gain - a.gain)
  return [{ step, seat, class: classOf(loss), loss, made, best: choices[0]?.action ?? made, helped, why }]
}

function countsOf(findings: readonly Finding[]): Record<Class, number> {
  const counts = Object.fromEntries(CLASSES.map(each => [each, 0])) as Record<Class, number>
  for (const each of findings) counts[classOf(lossOf(each))]++
  return counts
}

const sum = (list: readonly number[]): number => list.reduce((all, each) => all + each, 0)

function add(sums: number[], more: readonly number[]): void {
  for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] ?? 0) + (more[i] ?? 0)
}
