import type { Effect, EffectKind, PowerSlot } from '../data/effects.ts'
import type { Frame, OfferName, PhaseName } from '../frames.ts'

/** What the look-ahead has to know about effects, powers and frames. Each table is complete by type. */

interface EffectTraits {
  /** The decision it opens. */
  readonly asks: PhaseName | null
  /** Whether it can bring goods to the warehouse, or takes one. */
  readonly goods: 'brings' | 'takes' | 'none'
  /**
   * The sale or trade afterwards. `same`: nothing about it changes. `kept`: goods of as many types and the State
   * actions that need no goods are there as before. `unclear`: only trying tells.
   */
  readonly market: 'same' | 'kept' | 'unclear'
  /**
   * The store or public building afterwards. `same`: nothing changes about paying or staffing it. `reis`,
   * `influence`, `treasury`: that changes. `unclear`: only trying tells. `builds`: it is such an action itself.
   */
  readonly building: 'same' | 'reis' | 'influence' | 'treasury' | 'unclear' | 'builds'
}

const trait = (
  asks: EffectTraits['asks'],
  goods: EffectTraits['goods'],
  market: EffectTraits['market'],
  building: EffectTraits['building'],
): EffectTraits => ({ asks, goods, market, building })

export const EFFECT_TRAITS: Readonly<Record<EffectKind, EffectTraits>> = {
  reis: trait(null, 'none', 'same', 'reis'),
  wigs: trait(null, 'none', 'same', 'same'),
  good: trait(null, 'brings', 'unclear', 'same'),
  'good-any': trait('take-good', 'brings', 'kept', 'same'),
  'good-store': trait(null, 'brings', 'unclear', 'same'),
  influence: trait(null, 'none', 'same', 'influence'),
  'treasury-up': trait(null, 'none', 'same', 'treasury'),
  recruit: trait('recruit', 'none', 'unclear', 'unclear'),
  cardinal: trait('cardinal', 'none', 'unclear', 'unclear'),
  'state-actions': trait('errands', 'brings', 'unclear', 'unclear'),
  plan: trait('plan', 'none', 'unclear', 'same'),
  favor: trait('favor', 'none', 'unclear', 'same'),
  ship: trait('ship', 'none', 'unclear', 'unclear'),
  produce: trait('produce', 'brings', 'kept', 'unclear'),
  store: trait('store', 'none', 'unclear', 'builds'),
  decree: trait('decree', 'none', 'unclear', 'same'),
  open: trait('open', 'none', 'unclear', 'builds'),
  rubble: trait('take-cube', 'none', 'kept', 'same'),
  'price-up': trait('raise-price', 'none', 'kept', 'same'),
  'lose-reis': trait(null, 'none', 'same', 'unclear'),
  'lose-wigs': trait(null, 'none', 'same', 'unclear'),
  'lose-official': trait('lose-official', 'none', 'kept', 'unclear'),
  'lose-good': trait('lose-good', 'takes', 'unclear', 'unclear'),
  'lose-favor': trait('lose-favor', 'none', 'kept', 'unclear'),
}

const traitsOf = (e: Effect): EffectTraits => EFFECT_TRAITS[e.kind]

export const bringsGoods = (e: Effect): boolean => traitsOf(e).goods === 'brings'
export const takesGood = (e: Effect): boolean => traitsOf(e).goods === 'takes'
export const leavesMarket = (e: Effect): boolean => traitsOf(e).market === 'same'
export const builds = (e: Effect): boolean => traitsOf(e).building === 'builds'

const clear = ({ building }: EffectTraits): boolean => building !== 'unclear' && building !== 'builds'

/** Whether what these effects change about paying and staffing can be worked out. */
export const plain = (reward: readonly Effect[]): boolean => reward.every(e => clear(traitsOf(e)))

/** The same for the price of land, which officials have nothing to do with. */
export const plainLand = (reward: readonly Effect[]): boolean =>
  plain(reward.filter(e => e.kind !== 'recruit'))

/** What a reward changes about the means, as far as it just happens: réis, gains of influence, the treasury. */
export interface Boon {
  readonly reis: number
  readonly gains: number
  readonly treasury: number
}

export function boonOf(reward: readonly Effect[]): Boon {
  const boon = { reis: 0, gains: 0, treasury: 0 }
  for (const e of reward) {
    const { building } = traitsOf(e)
    if (building === 'influence') boon.gains++
    else if (building === 'treasury') boon.treasury++
    else if (building === 'reis' && 'n' in e) boon.reis += e.n
  }
  return boon
}

const askedBy = (such: (traits: EffectTraits) => boolean): PhaseName[] =>
  Object.values(EFFECT_TRAITS).flatMap(traits => (traits.asks && such(traits) ? [traits.asks] : []))

/** Choices that change nothing a store or a building is paid or staffed with. */
export const LEAVE_BUILDING: ReadonlySet<PhaseName> = new Set([...askedBy(clear), 'second-decree'])

/** The same for the price of land. */
export const LEAVE_LAND: ReadonlySet<PhaseName> = new Set([...LEAVE_BUILDING, 'recruit'])

/**
 * Choices after which goods of as many types and the State actions that need no goods are there as before: those
 * of such effects, a discard, and the extra good of a production.
 */
export const KEEP_MARKET: ReadonlySet<PhaseName> = new Set([
  ...askedBy(({ market }) => market !== 'unclear'),
  'room',
  'extra',
])

/**
 * What a power has to do with: the sale or trade a card is followed by, the staff of a public building, or the
 * price of land.
 */
const POWER_TRAITS: Readonly<Record<PowerSlot, 'market' | 'staff' | 'land' | 'neither'>> = {
  land: 'land',
  'rubble-quake': 'land',
  'rubble-fire': 'land',
  'rubble-tsunami': 'land',
  hire: 'staff',
  event: 'neither',
  'sell-gold': 'neither',
  'sell-cloth': 'neither',
  'sell-books': 'neither',
  'sell-tools': 'neither',
  'sell-any': 'neither',
  'sell-ship-own': 'neither',
  'sell-ship-other': 'neither',
  sail: 'neither',
  subsidy: 'neither',
  'visit-king': 'neither',
  'visit-minister': 'neither',
  'visit-builder': 'neither',
  'visit-pay-king': 'neither',
  'visit-pay-minister': 'neither',
  'visit-pay-builder': 'neither',
  'trade-any-king': 'market',
  'trade-any-minister': 'market',
  'trade-any-builder': 'market',
  'produce-gold': 'market',
  'produce-cloth': 'market',
  'produce-books': 'market',
  'produce-tools': 'market',
  warehouse: 'market',
  portfolio: 'neither',
  recruit: 'market',
  staff: 'staff',
  'store-wig': 'neither',
  'open-wig': 'neither',
  'follow-wig': 'neither',
  cardinal: 'market',
  influence: 'staff',
  ship: 'market',
}

export const bearsOnMarket = (slot: PowerSlot): boolean => POWER_TRAITS[slot] === 'market'
export const bearsOnStaff = (slot: PowerSlot): boolean => POWER_TRAITS[slot] === 'staff'
export const bearsOnLand = (slot: PowerSlot): boolean => POWER_TRAITS[slot] === 'land'

/**
 * Promises: frames that stand for something that has to be done. An offer is one unless it can be declined, and
 * effects are one as long as one of them still has to do something.
 */
export const PROMISES: Readonly<Record<Exclude<Frame['kind'], OfferName | 'effects'>, boolean>> = {
  keep: false,
  draft: false,
  'pass-packets': false,
  turn: false,
  room: false,
  surplus: false,
  market: true,
  selling: false,
  trading: false,
  fee: false,
  audience: false,
  follow: false,
  clergy: false,
  extra: false,
  'lose-good': false,
  'lose-favor': false,
  'lose-official': false,
  'second-decree': false,
  clear: true,
  house: false,
  raise: true,
  staff: true,
  draw: false,
  church: false,
  renew: false,
  rewards: false,
  deal: false,
  tuck: false,
  launch: false,
  'place-store': true,
  'noble-action': true,
  'follow-action': true,
  'state-action': true,
  followers: false,
  'event-over': false,
  'lacerda-turn': false,
  'after-action': false,
  upkeep: false,
  'turn-over': false,
  'church-scoring': false,
  'church-next': false,
  blessing: false,
  renewal: false,
  'new-period': false,
  'next-turn': false,
}
