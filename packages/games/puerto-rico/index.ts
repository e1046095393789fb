export * from './actions.ts'
export * from './data/buildings.ts'
export * from './data/goods.ts'
export * from './data/roles.ts'
export type { EndReason, Event, EventType, Source } from './events.ts'
export { puertoRico } from './game.ts'
export { RULES, type Rule } from './refusals.ts'
export { arrangementBatch, groupsOf } from './rules/arrange.ts'
export { FACTORY_PAY, yieldOf } from './rules/craftsman.ts'
export { bestEmpty, roomOn, shipWith } from './rules/loads.ts'
export { shipNeed } from './rules/mayor.ts'
export { circles, islandUsed, people, workersOn, works } from './rules/people.ts'
export { type PriceParts, priceParts } from './rules/price.ts'
export { endReasons } from './rules/round.ts'
export { type SaleParts, saleParts } from './rules/trader.ts'
export { chipsSeen, scoreParts, standings, tieBreak, totalOf } from './score.ts'
export {
  type Arrangement,
  type CaptainRecord,
  type Moment,
  type Phase,
  type Player,
  player,
  poolLeft,
  type State,
} from './state.ts'
export { stackCounts } from './view.ts'
