import type { LessonText } from '@ludoteca/page-kit/lesson.ts'
import { BLACK, BLUE, GREEN, LAST_TREASURES, RED, type State } from '../../../rules/index.ts'
import { bagLeft, inHand, points, sides, treasures, weakest } from '../facts.ts'
import type { StepId } from '../steps.ts'

export const en: LessonText<State, StepId> = {
  steps: {
    king: {
      title: 'A leader needs a temple',
      says: () =>
        'On your turn you take two actions. Leaders collect points, but they stand only beside a red temple; the one on I7 is free, and it carries a treasure.',
      ask: 'Pick up your king (black) and place him on H7.',
    },
    settlement: {
      title: 'A tile scores for its leader',
      says: () =>
        'King and temple are now a kingdom. A tile laid in a kingdom gives one point of its colour to the leader of that colour there.',
      ask: 'Place your settlement (black) on H8.',
    },
    farmer: {
      title: 'Four colours count',
      says: ({ now, names }) =>
        `You have ${points(now, BLACK)} black point, and ${names[1]} has begun a kingdom of her own in the south. Black alone wins nothing: at the end only your weakest colour counts.`,
      ask: 'Place your farmer (blue) on I8, below the temple.',
    },
    farm: {
      title: 'Farms lie on the river',
      says: () =>
        'Blue tiles go on river squares and nowhere else, and no other colour goes there. Your farmer stands beside the river.',
      ask: 'Place a farm (blue) on I9.',
    },
    trader: {
      title: 'The trader looks for treasures',
      says: ({ now, names }) =>
        `Now ${points(now, BLUE)} blue and ${points(now, BLACK)} black. A kingdom that holds two treasures gives one to its trader, and ${names[1]} sits on the next one, at K11.`,
      ask: 'Place your trader (green) on I6.',
    },
    unite: {
      title: 'Joining kingdoms means war',
      says: ({ names }) =>
        `One tile can join your kingdom with that of ${names[1]}. Then two kings stand in one kingdom, and only one of them can stay.`,
      ask: 'Place a farm (blue) on J9.',
    },
    war: {
      title: 'Strength on the board, and from the hand',
      says: ({ now, names }) => {
        const { attack, defence } = sides(now)
        return `Kings count settlements: ${attack} against ${defence}, and a tie is enough for ${names[1]}, who defends. Both add tiles of that colour from the hand; you hold ${inHand(now, BLACK)}.`
      },
      ask: 'Add 2 settlements.',
    },
    treasure: {
      title: 'The loser goes home',
      says: ({ now, before, names }) =>
        `${names[1]} added 1 and lost. The king and his settlement are gone, and you gained ${points(now, BLACK) - points(before, BLACK)} black: one for the leader, one for the tile. Two treasures are in your kingdom now.`,
      ask: 'Take the treasure from K11.',
    },
    revolt: {
      title: 'A revolt inside your kingdom',
      says: ({ now, names }) => {
        const { attack, defence } = sides(now)
        return `${names[1]} put a trader next to your temple. In a revolt only temples count, those beside the leader and red tiles from the hand: ${attack} against your ${defence}. As defender you need no more than a tie.`
      },
      ask: 'Add 1 temple.',
    },
    market: {
      title: 'Four in a square',
      says: ({ now, before }) =>
        `Your trader held, which is worth ${points(now, RED) - points(before, RED)} red point, and you have ${treasures(now)} treasure. Green is still at ${points(now, GREEN)}: three markets lie beside your king, and a fourth makes a square.`,
      ask: 'Place your market (green) on G7.',
    },
    monument: {
      title: 'A monument pays every turn',
      says: () =>
        'Four tiles of one colour in a square may become a monument. At the end of each of your turns it pays a point in both of its colours, if your leaders of those colours are in the kingdom: you have the trader and the farmer.',
      ask: 'Build the blue-green monument.',
    },
    temple: {
      title: 'The king stands in',
      says: ({ now }) =>
        `Your last action. You have no priest here, and where the leader of a colour is missing, the king collects in his place: red is at ${points(now, RED)}.`,
      ask: 'Place a temple (red) on J7.',
    },
  },
  end: ({ now }) => [
    `Red ${points(now, RED)}, blue ${points(now, BLUE)}, green ${points(now, GREEN)}, black ${points(now, BLACK)}, and ${treasures(now)} treasure that may stand for any colour. Your score is the weakest: ${weakest(now)}.`,
    `The game ends when only ${LAST_TREASURES} treasures are left on the board (${now.treasures.length} now), or when the bag runs out (${bagLeft(now)} tiles left).`,
    'You can also swap tiles, and twice in a game break a kingdom apart with a catastrophe tile. Look where your rivals stand before you leave a leader with a single temple.',
  ],
}
