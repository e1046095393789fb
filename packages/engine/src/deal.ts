import type { Deal, Setup } from './contract.ts'
import type { Rng } from './rng.ts'
import { sha256, sha256Words } from './sha256.ts'

/*
 * What follows from a seed, and nothing else does: the key of the deal, which stays secret, and the commitment, which
 * is published before the game so that nobody can choose another seed later. Each is a hash under a label of its own,
 * so neither says anything about the other.
 */

/** How new games are dealt. */
export const DEAL: Deal = 2

const KEY = 'ludoteca/deal/2'
const COMMITMENT = 'ludoteca/commitment/2'

/** No label is the beginning of another, and none contains the byte that ends it. */
const under = (label: string, seed: string): string => `${label}\0${seed}`

type Dealt = Pick<Setup, 'seed' | 'deal'>

/** The generator a game is dealt with. */
export const dealRng = ({ seed, deal = DEAL }: Dealt): Rng => ({
  key: sha256Words(deal === 1 ? seed : under(KEY, seed)),
  drawn: 0,
})

/** What may be published of a seed before the game is over; null where nothing may be. */
export const commitmentTo = ({ seed, deal = DEAL }: Dealt): string | null =>
  deal === 1 ? null : sha256(under(COMMITMENT, seed))

/** Whether this is what was promised; `print` may also be one that was published when 1 was the way to deal. */
export const isPromised = (dealt: Dealt, print: string): boolean =>
  print === commitmentTo(dealt) || print === sha256(dealt.seed)
