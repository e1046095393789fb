import type { Seat } from '@ludoteca/engine'
import {
  derived,
  type Effect,
  POWER_SLOTS,
  type PowerSlot,
  type State,
  type Tables,
  tablesOf,
  visitCost,
} from '../rules/index.ts'

/** Everything is counted in wigs at the end of the game. */

/** A use of one unit of each power brings this much in a whole game of some ten turns. */
const POWER_USE: Readonly<Record<PowerSlot, number>> = {
  land: 1.2,
  'rubble-quake': 1.6,
  'rubble-fire': 1.1,
  'rubble-tsunami': 0.05,
  hire: 0.8,
  event: 0.6,
  'sell-gold': 0.9,
  'sell-cloth': 0.8,
  'sell-books': 0.8,
  'sell-tools': 0.8,
  'sell-any': 2.4,
  'sell-ship-own': 1.4,
  'sell-ship-other': 1.8,
  sail: 2,
  subsidy: 0.5,
  'visit-king': 1.6,
  'visit-minister': 1.8,
  'visit-builder': 2.6,
  'visit-pay-king': 0.5,
  'visit-pay-minister': 0.6,
  'visit-pay-builder': 0.8,
  'trade-any-king': 1.2,
  'trade-any-minister': 1.2,
  'trade-any-builder': 1.2,
  'produce-gold': 1.6,
  'produce-cloth': 1.3,
  'produce-books': 1.3,
  'produce-tools': 1.3,
  warehouse: 0.8,
  portfolio: 3,
  recruit: 0.8,
  staff: 3,
  'store-wig': 1.6,
  'open-wig': 1.2,
  'follow-wig': 0.9,
  cardinal: 0.4,
  influence: 3,
  ship: 1.2,
}

/** Turns of a whole game: what a power is worth shrinks with those that are left. */
export const GAME = 10

/** One `RUBBLE(colour,all)` saves a few réis per store. */
const ENOUGH = 40
const USES = POWER_SLOTS.map(slot => POWER_USE[slot])
const USE_OF = new Map(POWER_SLOTS.map((slot, i) => [slot, USES[i] as number]))

const powerUse = (power: { readonly slot: PowerSlot; readonly n: number } | null): number =>
  power ? (USE_OF.get(power.slot) ?? 0) * Math.min(power.n, ENOUGH) : 0

/** A position, as far as the set it is played with goes. */
type With = Pick<State, 'set'>

const cardPowers = derived(({ cards }) => cards.map(card => powerUse(card.power)))
const tilePowers = derived(({ clergy }) => clergy.map(tile => powerUse(tile.power)))

export const cardPower = (s: With, card: number, turns: number): number =>
  ((cardPowers(tablesOf(s))[card] as number) * Math.min(turns, GAME)) / GAME

/** A tile works while it lies there and is given up some day, if a church scoring still comes. */
export const tileWorth = (s: With, tile: number, turns: number): number =>
  ((tilePowers(tablesOf(s))[tile] as number) * Math.min(turns, GAME)) / GAME +
  (tablesOf(s).clergy[tile]?.wigs ?? 0) * 0.22 * Math.min(turns, 3.5)

/** What an effect is worth at once, in the middle of a game. */
const EFFECTS: Readonly<Record<Effect['kind'], number>> = {
  reis: 0.4,
  wigs: 1,
  good: 1.3,
  'good-any': 1.7,
  'good-store': 1.4,
  influence: 2.2,
  'treasury-up': 0,
  recruit: 1.1,
  cardinal: 2.2,
  'state-actions': 2.4,
  plan: 1.6,
  favor: 2.6,
  ship: 3,
  produce: 2,
  store: 7,
  decree: 5,
  open: 8,
  rubble: 1.8,
  'price-up': 0.4,
  'lose-reis': -0.4,
  'lose-wigs': -1,
  'lose-official': -1,
  'lose-good': -1.2,
  'lose-favor': -2.5,
}

export const effectsWorth = (effects: readonly Effect[]): number =>
  effects.reduce((sum, effect) => sum + EFFECTS[effect.kind] * ('n' in effect ? effect.n : 1), 0)

/** What playing a Noble card into the portfolio brings besides its icons. */
const bottoms = derived(({ cards }) => cards.map(card => effectsWorth(card.bottom)))
const events = derived(({ cards }) => cards.map(card => effectsWorth(card.event)))

/** How much one would like to draw a card with this many turns to go: it is played once, one way or the other. */
const EVENT_PRICE = 3.5

export function cardWorth(s: With, card: number, turns: number): number {
  const { influence, power } = tablesOf(s).cards[card] as Tables['cards'][number]
  if (turns < 0.5) return 0
  if (power) return Math.max(1.5 + cardPower(s, card, turns), eventWorth(s, card) - EVENT_PRICE)
  return Math.max(0, bottomWorth(s, card)) * 0.7 + influence * 0.12 * Math.min(turns, GAME) + 1
}
/** One réis in the middle of a game. */
export const REIS = 0.55

export const eventWorth = (s: With, card: number): number => events(tablesOf(s))[card] as number
export const bottomWorth = (s: With, card: number): number => bottoms(tablesOf(s))[card] as number

/** What an audience costs in wigs: influence that could have served elsewhere. */
export function audiencePrice(s: State, seat: Seat, noble: number): number {
  return 0.85 * visitCost(s, seat, noble)
}
