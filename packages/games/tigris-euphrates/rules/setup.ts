import { below, dealRng, type Rng, type Setup } from '@ludoteca/engine'
import { SQUARES } from './data/board.ts'
import { MAPS } from './data/maps.ts'
import { CATASTROPHES_EACH, HAND_SIZE, MONUMENTS, RED, TILE_COUNTS } from './data/pieces.ts'
import { type Rules, rulesFrom } from './options.ts'
import { drawInto } from './phases/draw.ts'
import { EMPTY, type Pile, type State, TEMPLE } from './state.ts'

const each = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)
const emptyPile = (): Pile => [0, 0, 0, 0, 0]

/** A board without pieces, all tiles in the bag. */
export function bare(rules: Rules, seats: number, rng: Rng): State {
  return {
    rules,
    seats,
    rng,
    board: Array.from({ length: SQUARES }, () => EMPTY),
    treasures: [],
    leaders: new Array(seats * 4).fill(-1),
    monuments: MONUMENTS.map(() => -1),
    wonder: -1,
    buildings: [-1, -1, -1, -1],
    catastrophes: new Array(seats).fill(CATASTROPHES_EACH),
    hands: each(seats, emptyPile),
    bag: [...TILE_COUNTS, 0],
    drawn: each(seats, emptyPile),
    swapped: each(seats, emptyPile),
    spent: [0, 0, 0, 0],
    scores: each(seats, () => [0, 0, 0, 0, 0]),
    active: 0,
    action: 1,
    turns: 0,
    idle: 0,
    placed: -1,
    united: -1,
    phase: { kind: 'action' },
  }
}

export function layTemples(s: State): void {
  for (const square of MAPS[s.rules.map].temples) {
    s.board[square] = TEMPLE
    s.treasures.push(square)
    s.bag[RED] = (s.bag[RED] as number) - 1
  }
}

export function create(setup: Setup): State {
  const s = bare(rulesFrom(setup.options, setup.version), setup.seats, dealRng(setup))
  layTemples(s)
  for (const hand of s.hands) drawInto(s, hand, HAND_SIZE)
  s.active = below(s.rng, s.seats)
  return s
}
