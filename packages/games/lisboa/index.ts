export type { Action } from './actions.ts'
export type { Event } from './events.ts'
export { lisboa } from './game.ts'
export type { State } from './state.ts'
