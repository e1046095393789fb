import type { Lesson } from '@ludoteca/page-kit/lesson.ts'
import type { State } from '../../rules/index.ts'
import type { StepId } from './steps.ts'
import { text } from './text/index.ts'

/** One round alone against Lacerda: where he goes, what makes his visit dear, and how to follow him. */
export const alone: Lesson<State, StepId> = {
  seats: 2,
  options: { solo: 'printed' },
  seed: 'lacerda207',
  before: ['keep clergy-18'],
  steps: [
    { id: 'opponent', does: ['portfolio noble-king-blue-4'] },
    { id: 'officials', does: ['trade tools recruit'] },
    { id: 'offices', does: ['recruit minister+builder'] },
    { id: 'enough', does: ['pass'] },
    { id: 'draw', does: ['draw builder'] },
    { id: 'follow', does: ['follow noble-action'] },
    { id: 'decree', does: ['decree decree-shopkeepers-2'] },
  ],
  text,
}
