import type { Action } from '@ludoteca/engine'

export interface Choice {
  readonly action: Action
  readonly visits: number
  /** The estimated share of the victory. */
  readonly share: number
}

/** How much a share is doubted that was hardly tried. */
const DOUBT = 0.04

const sure = ({ share, visits }: Choice): number => share - DOUBT / Math.sqrt(visits)

/** The best first: a good share that was tried often enough to be trusted. */
export const ranked = (choices: readonly Choice[]): Choice[] => [...choices].sort((a, b) => sure(b) - sure(a))

/** A short search cannot tell smaller differences in shares. */
const TIE = 0.03

/** The choices of a decision that offers something free: where passing leads by next to nothing, taking it comes first. */
export function taking(choices: readonly Choice[]): Choice[] {
  const [first, ...rest] = choices
  const other = rest.find(({ action }) => action.type !== 'pass')
  if (first?.action.type !== 'pass' || !other || other.share < first.share - TIE) return [...choices]
  return [other, first, ...rest.filter(each => each !== other)]
}

/** Several searches of one decision as if they were one: every visit counts alike, whoever made it. */
export function merged(searches: readonly (readonly Choice[])[]): Choice[] {
  const sums = new Map<Action, { visits: number; won: number }>()
  for (const { action, visits, share } of searches.flat()) {
    const sum = sums.get(action) ?? { visits: 0, won: 0 }
    sum.visits += visits
    sum.won += visits * share
    sums.set(action, sum)
  }
  return ranked([...sums].map(([action, { visits, won }]) => ({ action, visits, share: won / visits })))
}
