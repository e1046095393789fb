export {
  type Action,
  assign,
  build,
  DRAW,
  draft,
  extra,
  FIRST_BUILDING,
  givePerson,
  guest,
  LOAD_SMALL_WHARF,
  load,
  place,
  role,
  SAN_JUAN,
  SMALL_WHARF,
  sell,
  settle,
  supply,
  take,
  WHARF,
} from './actions.ts'
export {
  B,
  BUILDING_IDS,
  BUILDINGS,
  type BuildingId,
  CIRCLES,
  COLUMN,
  GUILD,
  isPlant,
  POINTS,
  SIZE,
} from './data/buildings.ts'
export {
  CITY_SPACES,
  CORN,
  GOODS,
  type Good,
  HOUSE_SPACES,
  ISLAND_SPACES,
  PRICES,
  QUARRY,
  TILES,
  type Tile,
} from './data/goods.ts'
export {
  BUILDER,
  CAPTAIN,
  CRAFTSMAN,
  MAYOR,
  PROSPECTOR,
  ROLES,
  type Role,
  SETTLER,
  TRADER,
} from './data/roles.ts'
export type { Event } from './events.ts'
export { puertoRico } from './game.ts'
export { arrangementBatch, groupsOf } from './phases/arrange.ts'
export { bestEmpty, roomOn, shipWith } from './phases/loads.ts'
export { shipNeed } from './phases/mayor.ts'
export { circles, islandUsed, people, workersOn, works } from './phases/people.ts'
export { costOf, type PriceParts, priceParts } from './phases/price.ts'
export { saleParts } from './phases/trader.ts'
export { bonusOf, chipsSeen, tieBreak, totalOf } from './score.ts'
export { type PhaseName, type Player, phaseOf, player, poolLeft, type State } from './state.ts'
export { stackCounts } from './view.ts'
