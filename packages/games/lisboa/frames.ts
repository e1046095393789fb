import type { Seat } from '@ludoteca/engine'
import type { Effect } from './data/effects.ts'
import type { Good, Noble, StateAction } from './data/terms.ts'
import type { Member } from './member.ts'

/**
 * What is still to be done, as a stack: the last frame comes first. A frame is never changed, only replaced,
 * so copies of a state share them.
 */
export type Frame = Decision | Step

interface Ask {
  readonly seat: Seat
}

/** Rewards: `may` tells whether the choice can be declined. */
interface Offer extends Ask {
  readonly may: boolean
}

/** Somebody has to choose. */
export type Decision =
  /** Set-up: which of two Clergy tiles to keep. */
  | (Ask & { readonly kind: 'keep' })
  /** The action of a turn. */
  | (Ask & { readonly kind: 'turn' })
  /** Make room in the portfolio; `row` is set when that row is full. */
  | (Ask & { readonly kind: 'room'; readonly row: 'any' | 'top' | 'bottom' })
  /** The portfolio limit fell: a card has to go. */
  | (Ask & { readonly kind: 'surplus' })
  /** After a card went into the portfolio: sell or trade; then more of the same. */
  | (Ask & { readonly kind: 'market' })
  | (Ask & { readonly kind: 'selling' })
  /** `used` is the set of State actions done so far: bit a stands for action a. */
  | (Ask & { readonly kind: 'trading'; readonly used: number; readonly left: number })
  /** How much of the price of a visit is paid in réis. */
  | (Ask & { readonly kind: 'fee'; readonly cost: number })
  /** The optional State action of a visit. */
  | (Ask & { readonly kind: 'audience'; readonly noble: Noble })
  | (Ask & { readonly kind: 'follow'; readonly noble: Noble })
  /** Free State actions of an event; `used` as above. */
  | (Offer & { readonly kind: 'errands'; readonly left: number; readonly used: number })
  | (Offer & {
      readonly kind: 'favor' | 'ship' | 'produce' | 'plan' | 'take-good' | 'raise-price' | 'take-cube'
    })
  | (Offer & { readonly kind: 'cardinal'; readonly least: number; readonly most: number })
  /** Face-down church track: the Cardinal has moved `steps`, now one of the tiles beside him is taken. */
  | (Ask & { readonly kind: 'clergy'; readonly steps: number })
  | (Offer & { readonly kind: 'recruit'; readonly most: number })
  /** Extra goods of a production; `made` is the set of types produced, types below `from` are settled. */
  | (Ask & { readonly kind: 'extra'; readonly left: number; readonly made: number; readonly from: Good })
  | (Ask & { readonly kind: 'lose-good' | 'lose-favor' })
  | (Ask & { readonly kind: 'lose-official'; readonly left: number })
  | (Offer & { readonly kind: 'decree' | 'store' | 'open' })
  /** A further decree for a rubble-set marker. */
  | (Ask & { readonly kind: 'second-decree' })
  /** A store: which cube to clear, then which house to take. */
  | (Ask & { readonly kind: 'clear' | 'house'; readonly plot: number })
  /** A public building: plan and tile, then who staffs it. `plans` were held when the spot was chosen. */
  | (Ask & { readonly kind: 'raise'; readonly spot: number; readonly plans: readonly number[] })
  | (Ask & { readonly kind: 'staff'; readonly spot: number; readonly plan: number; readonly need: number })
  | (Ask & { readonly kind: 'draw' })
  | (Ask & { readonly kind: 'church' })
  /** End of period 1: which cards to discard, then which rewards of `cards` to take. */
  | (Ask & { readonly kind: 'renew' })
  | (Ask & { readonly kind: 'rewards'; readonly cards: readonly number[] })

export type DecisionKind = Decision['kind']

export type Offering = Extract<Decision, Offer>

/** Actions and rewards, which can sometimes be declined. */
export const OFFERS: ReadonlySet<Frame['kind']> = new Set<Offering['kind']>([
  'errands',
  'favor',
  'ship',
  'produce',
  'plan',
  'take-good',
  'raise-price',
  'take-cube',
  'cardinal',
  'recruit',
  'decree',
  'store',
  'open',
])

export type DecisionOf<K extends DecisionKind> = Member<Decision, 'kind', K>

/** Happens by itself when its turn comes. */
export type Step =
  /** Set-up after the Clergy tiles are chosen: church track, hands, first turn. */
  | { readonly kind: 'deal' }
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
  | (Ask & { readonly kind: 'after-action' | 'upkeep' | 'turn-over' })
  /** Church scoring: `asked` players have been asked, from `first` on; the influence of one of them. */
  | { readonly kind: 'church-scoring' }
  | { readonly kind: 'church-next'; readonly first: Seat; readonly asked: number }
  | (Ask & { readonly kind: 'blessing' })
  /** End of period 1: `asked` players have renewed their hands, from `first` on. */
  | { readonly kind: 'renewal'; readonly first: Seat; readonly asked: number }
  | { readonly kind: 'new-period' | 'next-turn' }

export type StepKind = Step['kind']
export type StepOf<K extends StepKind> = Member<Step, 'kind', K>
