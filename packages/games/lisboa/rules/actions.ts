import type { Architect, Good, Group, Kind, Noble, Rubble, StateAction } from './data/terms.ts'
import type { Member } from './member.ts'

/** Numbers of cards, tiles, ships, plots and so on are positions in the tables of `data/`. */
export type Action =
  /** Set-up: keep one of the two Clergy tiles drawn. */
  | { readonly type: 'keep'; readonly tile: number }
  /** Set-up: a card of the packet that stays in the first hand. */
  | { readonly type: 'keep-card'; readonly card: number }
  /** The turn: discard a card for 1 gold, or play it in one of three ways. */
  | { readonly type: 'discard' | 'portfolio' | 'visit' | 'sponsor'; readonly card: number }
  /** A card or a ship leaves the portfolio: to make room, or because the limit fell. */
  | { readonly type: 'drop-card'; readonly card: number }
  | { readonly type: 'drop-ship'; readonly ship: number }
  | { readonly type: 'sell'; readonly good: Good; readonly ship: number }
  | { readonly type: 'trade'; readonly good: Good; readonly action: StateAction }
  /** The réis part of the price of a visit; the rest is influence, then wigs. */
  | { readonly type: 'pay'; readonly reis: number }
  /** A State action without a good: in a visit or by an event. */
  | { readonly type: 'state'; readonly action: StateAction }
  /** Return the Royal Favor and do this State action, or the Noble action (`NOBLE_ACTION`). */
  | { readonly type: 'follow'; readonly action: StateAction | typeof NOBLE_ACTION }
  | { readonly type: 'favor'; readonly noble: Noble }
  /** Move the Cardinal and take the Clergy tile of that spot. */
  | { readonly type: 'cardinal'; readonly steps: number; readonly spot: number }
  /** The same in two steps, when the tiles lie face down. */
  | { readonly type: 'move-cardinal'; readonly steps: number }
  | { readonly type: 'take-clergy'; readonly spot: number }
  /** `goods` is a set: bit g stands for good g. */
  | { readonly type: 'ship'; readonly ship: number; readonly goods: number }
  | { readonly type: 'upgrade'; readonly old: number; readonly ship: number; readonly goods: number }
  | { readonly type: 'produce' }
  /** Production: the extra good of the right house group. */
  | { readonly type: 'extra'; readonly good: Good }
  /** `offices` is a set: bit n stands for the office of noble n. */
  | { readonly type: 'recruit'; readonly offices: number }
  | { readonly type: 'plan'; readonly architect: Architect }
  /** Rewards that ask for a choice. */
  | { readonly type: 'take-good' | 'raise-price'; readonly good: Good }
  | { readonly type: 'take-cube'; readonly rubble: Rubble }
  /** Penalties that ask for a choice. */
  | { readonly type: 'lose-good'; readonly good: Good }
  | { readonly type: 'lose-official' | 'lose-favor'; readonly noble: Noble }
  | { readonly type: 'decree'; readonly decree: number }
  | { readonly type: 'store'; readonly slot: number; readonly plot: number }
  /** The cube taken from the row or the column of a new store. */
  | { readonly type: 'clear'; readonly line: Line; readonly rubble: Rubble }
  | { readonly type: 'house'; readonly group: Group }
  | { readonly type: 'open'; readonly spot: number }
  | { readonly type: 'raise'; readonly plan: number; readonly building: number }
  /** How many officials go to a new public building from each office and, last, from the plaza. */
  | { readonly type: 'staff'; readonly from: readonly [number, number, number, number] }
  | { readonly type: 'draw'; readonly pile: Kind }
  /** Church scoring: give up these tiles. */
  | { readonly type: 'give-up'; readonly tiles: readonly number[] }
  /** End of period 1: discard these cards; then take the reward of one. */
  | { readonly type: 'renew'; readonly cards: readonly number[] }
  | { readonly type: 'reward'; readonly card: number }
  /** Decline, stop, stay out. */
  | { readonly type: 'pass' }

export type ActionType = Action['type']
export type ActionOf<T extends ActionType> = Member<Action, 'type', T>

/** In `follow`: the Noble action instead of a State action. */
export const NOBLE_ACTION = 6

/** Where a cube is taken from when a store is built. */
export const LINES = ['row', 'column'] as const
export type Line = 0 | 1
export const ROW: Line = 0
export const COLUMN: Line = 1
