import type { Lesson } from '@ludoteca/page-kit/lesson.ts'
import { B, FIRST_BUILDING, QUARRY, type State } from '../../rules/index.ts'
import { SUGAR } from './facts.ts'
import type { StepId } from './steps.ts'
import { text } from './text/index.ts'

/** A place of the learner's with a circle that is still empty. */
const place = (group: number): string => `[data-spot="place-0-${group}"]:has([data-full="false"])`

/** Four rounds of three players: land, a mill, hands, a harvest, a sale, a shipment. */
export const lesson: Lesson<State, StepId> = {
  seats: 3,
  seed: 'lesson',
  steps: [
    { id: 'settler', does: ['role settler'] },
    {
      id: 'quarry',
      does: ['settle quarry'],
      answers: [
        'settle coffee',
        'settle corn',
        'role builder',
        'build construction_hut',
        'build small_market',
      ],
    },
    {
      id: 'mill',
      does: ['build small_sugar'],
      answers: ['role mayor', 'take colonist', 'place small_market 1'],
    },
    {
      id: 'first-hand',
      does: ['place small_sugar 0', 'place indigo 0'],
      answers: ['place construction_hut 0', 'place coffee 0', 'role settler', 'settle corn', 'settle indigo'],
      aims: [place(QUARRY)],
    },
    { id: 'sugar', does: ['settle sugar'], answers: ['role trader'] },
    { id: 'mayor', does: ['role mayor'] },
    { id: 'privilege', does: ['take colonist'] },
    {
      id: 'staff',
      does: ['place small_sugar 1', 'place sugar 1', 'place indigo 0'],
      answers: [
        'place construction_hut 1',
        'place coffee 0',
        'place indigo 0',
        'place small_market 1',
        'place indigo 1',
        'role builder',
        'build small_indigo',
      ],
      aims: [place(SUGAR), place(FIRST_BUILDING + B.small_sugar)],
    },
    { id: 'market', does: ['build small_market'], answers: ['pass'] },
    { id: 'craftsman', does: ['role craftsman'] },
    {
      id: 'extra',
      does: ['extra sugar'],
      answers: [
        'role mayor',
        'take colonist',
        'place small_market 1',
        'place small_indigo 1',
        'place indigo 1',
      ],
    },
    {
      id: 'clerk',
      does: ['place small_market 1', 'place small_sugar 1', 'place sugar 1', 'place indigo 0'],
      aims: [place(FIRST_BUILDING + B.small_market)],
    },
    { id: 'trader', does: ['role trader'] },
    { id: 'sell', does: ['sell sugar'], answers: ['pass', 'pass', 'role captain', 'load corn 1'] },
    { id: 'load', does: ['load sugar 2'] },
  ],
  text,
}
