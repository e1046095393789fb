export { type Action, COLUMN, type Line, NOBLE_ACTION, ROW } from './actions.ts'
export { officialsAtWork, storesOf } from './counts.ts'
export * from './data/board.ts'
export { BUILDINGS, BUILDINGS_ON_OFFER, PLANS } from './data/buildings.ts'
export { CARDS, type Card } from './data/cards.ts'
export { CHURCH_ICONS, CHURCH_SPOTS } from './data/church.ts'
export { COLUMNS, PLOTS, RUBBLE_PRICES, rowsOpen, SLOTS, SPOTS, STREETS, spotInPlay } from './data/city.ts'
export { CLERGY } from './data/clergy.ts'
export { DECREES, type Decree } from './data/decrees.ts'
export { type Count, type Effect, POWER_SLOTS, type Power, type PowerSlot } from './data/effects.ts'
export * from './data/scoring.ts'
export { SHIPS } from './data/ships.ts'
export * from './data/terms.ts'
export { INFLUENCE_MAX, MARKET, REIS_MARKS, TREASURY_STEPS } from './data/tracks.ts'
export type { Event } from './events.ts'
export type { Decision, DecisionKind } from './frames.ts'
export { lisboa } from './game.ts'
export {
  hullSize,
  icons,
  isTreasury,
  loaded,
  officialsAt,
  officialsReady,
  portfolioLimit,
  sets,
  treasuryLeft,
  treasuryRight,
  warehouse,
} from './rules/board.ts'
export { influenceGain } from './rules/gains.ts'
export { salePrice } from './rules/market.ts'
export { hirePrice, staffNeeded } from './rules/opening.ts'
export { fitsSpot, relevant, relevantBuildings, scoringTile, tradesOf } from './rules/relevance.ts'
export { landPrice } from './rules/stores.ts'
export { visitCost } from './rules/visits.ts'
export { decreeWigs, majority, totals } from './score.ts'
export {
  DUMMY,
  HIDDEN,
  HIDDEN_BLUE,
  HIDDEN_PURPLE,
  type Hull,
  NONE,
  PLAZA,
  type Player,
  type State,
} from './state.ts'
