import { BUILDINGS, CARDS, CLERGY, DECREES, SPOTS } from '../../rules/index.ts'
import { KINDS, type KindOfThing, type Tally } from './tally.ts'

/** How far the things of a sample are from their fair share. */

const DEAD = 1 / 3
const DOMINANT = 3
/** Decrees should bring no more than this part of the points. */
export const RICH = 1 / 3
/** So many choices by turns are added to every thing, so that few of them prove nothing. */
const DOUBT = 2

export const THINGS: Readonly<Record<KindOfThing, readonly { readonly id: string }[]>> = {
  cards: CARDS,
  clergy: CLERGY,
  decrees: DECREES,
  spots: SPOTS,
  buildings: BUILDINGS,
}

/** The kinds whose numbers are ours. */
export const OWN = ['cards', 'clergy', 'decrees'] as const

const total = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)

/** Taken against the fair share; cards come unasked, so that they are set against all cards. Null where too little is known. */
export function ratiosOf(tally: Tally, kind: KindOfThing, doubt = DOUBT): (number | null)[] {
  const { fair, chosen } = tally.used[kind]
  const mean = kind === 'cards' ? total(chosen) / total(fair) : 1
  return THINGS[kind].map((_, i) => {
    const due = (fair[i] ?? 0) * mean
    return due < 1 ? null : ((chosen[i] ?? 0) + doubt) / (due + doubt)
  })
}

interface Outlier {
  readonly kind: KindOfThing
  readonly id: string
  readonly ratio: number
}

export function outliers(tally: Tally): Outlier[] {
  return KINDS.flatMap(kind =>
    ratiosOf(tally, kind, 0).flatMap((ratio, i) => {
      const id = THINGS[kind][i]?.id ?? ''
      return ratio !== null && (ratio < DEAD || ratio > DOMINANT) ? [{ kind, id, ratio }] : []
    }),
  )
}

export const richness = (tally: Tally): number => tally.decreePoints / tally.points

/** 0 when everything of ours is inside the bars; the farther outside, the more. */
export function distance(tallies: readonly Tally[]): number {
  let far = 0
  for (const tally of tallies) {
    for (const kind of OWN) {
      for (const ratio of ratiosOf(tally, kind)) {
        if (ratio !== null) far += Math.max(0, Math.abs(Math.log(ratio)) - Math.log(DOMINANT) + 0.1)
      }
    }
    far += 10 * Math.max(0, richness(tally) - RICH)
  }
  return far
}
