import type { Architect, Column, Good, Kind, Noble, Row, Rubble, Side } from './terms.ts'

/**
 * What cards, tiles and spaces can do, as data. The tables write effects as short codes
 * (`R(3);INF`); `codes.ts` reads them when the module loads. A table row never holds a function.
 */

/** Something that happens once, from left to right along a card. */
export type Effect =
  /** R(n), W(n) */
  | { readonly kind: 'reis' | 'wigs'; readonly n: number }
  /** G(gold) … G(tools): just happens if there is room. */
  | { readonly kind: 'good'; readonly good: Good }
  /** G(any): a choice. */
  | { readonly kind: 'good-any' }
  /** G(store): the type of the store being built. Only on plots. */
  | { readonly kind: 'good-store' }
  /** INF */
  | { readonly kind: 'influence' }
  /** T+ */
  | { readonly kind: 'treasury-up' }
  /** OFF(n): up to n officials, each into a different office. */
  | { readonly kind: 'recruit'; readonly n: number }
  /** CARD1: the Cardinal moves exactly `steps` gaps. */
  | { readonly kind: 'cardinal'; readonly steps: number }
  /** STATE(n): up to n different State actions without goods, at least one. */
  | { readonly kind: 'state-actions'; readonly n: number }
  /** PLAN, FAV, SHIP, PROD, STORE, DECREE, OPEN: the actions of those names. */
  | { readonly kind: 'plan' | 'favor' | 'ship' | 'produce' | 'store' | 'decree' | 'open' }
  /** RUB: a cube from the pile beside the city, if there is one. */
  | { readonly kind: 'rubble' }
  /** P+(any): a choice of one good whose price rises by 1. */
  | { readonly kind: 'price-up' }
  /** -R(n), -W(n), -OFF(n): as far as possible. */
  | { readonly kind: 'lose-reis' | 'lose-wigs' | 'lose-official'; readonly n: number }
  /** -G(any), -FAV: a choice, as far as possible. */
  | { readonly kind: 'lose-good' | 'lose-favor' }

export type EffectKind = Effect['kind']

/**
 * Something that holds as long as a Treasury card is in the portfolio or a Clergy tile on the board.
 * Every power adds `n` to one slot; equal powers add up. `ALL` is more than there can ever be.
 */
export interface Power {
  readonly slot: PowerSlot
  readonly n: number
}

export const ALL = 99

/** Where a slot is one per good, noble or rubble colour, they stand in the order of `terms.ts`. */
export const POWER_SLOTS = [
  /** LAND-n: land costs n réis less. */
  'land',
  /** RUBBLE(colour,k): k cubes of that colour cost nothing when buying land. */
  'rubble-quake',
  'rubble-fire',
  'rubble-tsunami',
  /** HIRE-n: each hired official costs n réis less. */
  'hire',
  /** EVENT-n: sponsoring costs n réis less. */
  'event',
  /** SELL+n(type): n réis more for each such good sold. */
  'sell-gold',
  'sell-cloth',
  'sell-books',
  'sell-tools',
  /** SELL+n(any): n réis more for each good sold; comes on top of the four above. */
  'sell-any',
  /** SHIPSELL+n(own), SHIPSELL+n(other): n réis more for each good sold onto such a ship. */
  'sell-ship-own',
  'sell-ship-other',
  /** SAIL+n: n wigs each time one of your ships sets sail. */
  'sail',
  /** SUBSIDY+n: n réis more for each later Treasury card played into the portfolio. */
  'subsidy',
  /** VISIT-n(noble): visiting or following costs n influence less. */
  'visit-king',
  'visit-minister',
  'visit-builder',
  /** VISITPAY(noble,n): first take n réis when visiting or following. */
  'visit-pay-king',
  'visit-pay-minister',
  'visit-pay-builder',
  /** TRADEANY(noble): accepts any good from you in Trade. */
  'trade-any-king',
  'trade-any-minister',
  'trade-any-builder',
  /** PROD+n(type): n more such goods each time you produce, even without a store of the type. */
  'produce-gold',
  'produce-cloth',
  'produce-books',
  'produce-tools',
  /** WAREHOUSE+n: n more places for each type of good. */
  'warehouse',
  /** PORTFOLIO+n: n more cards, never beyond the slots. */
  'portfolio',
  /** RECRUIT+n: the State action Recruit places n more officials. */
  'recruit',
  /** STAFF-n: opening a public building needs n officials fewer, at least 1. */
  'staff',
  /** STOREWIG+n, OPENWIG+n, FOLLOWWIG+n: n wigs each time. */
  'store-wig',
  'open-wig',
  'follow-wig',
  /** CARDINAL+n: the State action Meet the Cardinal may move him n gaps further. */
  'cardinal',
  /** INF+n: n more each time you gain influence. */
  'influence',
  /** SHIP-n: a ship costs n goods less. */
  'ship',
] as const
export type PowerSlot = (typeof POWER_SLOTS)[number]

/** What a decree may count in its owner's final position. */
export const PLAIN_COUNTS = [
  'stores',
  /** Different types, rows, columns among the owner's stores. */
  'store-types',
  'store-rows',
  'store-columns',
  /** The largest number of stores of one type. */
  'largest-trade',
  /** Pairs of the owner's stores facing each other across one street in the same row. */
  'facing-pairs',
  'plans-done',
  'plans-open',
  /** Public buildings standing in the whole city, whoever opened them. */
  'city-buildings',
  'officials-in-offices',
  'officials-at-work',
  'officials-on-board',
  /** Offices with more of the owner's officials than of any other player's; dummies are nobody's. */
  'offices-led',
  /** Offices with at least one of the owner's officials. */
  'offices-staffed',
  'ships',
  'hull-sum',
  'largest-hull',
  /** Goods in the holds of the owner's ships, at sea or not. */
  'goods-in-holds',
  'clergy',
  'favors',
  'decrees',
  /** All cards in the portfolio, ships included. */
  'portfolio',
  /** Nobles of whom there is at least one card in the portfolio. */
  'patrons',
  'cubes',
  'rubble-sets',
  /** Goods in the warehouse, not in holds; sets of four different ones. */
  'goods',
  'goods-sets',
  'reis',
  'influence',
  /** House groups without a house left on the player board. */
  'empty-house-groups',
  /** The right-hand number at the treasury marker. */
  'treasury-right',
] as const

export type Count =
  | { readonly of: (typeof PLAIN_COUNTS)[number] }
  | { readonly of: 'stores-of-type' | 'goods-of-type'; readonly good: Good }
  | { readonly of: 'stores-in-row'; readonly row: Row }
  | { readonly of: 'stores-in-column'; readonly column: Column }
  | { readonly of: 'plans-done-by'; readonly architect: Architect }
  /** Public buildings the owner opened on that side. */
  | { readonly of: 'opened-on'; readonly side: Side }
  | { readonly of: 'officials-in-office'; readonly noble: Noble }
  /** Political cards of one kind in the portfolio. */
  | { readonly of: 'portfolio-kind'; readonly kind: Kind }
  | { readonly of: 'cubes-of-colour'; readonly rubble: Rubble }

/** Final wigs of a decree as a function of one count; never more than the card's `max`. */
export type DecreeFormula =
  /** `wigs` for every `per` counted beyond the first `beyond`, and `bonus.wigs` once `bonus.at` is reached. */
  | {
      readonly kind: 'each'
      readonly count: Count
      readonly wigs: number
      readonly per: number
      readonly beyond: number
      readonly bonus: { readonly at: number; readonly wigs: number } | null
    }
  /** The wigs of the last step reached; steps rise. */
  | {
      readonly kind: 'steps'
      readonly count: Count
      readonly steps: readonly { readonly at: number; readonly wigs: number }[]
    }

/** How many wigs a decree gives when its count is `n`. */
export function formulaWigs(formula: DecreeFormula, n: number): number {
  if (formula.kind === 'each') {
    const beyond = Math.max(0, n - formula.beyond)
    const bonus = formula.bonus && n >= formula.bonus.at ? formula.bonus.wigs : 0
    return formula.wigs * Math.floor(beyond / formula.per) + bonus
  }
  let wigs = 0
  for (const step of formula.steps) if (n >= step.at) wigs = step.wigs
  return wigs
}
