import { fill, type GameText } from '@ludoteca/engine'
import type { Action } from '../actions.ts'
import type { Event } from '../events.ts'
import type { RefusalRule } from '../refusals.ts'
import type { State } from '../state.ts'
import { partNames } from './nouns.ts'
import { titles } from './titles.ts'
import { action, prompt } from './zh/actions.ts'
import { event } from './zh/events.ts'
import { options } from './zh/options.ts'
import { refusals } from './zh/refusals.ts'
import { colour } from './zh/words.ts'

export const zh: GameText<State, Action, Event> = {
  lang: 'zh',
  name: titles.zh.name,
  tagline: '在两条大河之间建立王国，只看最弱的那一种分数。',
  options,
  prompt,
  action,
  event,
  refusal: r => fill(refusals[r.rule as RefusalRule] ?? r.rule, r.params),
  part: partNames(colour, '财宝（补在最弱的颜色上）'),
}
