import { derived } from '../set/tables.ts'
import { assemble, type LisboaText, type Words } from './assemble.ts'
import { titles } from './titles.ts'
import { actionText } from './zh/actions.ts'
import { decreeText } from './zh/decrees.ts'
import { effectsText, effectText, powerText, reis, the, theOf } from './zh/effects.ts'
import { eventText } from './zh/events.ts'
import { options } from './zh/options.ts'
import { promptText } from './zh/prompts.ts'
import { refusals, rows } from './zh/refusals.ts'
import { setProblems } from './zh/set.ts'
import { parts } from './zh/terms.ts'

export const zh: LisboaText = assemble({
  lang: 'zh',
  name: titles.zh.name,
  tagline: '1755 年大地震之后，周旋于国王、首相与建筑师之间，重建里斯本。',
  over: '游戏已经结束',
  automatic: '拉塞尔达',
  options,
  the,
  theOf,
  prompt: promptText,
  action: actionText,
  event: eventText,
  refusals,
  setProblems,
  reis,
  rows,
  parts,
})

export const wordsOf = derived(
  (tables): Words => ({ the: theOf(tables), effectText, effectsText, powerText, decreeText }),
)
