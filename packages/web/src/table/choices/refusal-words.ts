import type { Lang, Refusal } from '@ludoteca/engine'
import { isProblem, problemText } from '@ludoteca/protocol/problems'

/** Why the server says no; null when the no comes from the rules of the game. */
export const serverRefusal = (lang: Lang, { rule, params }: Refusal): string | null =>
  isProblem(rule) ? problemText(lang, rule, params) : null
