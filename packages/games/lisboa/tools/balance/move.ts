import { scaled } from './decrees.ts'
import { type OWN, RICH, ratiosOf, richness, THINGS } from './judge.ts'
import type { CardRow, DecreeRow, Numbers, TileRow } from './numbers.ts'
import { steppedCard, steppedTile, type Way } from './pieces.ts'
import type { Tally } from './tally.ts'

/** Things between these are left alone. */
const LOW = 0.42
const HIGH = 2.4
/** Decrees are the more often taken the more they bring, by about this power. */
const ELASTICITY = 3.3
const MOST_CHANGE = 1.7
/** With two players no more decrees stay in the box. */
const MOST_LEFT_OUT = 10

/** Copies have the same numbers. */
const familyOf = (id: string, power?: string): string =>
  power ?? id.replace(/^(decree-(?:shopkeepers|staffed-halls|chapter|cleared))-\d$/, '$1')

interface Found {
  /** By players. */
  readonly ratios: readonly { readonly seats: number; readonly ratio: number }[]
  readonly least: number
  readonly most: number
}

const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length

function findings(
  tallies: readonly Tally[],
  kind: (typeof OWN)[number],
  family: (i: number) => string,
): (i: number) => Found {
  const known = tallies.map(tally => ({ seats: tally.seats, ratios: ratiosOf(tally, kind) }))
  return i => {
    const alike = THINGS[kind].flatMap((_, other) => (family(other) === family(i) ? [other] : []))
    const ratios = known.flatMap(({ seats, ratios: each }) => {
      const own = alike.flatMap(other => each[other] ?? [])
      return own.length > 0 ? [{ seats, ratio: mean(own) }] : []
    })
    const values = ratios.map(({ ratio }) => ratio)
    return { ratios, least: Math.min(1, ...values), most: Math.max(1, ...values) }
  }
}

/** Where the middle of a thing is outside, or one of its numbers of players: above 1 it is taken too often. */
function pull({ ratios, least, most }: Found): number {
  if (ratios.length === 0 || (least > LOW && most < HIGH)) return 1
  const values = ratios.map(({ ratio }) => ratio)
  return Math.sqrt(Math.min(...values) * Math.max(...values))
}

/** Kept out of games of two, because it is worth too little or too much there alone. */
function leftOut(row: DecreeRow, { ratios }: Found): boolean {
  const two = ratios.find(({ seats }) => seats === 2)?.ratio
  const others = ratios.filter(({ seats }) => seats > 2).map(({ ratio }) => ratio)
  if (row.notForTwo || two === undefined || others.length === 0) return row.notForTwo
  return (two < LOW && Math.min(...others) > 0.8) || (two > HIGH && Math.max(...others) < 1.2)
}

const steps = <T>(row: T, force: number, step: (row: T, way: Way) => T): T => {
  if (force === 1) return row
  const way: Way = force > 1 ? -1 : 1
  const once = step(row, way)
  return Math.abs(Math.log(force)) > 1 ? step(once, way) : once
}

/** The next numbers to try, and which things have others than before. */
export function moveOn(numbers: Numbers, tallies: readonly Tally[]): Numbers {
  const rich = Math.max(...tallies.map(richness)) / RICH
  const bias = Math.min(1.15, Math.max(1, rich)) ** 2
  const cards = findings(tallies, 'cards', i => THINGS.cards[i]?.id ?? '')
  const clergy = findings(tallies, 'clergy', i => familyOf('', numbers.clergy[i]?.power))
  const decrees = findings(tallies, 'decrees', i => familyOf(THINGS.decrees[i]?.id ?? ''))
  let free = MOST_LEFT_OUT - numbers.decrees.filter(row => row.notForTwo).length
  return {
    cards: numbers.cards.map((row, i): CardRow => steps(row, pull(cards(i)), steppedCard)),
    clergy: numbers.clergy.map((row, i): TileRow => steps(row, pull(clergy(i)), steppedTile)),
    decrees: numbers.decrees.map((row, i): DecreeRow => {
      const found = decrees(i)
      if (!row.notForTwo && free > 0 && leftOut(row, found)) {
        free--
        return { ...row, notForTwo: true }
      }
      const force = pull(found)
      if (force === 1 && !(bias > 1 && found.most > 1.5)) return row
      const times = (force * bias) ** (-1 / ELASTICITY)
      return scaled(row, Math.min(MOST_CHANGE, Math.max(1 / MOST_CHANGE, times)), countsOf(tallies, i))
    }),
  }
}

/** How high the count of a decree was, for its owners above all; every number of players weighs the same. */
function countsOf(tallies: readonly Tally[], decree: number): number[] {
  const counts: number[] = []
  for (const { owners, all, games } of tallies) {
    for (const [list, weight] of [[owners[decree] ?? [], 1] as const, [all[decree] ?? [], 0.25] as const]) {
      for (const [n, often] of list.entries()) {
        counts[n] = (counts[n] ?? 0) + ((often ?? 0) * weight) / Math.max(1, games)
      }
    }
  }
  return Array.from(counts, often => often ?? 0)
}
