import { MAPS } from './data/maps.ts'
import { BLUE, CATASTROPHES_EACH, COLOURS, HAND_SIZE, TILE_COUNTS } from './data/pieces.ts'
import { findKingdoms } from './phases/kingdoms.ts'
import { plusAt, squareAt } from './phases/shapes.ts'
import { besideTemple } from './phases/temples.ts'
import {
  CATASTROPHE,
  colourOfIndex,
  colourOfTile,
  DOWN,
  indexOfLeader,
  isLeader,
  isTile,
  leaderOf,
  pileSize,
  type State,
  TEMPLE,
  TREASURE,
  tileOf,
} from './state.ts'

/** The laws of a complete position that are broken, in words. */
export function check(s: State): string[] {
  return [...tiles(s), ...leaders(s), ...kingdoms(s), ...treasures(s), ...buildings(s), ...hands(s)]
}

function* tiles(s: State): Generator<string> {
  for (const colour of COLOURS) {
    let count = s.spent[colour] as number
    for (const piece of s.board) if (piece === tileOf(colour)) count++
    for (const pile of [...s.hands, ...s.swapped, s.bag]) count += pile[colour] as number
    if (count !== TILE_COUNTS[colour]) yield `${count} tiles of colour ${colour}`
  }
  const { river } = MAPS[s.rules.map]
  for (const [square, piece] of s.board.entries()) {
    if (isTile(piece) && river[square] !== (colourOfTile(piece) === BLUE)) yield `wrong terrain on ${square}`
    if (isLeader(piece) && s.leaders[indexOfLeader(piece)] !== square) yield `stray leader on ${square}`
  }
  const placed = s.board.filter(piece => piece === CATASTROPHE).length
  if (placed + pileSize(s.catastrophes) !== CATASTROPHES_EACH * s.seats) yield 'catastrophes were lost'
}

function* leaders(s: State): Generator<string> {
  for (const [index, square] of s.leaders.entries()) {
    if (square < 0) continue
    if (s.board[square] !== leaderOf(index)) yield `leader ${index} is not on ${square}`
    if (!besideTemple(s, square)) yield `leader ${index} has no temple`
    if (MAPS[s.rules.map].river[square]) yield `leader ${index} is in a river`
  }
}

/** Two leaders of a colour share a kingdom only while they fight. */
function* kingdoms(s: State): Generator<string> {
  const fighting = s.phase.kind === 'support' && s.phase.conflict.type === 'revolt'
  const { of } = findKingdoms(s, s.united)
  const seen = new Set<string>()
  for (const [index, square] of s.leaders.entries()) {
    if (square < 0) continue
    const office = `${of[square]} ${colourOfIndex(index)}`
    if (seen.has(office) && !fighting) yield `two leaders of colour ${colourOfIndex(index)} in a kingdom`
    seen.add(office)
  }
}

function* treasures(s: State): Generator<string> {
  let count = s.treasures.length
  for (const row of s.scores) count += row[TREASURE] ?? 0
  if (count !== MAPS[s.rules.map].temples.length) yield `${count} treasures`
  for (const [i, square] of s.treasures.entries()) {
    if (s.board[square] !== TEMPLE && s.board[square] !== DOWN) yield `a treasure lies bare on ${square}`
    if (i > 0 && square <= (s.treasures[i - 1] as number)) yield 'treasures out of order'
  }
}

function* buildings(s: State): Generator<string> {
  const covered = s.monuments.filter(corner => corner >= 0).flatMap(squareAt)
  if (s.wonder >= 0) covered.push(...plusAt(s.wonder))
  const down = s.board.filter(piece => piece === DOWN).length
  if (new Set(covered).size !== covered.length || covered.length !== down) yield `${down} tiles face down`
  if (covered.some(square => s.board[square] !== DOWN)) yield 'a monument stands on a face-up tile'
  for (const colour of COLOURS) {
    const square = s.buildings[colour] as number
    if (square >= 0 && s.board[square] !== tileOf(colour)) yield `building ${colour} without its tile`
  }
}

function* hands(s: State): Generator<string> {
  for (const [seat, hand] of s.hands.entries()) {
    if (hand.some(count => count < 0) || pileSize(hand) > HAND_SIZE) yield `hand of seat ${seat}`
  }
  if (s.bag.some(count => count < 0)) yield 'the bag holds less than nothing'
}
