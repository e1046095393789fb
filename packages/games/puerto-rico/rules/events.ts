import type { Seat } from '@ludoteca/engine'

/** Where a free colonist came from. */
export type Source = 'supply' | 'ship'

export type EndReason = 'colonists' | 'city' | 'points' | 'cap'

interface Facts {
  drafted: { seat: Seat; building: number }
  roundStarted: { round: number; governor: Seat }
  roleTaken: { seat: Seat; card: number; doubloons: number; library: boolean }
  passed: {
    seat: Seat
    at:
      | 'settle'
      | 'build'
      | 'sell'
      | 'load'
      | 'extra'
      | 'privilege'
      | 'produce'
      | 'hacienda'
      | 'land'
      | 'hunt'
      | 'supply'
  }

  drew: { seat: Seat; tile: number; forest: boolean }
  forested: { seat: Seat; tile: number }
  settled: { seat: Seat; tile: number; forest: boolean; colonist: Source | null; second: boolean }
  reshuffled: { count: number }
  rowDealt: { discarded: readonly number[]; row: readonly number[] }
  huntDiscarded: { seat: Seat; tile: number }
  huntScored: { seat: Seat; points: number; empty: number }

  privilegeTaken: { seat: Seat; nobles: number; colonists: number }
  boarded: { seat: Seat; colonists: number; nobles: number }
  /** Groups of circles with more or fewer workers than before, and who is left without a circle. */
  arranged: { seat: Seat; changes: readonly (readonly [group: number, by: number])[]; sanJuan: number }
  shipFilled: { count: number; noble: boolean; need: number }

  built: {
    seat: Seat
    building: number
    cost: number
    price: number
    quarries: number
    colonist: Source | null
  }
  gave: { seat: Seat; what: 'colonist' | 'noble' | 'good' | 'point'; from: number }

  produced: { seat: Seat; goods: readonly number[] }
  earned: { seat: Seat; building: number; doubloons: number }
  scored: { seat: Seat; building: number; points: number }
  extraTaken: { seat: Seat; good: number }

  sold: { seat: Seat; good: number; post: boolean; price: number; privilege: number; markets: number }
  houseCleared: { goods: readonly number[] }
  landBought: { seat: Seat; tile: number }
  landSold: { seat: Seat; tile: number }

  supplied: { seat: Seat; good: number }
  loaded: {
    seat: Seat
    good: number
    ship: number
    count: number
    points: number
    harbor: number
    captain: number
  }
  mixShipped: { seat: Seat; goods: readonly number[]; points: number; harbor: number; captain: number }
  stored: { seat: Seat; kept: readonly number[]; lost: readonly number[] }
  shipsCleared: { ships: readonly number[]; goods: readonly number[] }

  prospected: { seat: Seat; doubloons: number }
  guestMoved: { seat: Seat; group: number }
  bonusPlaced: { cards: readonly number[] }
  endTriggered: { why: EndReason; seat: Seat | null }
  gameOver: { why: readonly EndReason[] }
}

export type EventType = keyof Facts
export type Event = {
  [T in EventType]: { readonly type: T; readonly reveals?: true } & Readonly<Facts[T]>
}[EventType]
