export type { Act, TilesByColour } from './actions.ts'
export * from './data/board.ts'
export { MAPS, type MapId, type Terrain } from './data/maps.ts'
export * from './data/pieces.ts'
export type { Event, Source } from './events.ts'
export { tigrisEuphrates } from './game.ts'
export {
  type ConflictInfo,
  conflictNow,
  cubes,
  type KingdomInfo,
  kingdoms,
  type LeaderInfo,
  type Piece,
  pieceAt,
  prizes,
  stakes,
} from './look.ts'
export { findKingdoms, type Kingdoms, newKingdoms } from './rules/kingdoms.ts'
export { plusAt, squareAt } from './rules/shapes.ts'
export { finalColours, scoreKnown } from './score.ts'
export {
  type Conflict,
  colourOfIndex,
  colourOfTile,
  EMPTY,
  type EndReason,
  indexOfLeader,
  isLeader,
  isTile,
  leaderIndex,
  type Phase,
  type Pile,
  pileSize,
  type State,
  seatOfIndex,
  TEMPLE,
  TREASURE,
  UNKNOWN,
} from './state.ts'
