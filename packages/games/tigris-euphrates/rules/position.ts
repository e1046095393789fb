import { dealRng, type PositionProblem, type Positions, type Setup } from '@ludoteca/engine'
import { check } from './check.ts'
import { SQUARES } from './data/board.ts'
import { MAPS } from './data/maps.ts'
import {
  BLUE,
  CATASTROPHES_EACH,
  COLOURS,
  HAND_SIZE,
  LAST_TREASURES,
  MONUMENTS,
  TILE_COUNTS,
  TILE_LETTERS,
} from './data/pieces.ts'
import { rulesFrom } from './options.ts'
import { findKingdoms } from './phases/kingdoms.ts'
import { squareAt } from './phases/shapes.ts'
import { besideTemple } from './phases/temples.ts'
import { bare } from './setup.ts'
import {
  CATASTROPHE,
  colourOfIndex,
  colourOfTile,
  DOWN,
  EMPTY,
  indexOfLeader,
  isLeader,
  isTile,
  leaderOf,
  pileSize,
  type State,
  seatOfIndex,
  TEMPLE,
  TREASURE,
  tileOf,
} from './state.ts'

/*
 * A position in seven parts, with a stroke between them:
 *
 *     176 squares | hands | points and treasures | treasures on the map | monuments | catastrophes left | who is to act
 *
 * Squares are `.`, tiles `R B G K`, `x` a catastrophe, `_` a tile turned face down, leaders `a` to `p` (four of each seat).
 * What is neither on the map nor in a hand lies in the bag.
 */
const LEADERS = 'abcdefghijklmnop'
const MOST = 99

const letterOf = (piece: number): string => {
  if (isLeader(piece)) return LEADERS[indexOfLeader(piece)] ?? '.'
  if (isTile(piece)) return TILE_LETTERS[colourOfTile(piece)]
  return piece === CATASTROPHE ? 'x' : piece === DOWN ? '_' : '.'
}

function pieceOf(letter: string, seats: number): number | null {
  const leader = LEADERS.indexOf(letter)
  if (leader >= 0) return seatOfIndex(leader) < seats ? leaderOf(leader) : null
  const colour = (TILE_LETTERS as readonly string[]).indexOf(letter)
  if (colour >= 0) return tileOf(colour)
  const others: Readonly<Record<string, number>> = { '.': EMPTY, x: CATASTROPHE, _: DOWN }
  return others[letter] ?? null
}

const write = (s: State): string =>
  [
    s.board.map(letterOf).join(''),
    s.hands.map(hand => hand.slice(0, 4).join('.')).join(','),
    s.scores.map(row => row.join('.')).join(','),
    s.treasures.join('.'),
    s.monuments.join('.'),
    s.catastrophes.join('.'),
    s.active,
  ].join('|')

/** Whole numbers from `least` to MOST; null for anything else, or another count of them. */
function numbers(text: string | undefined, count: number | null, least = 0): number[] | null {
  const parts = text === '' ? [] : (text ?? '?').split('.')
  if (count !== null && parts.length !== count) return null
  if (!parts.every(part => /^-?\d{1,3}$/.test(part))) return null
  const list = parts.map(Number)
  return list.every(each => each >= least && each <= Math.max(MOST, SQUARES)) ? list : null
}

function rows(text: string | undefined, seats: number, count: number): number[][] | null {
  const lists = (text ?? '').split(',').map(part => numbers(part, count))
  return lists.length === seats && lists.every(list => list !== null) ? (lists as number[][]) : null
}

/** The position that a text describes, sound or not; null where it describes none. */
export function read(setup: Setup, text: string): State | null {
  const { seats } = setup
  const [squares = '', ...parts] = text.split('|')
  const board = [...squares].map(letter => pieceOf(letter, seats))
  const [hands, scores] = [rows(parts[0], seats, 4), rows(parts[1], seats, 5)]
  const [treasures, monuments] = [numbers(parts[2], null), numbers(parts[3], MONUMENTS.length, -1)]
  const [catastrophes, active] = [numbers(parts[4], seats), numbers(parts[5], 1)]
  if (parts.length !== 6 || board.length !== SQUARES || board.includes(null)) return null
  if (!hands || !scores || !treasures || !monuments || !catastrophes || !active) return null
  if (treasures.some(square => square >= SQUARES) || monuments.some(square => square >= SQUARES)) return null
  if ((active[0] as number) >= seats) return null
  const s = bare(rulesFrom(setup.options, setup.version), seats, dealRng(setup))
  s.board = board as number[]
  s.hands = hands.map(hand => [...hand, 0])
  s.scores = scores
  s.treasures = [...new Set(treasures)].sort((a, b) => a - b)
  s.monuments = monuments
  s.catastrophes = catastrophes
  s.active = active[0] as number
  for (const [square, piece] of s.board.entries())
    if (isLeader(piece)) s.leaders[indexOfLeader(piece)] = square
  for (const [monument, corner] of monuments.entries())
    if (corner >= 0) {
      const [colour] = MONUMENTS[monument] as (typeof MONUMENTS)[number]
      s.spent[colour] = (s.spent[colour] as number) + squareAt(corner).length
    }
  for (const colour of COLOURS) s.bag[colour] = TILE_COUNTS[colour] - outside(s, colour)
  return s
}

/** Tiles of a colour that are not in the bag. */
function outside(s: State, colour: number): number {
  let count = s.spent[colour] as number
  for (const piece of s.board) if (piece === tileOf(colour)) count++
  for (const hand of s.hands) count += hand[colour] as number
  return count
}

function* faults(s: State): Generator<PositionProblem> {
  const { river, temples } = MAPS[s.rules.map]
  const fault = (key: string, params: PositionProblem['params'] = {}): PositionProblem => ({ key, params })
  for (const colour of COLOURS) {
    const found = outside(s, colour)
    const most = TILE_COUNTS[colour]
    if (found > most) yield fault('tiles', { colour, found, most })
  }
  for (const [square, piece] of s.board.entries()) {
    if (isTile(piece) && river[square] !== (colourOfTile(piece) === BLUE)) yield fault('terrain', { square })
    if (!isLeader(piece)) continue
    if (s.leaders[indexOfLeader(piece)] !== square) yield fault('leader-twice', { square })
    if (river[square]) yield fault('leader-river', { square })
    else if (!besideTemple(s, square)) yield fault('leader-temple', { square })
  }
  const seen = new Set<string>()
  const { of } = findKingdoms(s)
  for (const [index, square] of s.leaders.entries()) {
    if (square < 0) continue
    const office = `${of[square]} ${colourOfIndex(index)}`
    if (seen.has(office)) yield fault('kingdom', { square })
    seen.add(office)
  }
  for (const [seat, hand] of s.hands.entries())
    if (pileSize(hand) > HAND_SIZE) yield fault('hand', { seat, most: HAND_SIZE })
  const taken = s.scores.reduce((sum, row) => sum + (row[TREASURE] as number), 0)
  if (taken + s.treasures.length !== temples.length)
    yield fault('treasures', { found: taken + s.treasures.length, most: temples.length })
  else if (s.treasures.length <= LAST_TREASURES) yield fault('over', { least: LAST_TREASURES + 1 })
  for (const square of s.treasures)
    if (s.board[square] !== TEMPLE && s.board[square] !== DOWN) yield fault('treasure-bare', { square })
  const placed = s.board.filter(piece => piece === CATASTROPHE).length
  const all = CATASTROPHES_EACH * s.seats
  if (placed + pileSize(s.catastrophes) !== all || s.catastrophes.some(each => each > CATASTROPHES_EACH))
    yield fault('catastrophes', { found: placed + pileSize(s.catastrophes), most: all })
}

export const positions: Positions<State> = {
  problems(setup) {
    const s = read(setup, setup.position ?? '')
    if (!s) return [{ key: 'unreadable', params: {} }]
    const found = [...faults(s)]
    return found.length > 0 || check(s).length === 0 ? found : [{ key: 'unsound', params: {} }]
  },
  write,
}
