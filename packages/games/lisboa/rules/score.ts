import type { Seat, Standing } from '@ludoteca/engine'
import { countOf, officialsAtWork } from './counts.ts'
import { formulaWigs } from './data/effects.ts'
import { LACERDA_CUBE_WIGS } from './data/lacerda.ts'
import {
  FAVOR_WIGS,
  OFFICIAL_MAJORITY,
  OFFICIAL_MAJORITY_TWO_PLAYERS,
  REIS_PER_WIG,
  SET_WIGS,
  STORE_MAJORITIES,
  STORE_MAJORITIES_TWO_PLAYERS,
} from './data/scoring.ts'
import { GOODS } from './data/terms.ts'
import { isLacerda, lacerdaCubes, levelOf } from './lacerda.ts'
import { hullSize, player, sets } from './phases/board.ts'
import { tradeAt } from './phases/city/relevance.ts'
import { tablesOf } from './set/of.ts'
import { NONE, type State } from './state.ts'

/** What a standing is made of: wigs on the track, and what final scoring adds if the game ended now. */
const PARTS = [
  'wigs',
  'ships',
  'sets',
  'gold-stores',
  'cloth-stores',
  'books-stores',
  'tools-stores',
  'reis',
  'decrees',
  'officials',
  'favors',
] as const
export type Part = (typeof PARTS)[number]

/** Points of each player for a majority. Nobody scores with nothing. */
export function majority(
  counts: readonly number[],
  places: readonly number[],
  ties: 'higher' | 'shared',
): number[] {
  return counts.map(count => {
    if (count === 0) return 0
    let better = 0
    let tied = 0
    for (const other of counts) {
      if (other > count) better++
      if (other === count) tied++
    }
    if (ties === 'higher') return places[better] ?? 0
    let pot = 0
    for (let place = better; place < better + tied; place++) pot += places[place] ?? 0
    return Math.floor(pot / tied)
  })
}

/** What one decree is worth to its owner now. */
export function decreeWigs(s: State, seat: Seat, decree: number): number {
  if (isLacerda(s, seat)) return levelOf(s).decree
  const card = tablesOf(s).decrees[decree]
  return card ? Math.min(card.max, formulaWigs(card.formula, countOf(s, seat, card.formula.count))) : 0
}

/** By type of good and by seat. */
function storeCounts(s: State): number[][] {
  const counts = GOODS.map(() => s.players.map(() => 0))
  for (let plot = 0; plot < s.owners.length; plot++) {
    const owner = s.owners[plot] as number
    if (owner === NONE) continue
    const row = counts[tradeAt(s, plot)] as number[]
    row[owner] = (row[owner] as number) + 1
  }
  return counts
}

/** What the places of a store majority are worth: with two players the value of the second is left out. */
export function storePlaces(s: State, good: number): readonly number[] {
  const skips = s.seats === 2 && s.variants.twoPlayers === 'third'
  return (skips ? STORE_MAJORITIES_TWO_PLAYERS : STORE_MAJORITIES)[good] as readonly number[]
}

/** For each player the points in the order of `PARTS`. */
function partsOf(s: State): number[][] {
  const { ties } = s.variants
  const stores = storeCounts(s).map((counts, good) => majority(counts, storePlaces(s, good), ties))
  const atWork = s.players.map((_, seat) => officialsAtWork(s, seat))
  const officials = majority(atWork, s.seats === 2 ? OFFICIAL_MAJORITY_TWO_PLAYERS : OFFICIAL_MAJORITY, ties)
  return s.players.map((p, seat) => [
    p.wigs,
    p.ships.reduce((sum, hull) => sum + hullSize(hull.ship), 0),
    isLacerda(s, seat) ? lacerdaCubes(s) * LACERDA_CUBE_WIGS : sets(p) * SET_WIGS,
    ...stores.map(points => points[seat] as number),
    Math.floor(p.reis / REIS_PER_WIG),
    p.decrees.reduce((sum, decree) => sum + decreeWigs(s, seat, decree), 0),
    officials[seat] as number,
    p.favors.reduce((sum, n) => sum + n, 0) * FAVOR_WIGS,
  ])
}

const totalOf = (parts: readonly number[]): number => parts.reduce((sum, points) => sum + points, 0)

export const totals = (s: State): number[] => partsOf(s).map(totalOf)

/** Most wigs; then influence, then réis; then a shared place. */
export function standings(s: State): Standing[] {
  const parts = partsOf(s)
  const keys = parts.map((each, seat) => [totalOf(each), player(s, seat).influence, player(s, seat).reis])
  const ahead = (a: readonly number[], b: readonly number[]): boolean => {
    const at = a.findIndex((n, i) => n !== b[i])
    return at !== -1 && (a[at] as number) > (b[at] as number)
  }
  return parts.map((each, seat) => ({
    seat,
    rank: 1 + keys.filter(other => ahead(other, keys[seat] as number[])).length,
    total: totalOf(each),
    parts: PARTS.map((key, i) => ({ key, points: each[i] as number })),
  }))
}
