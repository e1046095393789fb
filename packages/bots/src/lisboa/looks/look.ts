import type { Seat } from '@ludoteca/engine'
import {
  type ActionOf,
  type ActionType,
  type Decision,
  type Player,
  STATE_ACTIONS,
  type State,
} from '@ludoteca/lisboa'
import { see, seeWhether } from '../../pen.ts'
import { stateWorth } from '../bargain.ts'

/** What is seen of the actions of one type, and how many numbers that is. */
export interface Look<T extends ActionType> {
  readonly size: number
  see(s: State, frame: Decision, a: ActionOf<T>): void
}

export const own = (s: State, seat: Seat): Player => s.players[seat] as Player

export function seeOne(which: number, of: number): void {
  for (let i = 0; i < of; i++) seeWhether(i === which)
}

/** A State action: which one, and what it looks like at a glance. */
export const STATE = STATE_ACTIONS.length + 1
export function seeState(s: State, seat: Seat, action: number): void {
  seeOne(action, STATE_ACTIONS.length)
  see(stateWorth(s, seat, action) / 4)
}
