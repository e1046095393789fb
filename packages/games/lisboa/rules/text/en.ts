import { derived } from '../set/tables.ts'
import { assemble, type LisboaText, type Words } from './assemble.ts'
import { actionText } from './en/actions.ts'
import { decreeText } from './en/decrees.ts'
import { effectsText, effectText, powerText, reis, the, theOf } from './en/effects.ts'
import { eventText } from './en/events.ts'
import { options } from './en/options.ts'
import { promptText } from './en/prompts.ts'
import { refusals, rows } from './en/refusals.ts'
import { setProblems } from './en/set.ts'
import { parts } from './en/terms.ts'
import { titles } from './titles.ts'

export const en: LisboaText = assemble({
  lang: 'en',
  name: titles.en.name,
  tagline: 'Rebuild Lisbon after 1755, between King, Minister and Builder.',
  over: 'The game is over',
  automatic: 'Lacerda',
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
