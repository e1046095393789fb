import { write, writeFlag } from '@ludoteca/bot-kit/writer.ts'
import type { Seat } from '@ludoteca/engine'
import {
  type ActionOf,
  type ActionType,
  type Decision,
  type Player,
  STATE_ACTIONS,
  type State,
} from '../../rules/index.ts'
import { stateWorth } from '../bargain.ts'

/** The inputs of the actions of one type, and how many there are. */
export interface ActionInputs<T extends ActionType> {
  readonly size: number
  write(s: State, frame: Decision, a: ActionOf<T>): void
}

export const own = (s: State, seat: Seat): Player => s.players[seat] as Player

export function writeOneHot(which: number, of: number): void {
  for (let i = 0; i < of; i++) writeFlag(i === which)
}

/** A State action: which one, and its prior. */
export const STATE = STATE_ACTIONS.length + 1
export function writeState(s: State, seat: Seat, action: number): void {
  writeOneHot(action, STATE_ACTIONS.length)
  write(stateWorth(s, seat, action) / 4)
}
