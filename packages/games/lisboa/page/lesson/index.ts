import type { Lesson } from '@ludoteca/page-kit/lesson.ts'
import { DECREES, type State } from '../../rules/index.ts'
import type { StepId } from './steps.ts'
import { text } from './text/index.ts'

const COLUMN_2 = DECREES.findIndex(decree => decree.id === 'decree-col-2')

/** Three turns against one rival: a card and a cargo, a follow, a store, a public building. */
export const lesson: Lesson<State, StepId> = {
  seats: 2,
  seed: 'lesson35282',
  prepare(s) {
    // In a poor kingdom a visit has its price.
    s.treasury = 1
    // The decree the learner will build for lies open.
    const first = s.decrees[0] as number
    s.decreeDeck = s.decreeDeck.map(decree => (decree === COLUMN_2 ? first : decree))
    s.decrees = [COLUMN_2, ...s.decrees.slice(1)]
  },
  before: ['keep clergy-14', 'keep clergy-28'],
  steps: [
    { id: 'portfolio', does: ['portfolio noble-minister-blue-2'] },
    { id: 'ship', does: ['ship ship-blue-1 tools'] },
    { id: 'sell', does: ['sell gold ship-blue-1'] },
    {
      id: 'draw',
      does: ['draw builder'],
      answers: ['visit noble-minister-blue-4', 'pass', 'decree decree-tool-stock'],
    },
    { id: 'follow', does: ['follow noble-action'] },
    { id: 'decree', does: ['decree decree-col-2'], answers: ['draw treasury'] },
    { id: 'visit', does: ['visit noble-builder-blue-3'] },
    { id: 'recruit', does: ['state recruit'] },
    { id: 'offices', does: ['recruit king+builder'] },
    { id: 'store', does: ['store slot-cloth plot-b2'] },
    { id: 'clear', does: ['clear column fire'] },
    { id: 'house', does: ['house left'], answers: ['pass'] },
    {
      id: 'draw-again',
      does: ['draw minister'],
      answers: ['portfolio noble-king-blue-5', 'sell gold ship-blue-1', 'draw builder'],
    },
    { id: 'king', does: ['visit noble-king-blue-4'] },
    { id: 'cardinal', does: ['state cardinal'] },
    { id: 'tile', does: ['cardinal 1 4'] },
    { id: 'open', does: ['open spot-n2'] },
  ],
  text,
}
