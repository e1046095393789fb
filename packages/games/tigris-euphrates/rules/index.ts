export type { Action } from './actions.ts'
export * from './data/board.ts'
export { MAPS, type MapId } from './data/maps.ts'
export {
  BLACK,
  BLUE,
  COLOUR_KEYS,
  COLOURS,
  type Colour,
  GREEN,
  LAST_TREASURES,
  LEADER_LETTERS,
  MONUMENT_NAMES,
  MONUMENTS,
  RED,
  TILE_LETTERS,
} from './data/pieces.ts'
export type { Event } from './events.ts'
export { tigrisEuphrates } from './game.ts'
export {
  conflictNow,
  type KingdomInfo,
  kingdoms,
  type Piece,
  pieceAt,
  prizes,
  stakes,
} from './look.ts'
export { findKingdoms, type Kingdoms, newKingdoms } from './phases/kingdoms.ts'
export { plusAt, squareAt } from './phases/shapes.ts'
export { finalColours, scoreKnown, treasuresKnown } from './score.ts'
export {
  CATASTROPHE,
  type Conflict,
  colourOfIndex,
  colourOfTile,
  DOWN,
  EMPTY,
  indexOfLeader,
  inHand,
  isLeader,
  isTile,
  leaderIndex,
  leaderOf,
  type Phase,
  pileSize,
  type State,
  seatOfIndex,
  TEMPLE,
  TREASURE,
  tileOf,
  UNKNOWN,
} from './state.ts'
