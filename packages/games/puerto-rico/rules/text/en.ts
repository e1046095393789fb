import type { GameText } from '@ludoteca/engine'
import { en as engine } from '@ludoteca/engine/text/en'
import type { Action } from '../actions.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { actions, prompts } from './en/actions.ts'
import { events } from './en/events.ts'
import { options } from './en/options.ts'
import { refusals } from './en/refusals.ts'
import { names } from './names.en.ts'
import { actionLine, eventLine, isBuildingId, phaseLine, refusalLine } from './shared.ts'
import { titles } from './titles.ts'

const PARTS: Readonly<Record<string, string>> = {
  chips: 'Point chips',
  buildings: 'Buildings',
  nobles: 'Nobles',
}

export const en: GameText<State, Action, Event> = {
  lang: 'en',
  name: titles.en.name,
  tagline:
    'Plantations, a growing town and ships to fill: choose the role that helps you and not the others.',
  options,
  prompt: s => phaseLine(prompts, s) ?? '',
  action: actionLine(actions),
  event: eventLine(events),
  refusal: refusalLine(refusals, engine.refusal),
  part: key => (isBuildingId(key) ? names.buildings[key].name : (PARTS[key] ?? 'Other points')),
}
