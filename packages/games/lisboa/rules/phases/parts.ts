import type { Action, ActionType } from '../actions.ts'
import { BUILDER, KING, MINISTER, STATE_ACTIONS, type StateActionId } from '../data/terms.ts'

/** Actions that are part of a Noble action or of a State action. */

const PART_OF_NOBLE: Readonly<Partial<Record<ActionType, number>>> = {
  open: KING,
  raise: KING,
  staff: KING,
  decree: MINISTER,
  store: BUILDER,
  clear: BUILDER,
  house: BUILDER,
}

const PART_OF_STATE: Readonly<Partial<Record<ActionType, StateActionId>>> = {
  favor: 'favor',
  cardinal: 'cardinal',
  'move-cardinal': 'cardinal',
  'take-clergy': 'cardinal',
  ship: 'ship',
  upgrade: 'ship',
  produce: 'produce',
  recruit: 'recruit',
  plan: 'plan',
}

/** The noble whose action it is part of. */
export const nobleOf = (a: Action): number | undefined => PART_OF_NOBLE[a.type]

/** The State action it is part of; −1 for none. */
export const stateOf = (a: Action): number => {
  if (a.type === 'state') return a.action
  const part = PART_OF_STATE[a.type]
  return part === undefined ? -1 : STATE_ACTIONS.indexOf(part)
}
