import { fill, type GameText } from '@ludoteca/engine'
import type { Action } from '../actions.ts'
import type { Event } from '../events.ts'
import type { RefusalRule } from '../refusals.ts'
import type { State } from '../state.ts'
import { action, prompt } from './en/actions.ts'
import { event } from './en/events.ts'
import { options } from './en/options.ts'
import { refusals } from './en/refusals.ts'
import { colour } from './en/words.ts'
import { partNames } from './nouns.ts'
import { titles } from './titles.ts'

export const en: GameText<State, Action, Event> = {
  lang: 'en',
  name: titles.en.name,
  tagline: 'Raise kingdoms between two rivers; only your weakest sphere counts.',
  options,
  prompt,
  action,
  event,
  refusal: r => fill(refusals[r.rule as RefusalRule] ?? r.rule, r.params),
  part: partNames(colour, 'treasures (each counts as the weakest colour)'),
}
