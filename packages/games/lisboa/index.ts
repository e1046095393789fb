export * from './actions.ts'
export { officialsAtWork } from './counts.ts'
export * from './data/board.ts'
export * from './data/buildings.ts'
export * from './data/cards.ts'
export * from './data/church.ts'
export * from './data/city.ts'
export * from './data/clergy.ts'
export * from './data/decrees.ts'
export * from './data/effects.ts'
export * from './data/scoring.ts'
export * from './data/ships.ts'
export * from './data/terms.ts'
export * from './data/tracks.ts'
export type {
  CardFate,
  Event,
  EventType,
  InfluenceReason,
  ReisReason,
  WigReason,
} from './events.ts'
export type { Decision, DecisionKind, Frame, Step } from './frames.ts'
export { lisboa } from './game.ts'
export { OPTIONS, type OptionId } from './options.ts'
export { REFUSALS, type RefusalRule } from './refusals.ts'
export {
  hullSize,
  icons,
  isTreasury,
  loaded,
  officialsAt,
  officialsReady,
  player,
  portfolioLimit,
  power,
  rivalsAt,
  SLOT,
  sets,
  treasuryLeft,
  treasuryRight,
  warehouse,
} from './rules/board.ts'
export { beside, mostSteps } from './rules/cardinal.ts'
export { eventPrice } from './rules/events.ts'
export { influenceGain, purse, raisable } from './rules/gains.ts'
export { accepts, ownerOf, salePrice } from './rules/market.ts'
export { hirePrice, spotFree, staffNeeded } from './rules/opening.ts'
export { yieldOf } from './rules/production.ts'
export { fitsSpot, relevant, relevantBuildings, scoringTile, tradesOf } from './rules/relevance.ts'
export { shipPrice, shipsOnOffer } from './rules/ships.ts'
export { statePossible } from './rules/state-actions.ts'
export { columnCubes, landPrice, rowCubes } from './rules/stores.ts'
export { visitCost } from './rules/visits.ts'
export { decreeWigs, majority, PARTS, type Part, standings, totals } from './score.ts'
export {
  DUMMY,
  HIDDEN,
  HIDDEN_BLUE,
  HIDDEN_PURPLE,
  type Hull,
  NONE,
  OWNERS,
  PLAZA,
  type Player,
  type State,
  type Variants,
} from './state.ts'
