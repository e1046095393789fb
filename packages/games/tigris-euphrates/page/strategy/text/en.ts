import type { LessonText } from '@ludoteca/page-kit/lesson.ts'
import { BLACK, GREEN, RED, type State } from '../../../rules/index.ts'
import { inHand, points, sides, weakest } from '../facts.ts'
import type { StepId } from '../steps.ts'

export const en: LessonText<State, StepId> = {
  steps: {
    strength: {
      title: 'Win the war before it begins',
      says: ({ names }) =>
        `Only K5 lies between your kingdom and that of ${names[1]}, and both have a trader. In a war every tile of the colour on one’s own side counts, and those lie open: you have 2 markets there, she has 1. What she hides in her hand you cannot see, so add to what is certain.`,
      ask: 'Place a market (green) on H5.',
    },
    king: {
      title: 'Bring the leader who will be paid',
      says: () =>
        'Three markets lie in a corner: a fourth on H6 makes a square, and a monument pays in two colours. You have the trader; bring a second leader before you build.',
      ask: 'Place your king (black) on H7.',
    },
    join: {
      title: 'Count every colour you would wake',
      says: ({ names }) =>
        `${names[1]} laid two settlements for her king. Joining wakes two wars now: traders, 3 markets against 1, and kings, where her 2 settlements beat yours. Join all the same: the order of the wars is yours to choose. The tile that joins counts for nobody.`,
      ask: 'Place your settlement (black) on K5.',
    },
    order: {
      title: 'The order decides',
      says: ({ names }) =>
        `When ${names[1]} loses the war of the traders, her market on L5 goes, and L5 is the bridge. Without it the kingdoms fall apart again, and the war of the kings, which you would lose, is not fought at all.`,
      ask: 'Let the traders fight first.',
    },
    support: {
      title: 'As much as is needed',
      says: ({ now, names }) => {
        const { attack, defence } = sides(now)
        return `${attack} against ${defence}, and a tie goes to the defender. You hold ${inHand(now, GREEN)} markets, and one of them you need for the square. One is enough unless ${names[1]} holds three.`
      },
      ask: 'Add 1 market.',
    },
    square: {
      title: 'One war, and it is over',
      says: ({ now, before, names }) =>
        `${names[1]} added 1: ${points(now, GREEN) - points(before, GREEN)} green for you, for her trader and the market. The bridge is gone and your king never had to fight. You have one action left.`,
      ask: 'Place a market (green) on H6.',
    },
    monument: {
      title: 'Pay the leaders you have',
      says: () =>
        'Of the three monuments with green, take the one whose other colour also has a leader of yours here: the king, black. Mind the price: the four markets turn face down and support nobody any more.',
      ask: 'Build the green-black monument.',
    },
    bridge: {
      title: 'Close the door behind you',
      says: ({ now, names }) =>
        `The monument has paid: green ${points(now, GREEN)}, black ${points(now, BLACK)}. But your trader has no supporters now, and ${names[1]} has hers back: a tile on L5 would join you again. A catastrophe tile destroys the tile under it, and nothing is ever laid there again.`,
      ask: 'Place a catastrophe on K5.',
    },
    temple: {
      title: 'Two temples are twice as safe',
      says: ({ names }) =>
        `War is far off, but a revolt needs no bridge: ${names[1]} may put a king beside your temple. Then only temples beside the leaders count, and your king stands beside one.`,
      ask: 'Place a temple (red) on G7.',
    },
    priest: {
      title: 'A free office invites guests',
      says: ({ names }) =>
        `You had no priest here, so ${names[1]} sent hers to I8: from now on every temple you lay pays her. She stands beside one temple. Put yours beside one of your own, and the two will fight for the office.`,
      ask: 'Place your priest (red) on G6.',
    },
    revolt: {
      title: 'Revolts are won from the hand',
      says: ({ now, names }) => {
        const { attack, defence } = sides(now)
        return `${attack} against ${defence}, and you attack: a tie is not enough. You hold ${inHand(now, RED)} temples; ${names[1]} has drawn few. Whoever means to attack collects red first.`
      },
      ask: 'Add 2 temples.',
    },
    last: {
      title: 'And the monument goes on paying',
      says: ({ now, names }) =>
        `${names[1]} added 1 and lost: her priest is home, and red is at ${points(now, RED)}. One action is left before your monument pays once more.`,
      ask: 'Place your settlement (black) on H8.',
    },
  },
  end: ({ now }) => [
    `Green ${points(now, GREEN)} and black ${points(now, BLACK)}: the monument paid both at the end of every turn. But red ${points(now, RED)} and blue stand still, and your score is the weakest: ${weakest(now)}. Once a monument pays, work on what it does not.`,
    'Before you join kingdoms, count all colours in which both have a leader. With several wars, begin with the one that breaks the bridge, or that leaves your rival without supporters.',
    'A monument takes its four tiles out of every war. Guard its leaders with temples, fill the free offices yourself, and keep a catastrophe tile for the bridge.',
  ],
}
