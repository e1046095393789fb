import type { LessonText } from '@ludoteca/page-kit/lesson.ts'
import { type State, totals } from '../../../rules/index.ts'
import { him, hisPrice } from '../facts.ts'
import type { StepId } from '../steps.ts'

export const en: LessonText<State, StepId> = {
  steps: {
    opponent: {
      title: 'An opponent without a will',
      says: ({ now }) =>
        `Lacerda has ${him(now).influence} influence and ${him(now).wigs} wigs, but no cards, money or goods. What he does follows from the position, and his board says where he goes next: to the Minister, and beside the Treasury pile his helper makes him build a ship first.`,
      ask: 'Play “Court Wigmakers” into the portfolio.',
    },
    officials: {
      title: 'Make his way dear',
      says: ({ now }) =>
        `He pays influence like anybody. His visit would cost him ${hisPrice(now)} now; every official of yours with the Minister makes it 1 dearer, and in a poor moment he gives wigs.`,
      ask: 'Trade tools with the Builder: recruit officials.',
    },
    offices: {
      title: 'Where he is going',
      says: () =>
        'After the Minister his courtier goes on to the King, then to the Builder, and so on. You always know it a turn ahead.',
      ask: 'Place one official with the Minister and one with the Builder.',
    },
    enough: {
      title: 'A dearer visit',
      says: ({ now }) => `Now the Minister would cost him ${hisPrice(now)}.`,
      ask: 'Keep your other goods: stop trading.',
    },
    draw: {
      title: 'His turn follows yours',
      says: () =>
        'When you have drawn, he plays at once; the log tells each step and its reason. He will also throw away the open card of the Treasury pile, where his helper stands: take what you want before he does.',
      ask: 'Take the card from the Builder’s pile.',
    },
    follow: {
      title: 'Follow him',
      says: ({ now }) =>
        `He took a ship for nothing, paid for his visit and has ${him(now).influence} influence left. Then he took the two leftmost decrees, each worth 3 wigs to him whatever it says. You hold the Minister’s favor: follow, as you would follow anybody.`,
      ask: 'Return the favor and take a decree.',
    },
    decree: {
      title: 'What he leaves',
      says: () =>
        'He always takes from the left, so you can see what will be left for you. He follows you in the same way when he holds the favor and can pay: his board shows his favors.',
      ask: 'Take the Shopkeepers’ Charter II.',
    },
  },
  end: ({ now }) => [
    `If the game ended now, you would have ${totals(now)[0]} wigs and he ${totals(now)[1]}. His store and building choices are greedy: he takes what brings most wigs at once, in a fixed order when several are equal.`,
    'So build where his best plot would be, open buildings that serve your stores more than his, and keep officials where he goes next.',
    'Three levels, a deal of the day and your best results wait on the page of a new game. The rulebook tells how to run him by hand.',
  ],
}
