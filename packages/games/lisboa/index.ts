export type { Action } from './actions.ts'
export { officialsAtWork } from './counts.ts'
export { CARDS } from './data/cards.ts'
export { STREETS } from './data/city.ts'
export {
  FAVOR_WIGS,
  OFFICIAL_MAJORITY,
  OFFICIAL_MAJORITY_TWO_PLAYERS,
  SET_WIGS,
  STORE_MAJORITIES,
} from './data/scoring.ts'
export type { Event } from './events.ts'
export { lisboa } from './game.ts'
export { hullSize, icons, loaded, officialsReady, sets } from './rules/board.ts'
export { decreeWigs, majority } from './score.ts'
export type { Player, State } from './state.ts'
