import type { LessonText } from '@ludoteca/page-kit/lesson.ts'
import type { ToyState } from '../../../rules/index.ts'
import type { StepId } from '../steps.ts'

export const en: LessonText<ToyState, StepId> = {
  steps: {
    first: {
      title: 'Begin low',
      says: () => 'Every card of your stairs must be higher than the one before.',
      ask: 'Place sun 2.',
    },
    pool: {
      title: 'Then take a card',
      says: ({ now }) => `${now.pool.length} open cards lie in the pool; the bag hides what it gives.`,
      ask: 'Take star 6.',
    },
    rise: {
      title: 'Small steps',
      says: ({ names }) => `${names[1]} has begun as well. Small steps leave room for more.`,
      ask: 'Place sun 5.',
    },
    highest: {
      title: 'The highest card',
      says: () => 'A twelve fits on any stairs, once.',
      ask: 'Take star 12.',
    },
    finish: {
      title: 'The pool is empty',
      says: () => 'From now on everybody draws from the bag.',
      ask: 'Place sun 9.',
    },
  },
  end: () => ['Begin low and rise slowly.', 'The highest sum wins.'],
}
