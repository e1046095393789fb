import type { Seat } from '@ludoteca/engine'
import type { Effect } from './data/effects.ts'
import type { Good, Noble, StateAction } from './data/terms.ts'
import type { Member } from './member.ts'

/**
 * What is still to be done, as a stack: the last frame comes first. A frame is never changed, only replaced,
 * so copies of a state share them.
 */
export type Frame = Phase | Step

interface Ask {
  readonly seat: Seat
}

/** An action or a reward; `may` tells whether it can be declined. */
interface Offer extends Ask {
  readonly may: boolean
}

/**
 * Every kind of decision and what is kept about it. This is the only list of them: the rules, the texts and the
 * page have tables that are complete by this type.
 */
interface Phases {
  /** Set-up: which of two Clergy tiles to keep. */
  keep: Ask
  /** First hands are drafted: `left` cards of the packet are still to be kept. */
  draft: Ask & { readonly left: number }
  /** The action of a turn. */
  turn: Ask
  /** Make room in the portfolio; `row` is set when that row is full. */
  room: Ask & { readonly row: 'any' | 'top' | 'bottom' }
  /** The portfolio limit fell: a card has to go. */
  surplus: Ask
  /** After a card went into the portfolio: sell or trade; then more of the same. */
  market: Ask
  selling: Ask
  /** `used` is the set of State actions done so far: bit a stands for action a. */
  trading: Ask & { readonly used: number; readonly left: number }
  /** The part of the price of a visit that is paid in réis. */
  fee: Ask & { readonly cost: number }
  /** The optional State action of a visit. */
  audience: Ask & { readonly noble: Noble }
  follow: Ask & { readonly noble: Noble }
  /** Free State actions of an event; `used` as above. */
  errands: Offer & { readonly left: number; readonly used: number }
  favor: Offer
  ship: Offer
  produce: Offer
  plan: Offer
  'take-good': Offer
  'raise-price': Offer
  'take-cube': Offer
  cardinal: Offer & { readonly least: number; readonly most: number }
  /** Face-down church track: the Cardinal has moved `steps`, now one of the tiles beside him is taken. */
  clergy: Ask & { readonly steps: number }
  recruit: Offer & { readonly most: number }
  /** Extra goods of a production; `made` is the set of types produced, types below `from` are settled. */
  extra: Ask & { readonly left: number; readonly made: number; readonly from: Good }
  'lose-good': Ask
  'lose-favor': Ask
  'lose-official': Ask & { readonly left: number }
  decree: Offer
  /** A further decree for a rubble-set marker. */
  'second-decree': Ask
  store: Offer
  /** A store: which cube to clear, then which house to take. */
  clear: Ask & { readonly plot: number }
  house: Ask & { readonly plot: number }
  open: Offer
  /** A public building: plan and tile, then who staffs it. `plans` were held when the spot was chosen. */
  raise: Ask & { readonly spot: number; readonly plans: readonly number[] }
  staff: Ask & { readonly spot: number; readonly plan: number; readonly need: number }
  draw: Ask
  church: Ask
  /** End of period 1: which cards to discard, then which rewards of `cards` to take. */
  renew: Ask
  rewards: Ask & { readonly cards: readonly number[] }
}

export type PhaseName = keyof Phases
export type PhaseOf<K extends PhaseName> = { readonly [N in K]: Phases[N] & { readonly kind: N } }[K]

/** A decision: the game waits for one seat to choose. */
export type Phase = PhaseOf<PhaseName>

/** Actions and rewards. */
export type OfferName = { readonly [K in PhaseName]: Phases[K] extends Offer ? K : never }[PhaseName]

export const OFFERS: Readonly<Record<OfferName, true>> = {
  errands: true,
  favor: true,
  ship: true,
  produce: true,
  plan: true,
  'take-good': true,
  'raise-price': true,
  'take-cube': true,
  cardinal: true,
  recruit: true,
  decree: true,
  store: true,
  open: true,
}

/** A step happens by itself when its frame comes to the top. */
export type Step =
  /** Set-up after the Clergy tiles are chosen: church track, hands, first turn. */
  | { readonly kind: 'deal' }
  /** Packets have been looked through; the next time so many cards stay. */
  | { readonly kind: 'pass-packets'; readonly round: number }
  /**
   * Effects from `at` on. `must`: at least one has to do something, and `done` tells whether one did.
   * `good` is the trade of the store being built, or none.
   */
  | (Ask & {
      readonly kind: 'effects'
      readonly list: readonly Effect[]
      readonly at: number
      readonly must: boolean
      readonly done: boolean
      readonly good: Good
    })
  | (Ask & { readonly kind: 'tuck'; readonly card: number })
  /** The ship has been paid for and has its place. */
  | (Ask & { readonly kind: 'launch'; readonly ship: number })
  /** The land reward has been taken: the tile goes onto the plot. */
  | (Ask & { readonly kind: 'place-store'; readonly slot: number; readonly plot: number })
  /** The compulsory Noble action of a visit; what a follower chose; a State action paid for. */
  | (Ask & { readonly kind: 'noble-action'; readonly noble: Noble })
  | (Ask & { readonly kind: 'follow-action'; readonly noble: Noble; readonly action: number })
  | (Ask & { readonly kind: 'state-action'; readonly action: StateAction })
  /** Ask the next player after `last` who may follow; then the visit is over. */
  | (Ask & { readonly kind: 'followers'; readonly noble: Noble; readonly last: Seat })
  | (Ask & { readonly kind: 'event-over' })
  /** What remains of a turn. */
  | (Ask & { readonly kind: 'lacerda-turn' | 'after-action' | 'upkeep' | 'turn-over' })
  /** Church scoring: `asked` players have been asked, from `first` on; the influence of one of them. */
  | { readonly kind: 'church-scoring' }
  | { readonly kind: 'church-next'; readonly first: Seat; readonly asked: number }
  | (Ask & { readonly kind: 'blessing' })
  /** End of period 1: `asked` players have renewed their hands, from `first` on. */
  | { readonly kind: 'renewal'; readonly first: Seat; readonly asked: number }
  | { readonly kind: 'new-period' | 'next-turn' }

export type StepKind = Step['kind']
export type StepOf<K extends StepKind> = Member<Step, 'kind', K>
