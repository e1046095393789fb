export {
  type Action,
  type ActionOf,
  type ActionType,
  COLUMN,
  type Line,
  NOBLE_ACTION,
  ROW,
} from './actions.ts'
export { officialsAtWork } from './counts.ts'
export { BOTTOM_SLOTS, HOUSES, NOBLE_GOODS, OFFICE_PLACES, RACK, TOP_SLOTS } from './data/board.ts'
export { BUILDINGS, buildingOf, faceOf, PLANS } from './data/buildings.ts'
export { CARDS } from './data/cards.ts'
export { CHURCH_ICONS, CHURCH_SPOTS } from './data/church.ts'
export {
  acrossOf,
  COLUMNS,
  columnOf,
  PLOTS,
  plotAt,
  RUBBLE_PRICES,
  rowOf,
  rowsOpen,
  SLOTS,
  SPOTS,
  STREETS,
  spotInPlay,
} from './data/city.ts'
export { CLERGY } from './data/clergy.ts'
export { DECREES, type Decree } from './data/decrees.ts'
export {
  type Count,
  type Effect,
  formulaWigs,
  POWER_SLOTS,
  type Power,
  type PowerSlot,
} from './data/effects.ts'
export {
  CRATE_WIGS,
  FAVOR_WIGS,
  OFFICIAL_MAJORITY,
  OFFICIAL_MAJORITY_TWO_PLAYERS,
  REIS_PER_WIG,
  SET_WIGS,
  SETS_TO_END,
  STORE_MAJORITIES,
} from './data/scoring.ts'
export { SHIPS } from './data/ships.ts'
export {
  ARCHITECTS,
  BUILDER,
  DECKS,
  GOLD,
  GOODS,
  GROUPS,
  KINDS,
  KING,
  MINISTER,
  NOBLE_ACTIONS,
  NOBLES,
  ROWS,
  RUBBLE,
  SIDES,
  STATE_ACTIONS,
  TREASURY,
} from './data/terms.ts'
export { INFLUENCE_MAX, MARKET, REIS_MARKS, TREASURY_STEPS } from './data/tracks.ts'
export type { Event } from './events.ts'
export {
  decision,
  endNear,
  faceOnOffer,
  hostOf,
  landParts,
  landRange,
  openingLines,
  plotLines,
  type RubblePart,
  type ScoringLine,
  spotLines,
  storeLines,
  visitParts,
} from './explain.ts'
export type { Phase as Decision, PhaseName as DecisionKind } from './frames.ts'
export { lisboa } from './game.ts'
export { isLacerda, lacerdaCubes } from './lacerda.ts'
export * as moves from './moves.ts'
export { type Owed, owed } from './owed.ts'
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
} from './phases/board.ts'
export { eventPrice } from './phases/cards/events.ts'
export { accepts, ownerOf, salePrice } from './phases/cards/market.ts'
export { visitCost } from './phases/cards/visits.ts'
export { columnCubes, landPrice, rowCubes } from './phases/city/land.ts'
export { fitsSpot, relevant, relevantBuildings, scoringTile, tradesOf } from './phases/city/relevance.ts'
export { hirePrice, staffNeeded } from './phases/city/staff.ts'
export { influenceGain, purse, raisable } from './phases/gains.ts'
export { lacerdaAction } from './phases/lacerda/turn.ts'
export { shipPrice } from './phases/state-actions/ships.ts'
export { decreeWigs, majority, storePlaces, totals } from './score.ts'
export { OURS, tablesOf } from './set/of.ts'
export { derived, type Tables } from './set/tables.ts'
export {
  DUMMY,
  HIDDEN,
  HIDDEN_BLUE,
  HIDDEN_PURPLE,
  type Hull,
  type Lacerda,
  NONE,
  PLAZA,
  type Player,
  type State,
} from './state.ts'
