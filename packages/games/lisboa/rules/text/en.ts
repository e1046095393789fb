import { assemble, type LisboaText, type Words } from './assemble.ts'
import { actionText } from './en/actions.ts'
import { decreeText } from './en/decrees.ts'
import { effectsText, effectText, powerText, reis, the } from './en/effects.ts'
import { eventText } from './en/events.ts'
import { options } from './en/options.ts'
import { promptText } from './en/prompts.ts'
import { refusals, rows } from './en/refusals.ts'
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
  prompt: promptText,
  action: actionText,
  event: eventText,
  refusals,
  reis,
  rows,
  parts,
})

export const words: Words = { the, effectText, effectsText, powerText, decreeText }
