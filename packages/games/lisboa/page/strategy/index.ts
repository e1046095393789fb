import type { Lesson } from '@ludoteca/page-kit/lesson.ts'
import type { State } from '../../rules/index.ts'
import { OPENING } from './opening.ts'
import type { StepId } from './steps.ts'
import { text } from './text/index.ts'

/** Two turns and a follow: take the subsidy while it is high, build when land is cheap, collect decrees that fit. */
export const strategy: Lesson<State, StepId> = {
  seats: 2,
  seed: 'treasury2898',
  before: OPENING,
  steps: [
    { id: 'subsidy', does: ['portfolio treasury-red-4'] },
    { id: 'sell', does: ['sell gold ship-blue-1'] },
    {
      id: 'draw',
      does: ['draw treasury'],
      answers: [
        'visit noble-builder-blue-3',
        'pass',
        'store slot-books plot-a4',
        'clear column quake',
        'house left',
      ],
    },
    { id: 'follow', does: ['follow noble-action'] },
    {
      id: 'store',
      does: ['store slot-cloth plot-a3', 'clear column quake', 'house middle'],
      answers: ['draw king'],
    },
    { id: 'visit', does: ['visit noble-minister-blue-2'] },
    { id: 'ship', does: ['state ship', 'ship ship-red-1 cloth'] },
    { id: 'decree', does: ['decree decree-guild-house'] },
  ],
  text,
}
