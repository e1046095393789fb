import { cloneRng, type Rng, type Seat } from '@ludoteca/engine'
import type { Colour } from './data/pieces.ts'
import type { Rules } from './options.ts'

/** What stands on a square. */
export const EMPTY = 0
/** Face-up tiles are 1 to 4. */
export const tileOf = (colour: number): number => colour + 1
export const TEMPLE = 1
/** A tile turned face down: under a monument or the wonder. */
export const DOWN = 5
export const CATASTROPHE = 6
/** Leaders are 8 to 23: 8 + seat × 4 + colour. */
const FIRST_LEADER = 8
/** Index into `leaders`. */
export const leaderIndex = (seat: Seat, colour: number): number => seat * 4 + colour
export const leaderOf = (index: number): number => FIRST_LEADER + index
export const isTile = (piece: number): boolean => piece >= 1 && piece <= 4
export const isLeader = (piece: number): boolean => piece >= FIRST_LEADER
/** Tiles, face up or down, and leaders connect; empty squares and catastrophes do not. */
export const connects = (piece: number): boolean => piece !== EMPTY && piece !== CATASTROPHE
export const colourOfTile = (piece: number): Colour => (piece - 1) as Colour
export const indexOfLeader = (piece: number): number => piece - FIRST_LEADER
export const seatOfIndex = (index: number): Seat => index >> 2
export const colourOfIndex = (index: number): Colour => (index & 3) as Colour

/** Tiles by colour, and how many of unknown colour: in a view, everything the viewer has not seen. */
export type Pile = number[]
export const UNKNOWN = 4
export const pileSize = (pile: readonly number[]): number => {
  let size = 0
  for (let i = 0; i < pile.length; i++) size += pile[i] as number
  return size
}

/** Where a player's treasures are counted, after the four colours. */
export const TREASURE = 4

export interface Conflict {
  readonly type: 'revolt' | 'war'
  readonly colour: Colour
  readonly attacker: Seat
  readonly defender: Seat
  /** What each has on the board. */
  readonly attackerStrength: number
  readonly defenderStrength: number
  /** What the attacker has added; null until the attacker has decided. */
  readonly attackerSupport: number | null
}

export type EndReason = 'treasures' | 'bag' | 'idle'

/** What is being decided. Replaced, never changed in place. */
export type Phase =
  | { readonly kind: 'action' }
  | { readonly kind: 'war-order'; readonly colours: readonly Colour[] }
  | { readonly kind: 'support'; readonly conflict: Conflict }
  | { readonly kind: 'building'; readonly squares: readonly number[] }
  | { readonly kind: 'monument' }
  | { readonly kind: 'treasure'; readonly seat: Seat; readonly squares: readonly number[] }
  | { readonly kind: 'turn-end' }
  | { readonly kind: 'wonder-point' }
  | { readonly kind: 'over'; readonly reason: EndReason }

export interface State {
  readonly rules: Rules
  readonly seats: number
  rng: Rng
  /** One piece per square. */
  board: number[]
  /** Squares that hold a treasure, ascending. */
  treasures: number[]
  /** Square of each leader, or -1 when it is at home. */
  leaders: number[]
  /** Top left square of each monument, or -1 while nobody has built it. */
  monuments: number[]
  /** Centre of the wonder, or -1. */
  wonder: number
  /** Square of each colour's building, or -1. */
  buildings: number[]
  /** Catastrophe tiles each player still has. */
  catastrophes: number[]
  hands: Pile[]
  bag: Pile
  /** The last draw of each player, for marking new tiles in the hand. Replaced, never changed in place. */
  drawn: Pile[]
  /** What each player has discarded face down in swaps. */
  swapped: Pile[]
  /** Tiles out of play that everybody saw go: removed, committed or turned face down. */
  spent: number[]
  /** Points by colour, then treasures. An empty list is hidden from this viewer. */
  scores: number[][]
  active: Seat
  /** 1 or 2; 3 while the turn is being ended. */
  action: number
  /** Turns finished. */
  turns: number
  /** Finished turns in a row in which nobody drew a tile; -1 as soon as somebody draws. */
  idle: number
  /** Where the action under way placed its tile, or -1. */
  placed: number
  /** The unification tile whose wars are being fought, or -1: it belongs to no side. */
  united: number
  phase: Phase
}

export function clone(s: State): State {
  return {
    rules: s.rules,
    seats: s.seats,
    rng: cloneRng(s.rng),
    board: s.board.slice(),
    treasures: s.treasures.slice(),
    leaders: s.leaders.slice(),
    monuments: s.monuments.slice(),
    wonder: s.wonder,
    buildings: s.buildings.slice(),
    catastrophes: s.catastrophes.slice(),
    hands: s.hands.map(hand => hand.slice()),
    bag: s.bag.slice(),
    drawn: s.drawn.slice(),
    swapped: s.swapped.map(pile => pile.slice()),
    spent: s.spent.slice(),
    scores: s.scores.map(score => score.slice()),
    active: s.active,
    action: s.action,
    turns: s.turns,
    idle: s.idle,
    placed: s.placed,
    united: s.united,
    phase: s.phase,
  }
}

export const handOf = (s: State, seat: Seat): Pile => s.hands[seat] as Pile
export const inHand = (s: State, seat: Seat, colour: number): number => handOf(s, seat)[colour] as number
