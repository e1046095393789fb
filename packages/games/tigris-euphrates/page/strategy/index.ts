import type { Lesson } from '@ludoteca/page-kit/lesson.ts'
import type { State } from '../../rules/index.ts'
import { prepare } from './position.ts'
import type { StepId } from './steps.ts'
import { text } from './text/index.ts'

/** Four turns against one rival: a war prepared, its order, a monument and how to keep it. */
export const strategy: Lesson<State, StepId> = {
  seats: 2,
  seed: 'strategy',
  prepare,
  steps: [
    { id: 'strength', does: ['tile G H5'] },
    { id: 'king', does: ['leader k H7'], answers: ['tile K M6', 'tile K L6'] },
    { id: 'join', does: ['tile K K5'] },
    { id: 'order', does: ['war g'] },
    { id: 'support', does: ['support 1'], answers: ['support 1'] },
    { id: 'square', does: ['tile G H6'] },
    { id: 'monument', does: ['monument GK H5'], answers: ['leader g M5', 'tile R M4'] },
    { id: 'bridge', does: ['catastrophe K5'] },
    { id: 'temple', does: ['tile R G7'], answers: ['leader r I8', 'leader b L4'] },
    { id: 'priest', does: ['leader r G6'] },
    { id: 'revolt', does: ['support 2'], answers: ['support 1'] },
    { id: 'last', does: ['tile K H8'] },
  ],
  text,
}
