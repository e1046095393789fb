import type { Lesson } from '@ludoteca/page-kit/lesson.ts'
import { type Colour, GREEN, RED, type State, squareNamed } from '../../rules/index.ts'
import type { StepId } from './steps.ts'
import { text } from './text/index.ts'

/** Tiles that lie on the board before the lesson begins. */
const LAID: readonly (readonly [Colour, string])[] = [
  [GREEN, 'F6'],
  [GREEN, 'F7'],
  [GREEN, 'G6'],
  [GREEN, 'J10'],
  [RED, 'K10'],
]

/** Hands by seat: temples, farms, markets, settlements. */
const HANDS = [
  [2, 2, 1, 1],
  [2, 0, 2, 2],
]

const takeFromBag = (s: State, colour: number, count: number): void => {
  s.bag[colour] = (s.bag[colour] as number) - count
}

function prepare(s: State): void {
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
}

/** Four turns against one rival: leaders, tiles, a war, a treasure, a revolt, a monument. */
export const lesson: Lesson<State, StepId> = {
  seats: 2,
  seed: 'lesson57',
  prepare,
  steps: [
    { id: 'king', does: ['leader k H7'] },
    { id: 'settlement', does: ['tile K H8'], answers: ['leader k L10', 'tile K L11'] },
    { id: 'farmer', does: ['leader b I8'] },
    { id: 'farm', does: ['tile B I9'], answers: ['leader r N6', 'tile R M6'] },
    { id: 'trader', does: ['leader g I6'] },
    { id: 'unite', does: ['tile B J9'] },
    { id: 'war', does: ['support 2'], answers: ['support 1'] },
    { id: 'treasure', does: ['take K11'], answers: ['leader g J7', 'support 1'] },
    { id: 'revolt', does: ['support 1'], answers: ['tile R M5'] },
    { id: 'market', does: ['tile G G7'] },
    { id: 'monument', does: ['monument BG F6'] },
    { id: 'temple', does: ['tile R J7'] },
  ],
  text,
}
