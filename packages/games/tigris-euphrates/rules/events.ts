import type { Seat } from '@ludoteca/engine'
import type { Colour } from './data/pieces.ts'
import type { EndReason, Pile } from './state.ts'

/** What a point was scored for. */
export type Source = 'tile' | 'king' | 'revolt' | 'war' | 'monument' | 'monument-king' | 'wonder'

export type Event =
  | { readonly type: 'tile-placed'; readonly seat: Seat; readonly colour: Colour; readonly square: number }
  | {
      readonly type: 'leader-placed'
      readonly seat: Seat
      readonly colour: Colour
      readonly square: number
      /** Where it stood before, or -1. */
      readonly from: number
    }
  | {
      readonly type: 'leader-withdrawn'
      readonly seat: Seat
      readonly colour: Colour
      readonly square: number
    }
  /** A leader without a temple goes home. */
  | { readonly type: 'leader-fled'; readonly seat: Seat; readonly colour: Colour; readonly square: number }
  | {
      readonly type: 'catastrophe-placed'
      readonly seat: Seat
      readonly square: number
      /** The tile it destroyed. */
      readonly destroyed: Colour | null
    }
  /** `tiles` by colour, or all unknown to those who may not see. */
  | { readonly type: 'swapped'; readonly seat: Seat; readonly tiles: Pile }
  | { readonly type: 'drew'; readonly seat: Seat; readonly tiles: Pile; readonly reveals: true }
  | { readonly type: 'passed'; readonly seat: Seat }
  | {
      readonly type: 'scored'
      readonly seat: Seat
      readonly colour: Colour
      readonly points: number
      readonly source: Source
      /** The tile, leader or monument that brought it. */
      readonly square: number
    }
  /** A tile joined two kingdoms. `colours` are those in which wars are due. */
  | { readonly type: 'united'; readonly square: number; readonly colours: readonly Colour[] }
  | {
      readonly type: 'conflict-began'
      readonly conflict: 'revolt' | 'war'
      readonly colour: Colour
      readonly attacker: Seat
      readonly defender: Seat
      /** Squares of the two leaders. */
      readonly attackerSquare: number
      readonly defenderSquare: number
      /** Squares that count: temples next to the leader, or followers on its side. */
      readonly attackerFollowers: readonly number[]
      readonly defenderFollowers: readonly number[]
    }
  | {
      readonly type: 'supported'
      readonly seat: Seat
      readonly side: 'attacker' | 'defender'
      readonly colour: Colour
      readonly count: number
      readonly reveals: true
    }
  | {
      readonly type: 'conflict-ended'
      readonly conflict: 'revolt' | 'war'
      readonly colour: Colour
      readonly attacker: Seat
      readonly defender: Seat
      readonly attackerTotal: number
      readonly defenderTotal: number
      readonly winner: Seat
      readonly loser: Seat
      /** Where the beaten leader stood. */
      readonly square: number
      /** Followers taken off the board, and those the rules protect. */
      readonly removed: readonly number[]
      readonly spared: readonly number[]
    }
  /** An earlier war cut these colours off from the unification tile. */
  | { readonly type: 'war-cancelled'; readonly colours: readonly Colour[]; readonly square: number }
  | {
      readonly type: 'monument-built'
      readonly seat: Seat
      readonly monument: number
      /** The top left square. */
      readonly square: number
      readonly colour: Colour
    }
  | { readonly type: 'wonder-built'; readonly seat: Seat; readonly square: number; readonly colour: Colour }
  | {
      readonly type: 'building-placed'
      readonly seat: Seat
      readonly colour: Colour
      readonly square: number
      /** Where it stood before, or -1. */
      readonly from: number
    }
  | { readonly type: 'building-returned'; readonly colour: Colour; readonly square: number }
  | { readonly type: 'declined'; readonly seat: Seat; readonly offer: 'monument' | 'building' }
  | { readonly type: 'treasure-taken'; readonly seat: Seat; readonly square: number }
  | { readonly type: 'turn-ended'; readonly seat: Seat; readonly next: Seat }
  | { readonly type: 'game-ended'; readonly reason: EndReason; readonly reveals: true }
