import { type Count, DECREES } from '@ludoteca/lisboa'

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

/** `now` wigs if the game ended here; `stage` is 1 at the start and 0 at the end. */
export function decreeHope(decree: number, now: number, stage: number): number {
  const most = DECREES[decree]?.max ?? 0
  const kept = 1 - (1 - (KEPT[decree] as number)) * Math.min(1, 3 * stage)
  return now * kept + GROWTH * stage * Math.min(most - now, REACH)
}
