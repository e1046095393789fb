import type { GameText } from '@ludoteca/engine'
import { zh as engine } from '@ludoteca/engine/text/zh'
import type { Action } from '../actions.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { names } from './names.zh.ts'
import { actionLine, eventLine, isBuildingId, phaseLine, refusalLine } from './shared.ts'
import { titles } from './titles.ts'
import { actions, prompts } from './zh/actions.ts'
import { events } from './zh/events.ts'
import { options } from './zh/options.ts'
import { refusals } from './zh/refusals.ts'

const PARTS: Readonly<Record<string, string>> = { chips: '计分圆片', buildings: '建筑', nobles: '贵族' }

export const zh: GameText<State, Action, Event> = {
  lang: 'zh',
  name: titles.zh.name,
  tagline: '经营种植园、兴建城市、装满货船：选对角色，让自己得利，别便宜了别人。',
  options,
  prompt: s => phaseLine(prompts, s) ?? '',
  action: actionLine(actions),
  event: eventLine(events),
  refusal: refusalLine(refusals, engine.refusal),
  part: key => (isBuildingId(key) ? names.buildings[key].name : (PARTS[key] ?? '其他得分')),
}
