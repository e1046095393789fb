import type { Lesson } from '@ludoteca/page-kit/lesson.ts'
import { CARDS, type ToyState } from '../../rules/index.ts'
import type { StepId } from './steps.ts'
import { text } from './text/index.ts'

const HANDS = [
  [1, 4, 8],
  [12, 14, 16],
]
const POOL = [24, 29, 35]

function prepare(s: ToyState): void {
  s.hands = HANDS.map(hand => [...hand])
  s.pool = [...POOL]
  const dealt = new Set([...HANDS.flat(), ...POOL])
  s.bag = Array.from({ length: CARDS }, (_, card) => card).filter(card => !dealt.has(card))
}

/** Three turns against one rival. */
export const lesson: Lesson<ToyState, StepId> = {
  seats: 2,
  seed: 'stairs',
  prepare,
  steps: [
    { id: 'first', does: ['place 1'] },
    { id: 'pool', does: ['take 29'], answers: ['place 12', 'take 24'] },
    { id: 'rise', does: ['place 4'] },
    { id: 'highest', does: ['take 35'], answers: ['place 14'] },
    { id: 'finish', does: ['place 8'] },
  ],
  text,
}
