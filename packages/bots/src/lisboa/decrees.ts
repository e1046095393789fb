import type { Seat } from '@ludoteca/engine'
import { COLUMNS, type Count, DECREES, type Decree, decreeWigs, NONE, type State } from '@ludoteca/lisboa'

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

const KEPT: readonly number[] = DECREES.map(decree => (FLEETING.has(decree.formula.count.of) ? 0.6 : 1))

/** How much of what a decree lacks, within reach, its owner will still fulfil with the whole game to come. */
const GROWTH = 0.5
const REACH = 6

/** Wigs at the end of the game; `stage` is 1 at the start and 0 at the end. */
export function decreeHope(s: State, seat: Seat, decree: number, stage: number): number {
  const { formula, max } = DECREES[decree] as Decree
  const now = decreeWigs(s, seat, decree)
  const kept = 1 - (1 - (KEPT[decree] as number)) * Math.min(1, 3 * stage)
  const growth =
    formula.count.of === 'facing-pairs'
      ? Math.min(max - now, REACH * 1.5) * pairChance(s, seat, stage)
      : GROWTH * stage * Math.min(max - now, REACH)
  return now * kept + growth
}

/** A pair comes all at once: with one store in place, the plot across the street is all that is missing. */
const pairChance = (s: State, seat: Seat, stage: number): number =>
  (opposites(s, seat) > 0 ? 0.6 : 0.25) * Math.min(1, 2 * stage)

/** Free plots across the street from a store of this seat. */
function opposites(s: State, seat: Seat): number {
  let free = 0
  for (let plot = 0; plot < s.owners.length; plot++) {
    if (s.owners[plot] !== seat) continue
    const east = s.streets[plot] === plot % COLUMNS
    if (s.owners[east ? plot + 1 : plot - 1] === NONE) free++
  }
  return free
}
