import { type AnyGame, resolveOptions, rngFrom } from '@ludoteca/engine'
import { squareNamed } from '../../rules/data/board.ts'
import {
  CATASTROPHES_EACH,
  COLOURS,
  LEADER_LETTERS,
  MONUMENT_NAMES,
  TILE_LETTERS,
} from '../../rules/data/pieces.ts'
import { tigrisEuphrates } from '../../rules/game.ts'
import { readTiles } from '../../rules/notation.ts'
import { rulesFrom } from '../../rules/options.ts'
import { plusAt, squareAt } from '../../rules/phases/shapes.ts'
import { bare, layTemples } from '../../rules/setup.ts'
import {
  CATASTROPHE,
  DOWN,
  EMPTY,
  leaderIndex,
  leaderOf,
  type Pile,
  type State,
  TEMPLE,
  TREASURE,
  tileOf,
} from '../../rules/state.ts'

/** Something that cannot be read, in words. */
export class Malformed extends Error {}

const fail = (message: string): never => {
  throw new Malformed(message)
}

export function squareFrom(name: string): number {
  const square = squareNamed(name)
  return square >= 0 ? square : fail(`there is no square ${name}`)
}

const tileColourFrom = (letter: string): number => {
  const colour = (TILE_LETTERS as readonly string[]).indexOf(letter)
  return colour >= 0 ? colour : fail(`${letter} is no tile colour`)
}

export const leaderColourFrom = (letter: string): number => {
  const colour = (LEADER_LETTERS as readonly string[]).indexOf(letter)
  return colour >= 0 ? colour : fail(`${letter} is no leader`)
}

/** `RG` and `GR` are the same monument. */
export function monumentFrom(name: string): number {
  const found = MONUMENT_NAMES.findIndex(each => each === name || [...each].reverse().join('') === name)
  return found >= 0 ? found : fail(`there is no monument ${name}`)
}

/** `P2`, or the bare digit of `hand2`. */
export function seatFrom(s: { readonly seats: number }, digit: string): number {
  const seat = Number(digit.replace(/^P/, '')) - 1
  return seat >= 0 && seat < s.seats ? seat : fail(`there is no player ${digit}`)
}

function put(s: State, square: number, piece: number): void {
  if (s.board[square] !== EMPTY) fail('two pieces on one square')
  s.board[square] = piece
}

function addTreasure(s: State, square: number): void {
  if (s.treasures.includes(square)) fail('two treasures on one square')
  s.treasures.push(square)
  s.treasures.sort((a, b) => a - b)
}

function pileFrom(letters: string): Pile {
  const tiles = readTiles(letters) ?? fail(`${letters} are no tiles`)
  return [...tiles, 0]
}

/** So many tiles of whatever colour. */
const anyTiles = (count: number): Pile => [...COLOURS.map(colour => (count + colour) >> 2), 0]

type Build = (s: State, match: readonly string[]) => void
const text = (match: readonly string[], i: number): string => match[i] ?? ''

/** Tokens of `given` in the order in which they are laid out. */
const TOKENS: readonly (readonly [RegExp, Build])[] = [
  [/^start$/, s => layTemples(s)],
  [/^([RBGK])@(\w+)$/, (s, m) => put(s, squareFrom(text(m, 2)), tileOf(tileColourFrom(text(m, 1))))],
  [
    /^R\*@(\w+)$/,
    (s, m) => {
      put(s, squareFrom(text(m, 1)), TEMPLE)
      addTreasure(s, squareFrom(text(m, 1)))
    },
  ],
  [
    /^(\d)([rbgk])@(\w+)$/,
    (s, m) => {
      const index = leaderIndex(seatFrom(s, text(m, 1)), leaderColourFrom(text(m, 2)))
      if (s.leaders[index] !== -1) fail('the same leader twice')
      const square = squareFrom(text(m, 3))
      put(s, square, leaderOf(index))
      s.leaders[index] = square
    },
  ],
  [/^X@(\w+)$/, (s, m) => put(s, squareFrom(text(m, 1)), CATASTROPHE)],
  [
    /^M:([RBGK]{2})@(\w+)$/,
    (s, m) => {
      const monument = monumentFrom(text(m, 1))
      const corner = squareFrom(text(m, 2))
      if (s.monuments[monument] !== -1) fail('the same monument twice')
      if (squareAt(corner).length === 0) fail('a monument over the edge')
      for (const square of squareAt(corner)) put(s, square, DOWN)
      s.monuments[monument] = corner
    },
  ],
  [
    /^W@(\w+)$/,
    (s, m) => {
      const centre = squareFrom(text(m, 1))
      if (plusAt(centre).length === 0) fail('a wonder over the edge')
      for (const square of plusAt(centre)) put(s, square, DOWN)
      s.wonder = centre
    },
  ],
  [
    /^T@(\w+)$/,
    (s, m) => {
      const square = squareFrom(text(m, 1))
      if (s.board[square] !== DOWN && s.board[square] !== TEMPLE)
        fail('a treasure needs a temple or a monument')
      addTreasure(s, square)
    },
  ],
  [
    /^b([RBGK])@(\w+)$/,
    (s, m) => {
      const colour = tileColourFrom(text(m, 1))
      const square = squareFrom(text(m, 2))
      if (s.board[square] !== tileOf(colour)) fail('a building needs a tile of its colour')
      s.buildings[colour] = square
    },
  ],
  [
    /^hand(\d)=([RBGK]*)$/,
    (s, m) => {
      s.hands[seatFrom(s, text(m, 1))] = pileFrom(text(m, 2))
    },
  ],
  [
    /^bag=(\d+|[RBGK]+)$/,
    (s, m) => {
      const wanted = text(m, 1)
      s.bag = /^\d/.test(wanted) ? anyTiles(Number(wanted)) : pileFrom(wanted)
    },
  ],
  [
    /^cats(\d)=(\d)$/,
    (s, m) => {
      if (Number(text(m, 2)) > CATASTROPHES_EACH) fail(`nobody has ${text(m, 2)} catastrophes`)
      s.catastrophes[seatFrom(s, text(m, 1))] = Number(text(m, 2))
    },
  ],
  [
    /^score(\d)=([RBGKT]\d+(?:,[RBGKT]\d+)*)$/,
    (s, m) => {
      const row = s.scores[seatFrom(s, text(m, 1))] as number[]
      for (const part of text(m, 2).split(',')) {
        row[part[0] === 'T' ? TREASURE : tileColourFrom(part[0] ?? '')] = Number(part.slice(1))
      }
    },
  ],
  [
    /^turn=(P\d)$/,
    (s, m) => {
      s.active = seatFrom(s, text(m, 1))
    },
  ],
  [
    /^act=([12])$/,
    (s, m) => {
      s.action = Number(text(m, 1))
    },
  ],
  [/^(?:map=[AB]|players=[234]|opt:\w+=\w+)$/, () => {}],
]

function setting(tokens: readonly string[], pattern: RegExp): string | undefined {
  return tokens.map(token => pattern.exec(token)?.[1]).findLast(found => found !== undefined)
}

const UNSPECIFIED_BAG = 100

/** Builds what `given` says: an empty board of map A, four players, P1 to act, and then the tokens. */
export function position(given: string): State {
  const tokens = given.split(/\s+/).filter(token => token !== '')
  const seats = Number(setting(tokens, /^players=(\d)$/) ?? 4)
  const options: Record<string, string> = { map: setting(tokens, /^map=(\w)$/) ?? 'A' }
  for (const token of tokens) {
    const [, name, value] = /^opt:(\w+)=(\w+)$/.exec(token) ?? []
    if (name && value) options[name] = value
  }
  const resolved = resolveOptions(tigrisEuphrates as unknown as AnyGame, seats, options)
  if (!resolved.ok) return fail(`${resolved.problem.option}: ${resolved.problem.reason}`)
  const s = bare(rulesFrom(resolved.options), seats, rngFrom(given))
  const known = tokens.map(token => TOKENS.findIndex(([pattern]) => pattern.test(token)))
  const strange = tokens[known.indexOf(-1)]
  if (strange !== undefined) fail(`${strange} means nothing in given`)
  for (const [i, [pattern, build]] of TOKENS.entries()) {
    for (const [t, token] of tokens.entries()) if (known[t] === i) build(s, pattern.exec(token) ?? [])
  }
  if (!tokens.some(token => token.startsWith('bag='))) s.bag = anyTiles(UNSPECIFIED_BAG)
  return s
}
