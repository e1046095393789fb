import type { Lesson } from '@ludoteca/page-kit/lesson.ts'
import { B, FIRST_BUILDING, type State } from '../../rules/index.ts'
import { prepare } from './estates.ts'
import type { StepId } from './steps.ts'
import { text } from './text/index.ts'

/** The circle of the learner's customs house, as long as nobody stands on it. */
const CUSTOMS = `[data-spot="place-0-${FIRST_BUILDING + B.customs_house}"]:has([data-full="false"])`

/** The last two rounds of a game: a ship that is in the way, a wharf, a large building, and the end at the right moment. */
export const strategy: Lesson<State, StepId> = {
  seats: 3,
  seed: 'lesson',
  prepare,
  steps: [
    { id: 'captain', does: ['role captain'] },
    { id: 'block', does: ['load sugar 1'] },
    {
      id: 'wharf',
      does: ['load corn wharf'],
      answers: ['role builder', 'build factory', 'build office'],
    },
    {
      id: 'customs',
      does: ['build customs_house'],
      answers: [
        'role mayor',
        'take colonist',
        'place hospice 1',
        'place office 1',
        'place factory 1',
        'place coffee_roaster 2',
        'place coffee 2',
        'place indigo_plant 3',
        'place indigo 1',
      ],
    },
    {
      id: 'staff',
      does: ['place customs_house 1', 'place small_market 1', 'place wharf 1', 'place sugar_mill 2'],
      answers: [
        'place office 1',
        'place large_market 1',
        'place factory 1',
        'place tobacco_storage 3',
        'place tobacco 2',
        'place small_indigo 1',
        'role craftsman',
        'extra tobacco',
        'role trader',
        'sell coffee',
      ],
      aims: [CUSTOMS],
    },
    { id: 'keep', does: ['pass'], answers: ['sell tobacco'] },
    { id: 'last-captain', does: ['role captain'] },
    { id: 'corn', does: ['load corn 2'] },
    { id: 'finish', does: ['load sugar wharf'] },
  ],
  text,
}
