import {
  BLACK,
  type Colour,
  GREEN,
  leaderIndex,
  leaderOf,
  type State,
  squareNamed,
} from '../../rules/index.ts'

/** Tiles on the board when the lesson begins. */
const LAID: readonly (readonly [Colour, string])[] = [
  [GREEN, 'I6'],
  [GREEN, 'I5'],
  [BLACK, 'J5'],
  [GREEN, 'L5'],
]

/** Leaders on the board: seat, colour, square. */
const LEADERS: readonly (readonly [number, Colour, string])[] = [
  [0, GREEN, 'J7'],
  [1, GREEN, 'M5'],
  [1, BLACK, 'N6'],
]

/** Hands by seat: temples, farms, markets, settlements. */
const HANDS = [
  [3, 0, 2, 1],
  [1, 2, 1, 2],
]

/** Points by seat: red, blue, green, black, treasures. */
const SCORES = [
  [4, 5, 3, 4, 1],
  [3, 4, 5, 4, 0],
]

/** The treasure that somebody has already. */
const TAKEN = 'K1'

const takeFromBag = (s: State, colour: number, count: number): void => {
  s.bag[colour] = (s.bag[colour] as number) - count
}

/** The middle of a game: two kingdoms with a single square between them. */
export function prepare(s: State): void {
  s.active = 0
  for (const [seat, counts] of HANDS.entries()) {
    const hand = s.hands[seat] as number[]
    for (const [colour, count] of counts.entries()) {
      takeFromBag(s, colour, count - (hand[colour] as number))
      hand[colour] = count
    }
  }
  for (const [colour, square] of LAID) {
    s.board[squareNamed(square)] = colour + 1
    takeFromBag(s, colour, 1)
  }
  for (const [seat, colour, name] of LEADERS) {
    const index = leaderIndex(seat, colour)
    s.leaders[index] = squareNamed(name)
    s.board[squareNamed(name)] = leaderOf(index)
  }
  s.scores = SCORES.map(row => [...row])
  s.treasures = s.treasures.filter(square => square !== squareNamed(TAKEN))
}
