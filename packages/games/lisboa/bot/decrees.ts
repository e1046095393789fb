import type { Seat } from '@ludoteca/engine'
import {
  acrossOf,
  type Count,
  type Decree,
  decreeWigs,
  derived,
  formulaWigs,
  NONE,
  type State,
  tablesOf,
} from '../rules/index.ts'

/** Counts that come and go: what they give now is not yet in the bag. */
const FLEETING: ReadonlySet<Count['of']> = new Set<Count['of']>([
  'goods',
  'goods-of-type',
  'goods-sets',
  'goods-in-holds',
  'reis',
  'influence',
  'officials-in-office',
  'officials-in-offices',
  'officials-on-board',
  'offices-led',
  'offices-staffed',
  'clergy',
  'favors',
  'plans-open',
  'portfolio-kind',
  'treasury-right',
])

const keptOf = derived(({ decrees }) =>
  decrees.map(decree => (FLEETING.has(decree.formula.count.of) ? 0.6 : 1)),
)

/** How much of what a decree lacks, within reach, its owner will still fulfil with the whole game to come. */
const GROWTH = 0.5
const REACH = 6

/** Wigs at the end of the game; `stage` is 1 at the start and 0 at the end. */
export function decreeHope(s: State, seat: Seat, decree: number, stage: number): number {
  const { formula, max } = tablesOf(s).decrees[decree] as Decree
  const now = decreeWigs(s, seat, decree)
  const kept = 1 - (1 - (keptOf(tablesOf(s))[decree] as number)) * Math.min(1, 3 * stage)
  const growth =
    formula.count.of === 'facing-pairs'
      ? pairChance(s, seat, stage) * Math.min(max - now, formulaWigs(formula, 1))
      : GROWTH * stage * Math.min(max - now, REACH)
  return now * kept + growth
}

/** A pair comes all at once: with a store in place, a plot across its street is all that is missing. */
const PAIR_BEGUN = 0.6
const PAIR_AHEAD = 0.25

const pairChance = (s: State, seat: Seat, stage: number): number =>
  (oppositeFree(s, seat) ? PAIR_BEGUN : PAIR_AHEAD) * Math.min(1, 2 * stage)

/** Whether the plot across the street from some store of this seat is free. */
function oppositeFree(s: State, seat: Seat): boolean {
  for (let plot = 0; plot < s.owners.length; plot++) {
    if (s.owners[plot] !== seat) continue
    if (s.owners[acrossOf(plot, s.streets[plot] as number)] === NONE) return true
  }
  return false
}
