import {
  type Action,
  BUILDINGS,
  CATASTROPHES,
  LEADERS,
  MONUMENT_BUILDS,
  NO_BUILDING,
  NO_MONUMENT,
  PASS,
  POINTS,
  SUPPORTS,
  swapOf,
  TAKES,
  TILES,
  type TilesByColour,
  WARS,
  WITHDRAWALS,
  WONDERS,
} from './actions.ts'
import { squareName, squareNamed } from './data/board.ts'
import { COLOURS, LEADER_LETTERS, MONUMENT_NAMES, TILE_LETTERS } from './data/pieces.ts'

/** `RRK`: letters in the order of the colours. */
const writeTiles = (tiles: TilesByColour): string =>
  COLOURS.map(colour => TILE_LETTERS[colour].repeat(tiles[colour])).join('')

/** `tile K H6`, `leader k G6`, `swap RRK`, `monument RG G5`, `support 2` … */
export function write(a: Action): string {
  switch (a.type) {
    case 'tile':
      return `tile ${TILE_LETTERS[a.colour]} ${squareName(a.square)}`
    case 'leader':
      return `leader ${LEADER_LETTERS[a.colour]} ${squareName(a.square)}`
    case 'withdraw':
    case 'war':
      return `${a.type} ${LEADER_LETTERS[a.colour]}`
    case 'catastrophe':
    case 'wonder':
    case 'take':
      return `${a.type} ${squareName(a.square)}`
    case 'swap':
      return `swap ${writeTiles(a.tiles)}`
    case 'pass':
      return 'pass'
    case 'support':
      return `support ${a.count}`
    case 'monument':
      return a.built
        ? `monument ${MONUMENT_NAMES[a.built.monument]} ${squareName(a.built.square)}`
        : 'monument none'
    case 'building':
      return a.square === null ? 'building none' : `building ${squareName(a.square)}`
    case 'point':
      return `point ${TILE_LETTERS[a.colour]}`
  }
}

const tileColour = (letter: string): number => (TILE_LETTERS as readonly string[]).indexOf(letter)
const leaderColour = (letter: string): number => (LEADER_LETTERS as readonly string[]).indexOf(letter)

/** Counts letters; null when one of them is no tile. */
export function readTiles(letters: string): [number, number, number, number] | null {
  const tiles: [number, number, number, number] = [0, 0, 0, 0]
  for (const letter of letters) {
    const colour = COLOURS[tileColour(letter)]
    if (colour === undefined) return null
    tiles[colour]++
  }
  return tiles
}

type Words = readonly [string, string]

const READERS: Readonly<Record<string, (words: Words) => Action | null | undefined>> = {
  tile: ([letter, square]) => TILES[tileColour(letter)]?.[squareNamed(square)],
  leader: ([letter, square]) => LEADERS[leaderColour(letter)]?.[squareNamed(square)],
  withdraw: ([letter]) => WITHDRAWALS[leaderColour(letter)],
  catastrophe: ([square]) => CATASTROPHES[squareNamed(square)],
  swap: ([letters]) => {
    const tiles = readTiles(letters)
    return tiles && swapOf(...tiles)
  },
  pass: () => PASS,
  war: ([letter]) => WARS[leaderColour(letter)],
  support: ([count]) => (/^\d+$/.test(count) ? SUPPORTS[Number(count)] : null),
  monument: ([name, square]) =>
    name === 'none' ? NO_MONUMENT : MONUMENT_BUILDS[MONUMENT_NAMES.indexOf(name)]?.[squareNamed(square)],
  wonder: ([square]) => WONDERS[squareNamed(square)],
  building: ([square]) => (square === 'none' ? NO_BUILDING : BUILDINGS[squareNamed(square)]),
  take: ([square]) => TAKES[squareNamed(square)],
  point: ([letter]) => POINTS[tileColour(letter)],
}

/** Null when the text is no action of this game; tiles of a swap may stand in any order. */
export function read(text: string): Action | null {
  const [verb = '', first = '', second = '', ...rest] = text.trim().split(/\s+/)
  const reader = Object.hasOwn(READERS, verb) ? READERS[verb] : undefined
  const action = reader?.([first, second]) ?? null
  if (!action || rest.length > 0) return null
  const words = write(action).split(' ').length
  return words === [verb, first, second].filter(word => word !== '').length ? action : null
}
