import type { State } from '@ludoteca/lisboa'
import type { Lesson } from '../contract.ts'
import { en } from './en.ts'
import { zh } from './zh.ts'

export type StepId =
  | 'portfolio'
  | 'ship'
  | 'sell'
  | 'sail'
  | 'draw'
  | 'follow'
  | 'decree'
  | 'visit'
  | 'recruit'
  | 'offices'
  | 'store'
  | 'clear'
  | 'house'
  | 'draw-again'
  | 'king'
  | 'cardinal'
  | 'tile'
  | 'open'
  | 'favor'
  | 'raise'

/** Three turns against one rival: a card and a cargo, a follow, a store, a public building. */
export const lesson: Lesson<State, StepId> = {
  seats: 2,
  seed: 'lesson423',
  prepare(s) {
    const learner = s.players[0]
    if (learner) learner.influence = 8
  },
  before: ['keep clergy-33', 'keep clergy-01'],
  steps: [
    { id: 'portfolio', does: ['portfolio noble-minister-blue-2'] },
    { id: 'ship', does: ['ship ship-blue-1 cloth+tools'] },
    { id: 'sell', does: ['sell gold ship-blue-1'] },
    { id: 'sail', does: ['sell books ship-blue-1'] },
    {
      id: 'draw',
      does: ['draw builder'],
      answers: ['visit noble-minister-blue-4', 'pass', 'decree decree-treasury-men'],
    },
    { id: 'follow', does: ['follow noble-action'] },
    { id: 'decree', does: ['decree decree-col-2'], answers: ['draw treasury'] },
    { id: 'visit', does: ['visit noble-builder-blue-3'] },
    { id: 'recruit', does: ['state recruit'] },
    { id: 'offices', does: ['recruit king+builder'] },
    { id: 'store', does: ['store slot-cloth-e plot-b2'] },
    { id: 'clear', does: ['clear column fire'] },
    { id: 'house', does: ['house left'] },
    {
      id: 'draw-again',
      does: ['draw minister'],
      answers: [
        'portfolio noble-builder-blue-4',
        'recruit minister',
        'sell gold ship-blue-1',
        'sell tools ship-blue-1',
        'draw builder',
      ],
    },
    { id: 'king', does: ['visit noble-king-blue-4'] },
    { id: 'cardinal', does: ['state cardinal'] },
    { id: 'tile', does: ['cardinal 1 2'] },
    { id: 'open', does: ['open spot-n2'] },
    { id: 'favor', does: ['favor builder'] },
    { id: 'raise', does: ['raise plan-start-4 building-mardel-2'] },
  ],
  text: { en, zh },
}
