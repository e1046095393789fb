import type { ReasonText } from '@ludoteca/bot-kit/knowledge.ts'
import { LANGS, type Lang } from '@ludoteca/engine'
import type { Reason } from '../reason.ts'

/** The reason with what its game says of it; what happens to a rival is said of all games alike. */
export function inWords(reason: Reason, texts: Readonly<Record<Lang, ReasonText>> | undefined): Reason {
  if (!texts || reason.params.seat !== undefined) return reason
  const said: Partial<Record<Lang, string>> = {}
  for (const lang of LANGS) {
    const { gains, kept, other } = texts[lang]
    const sentence = reason.kept ? kept[reason.key] : (gains[reason.key] ?? other)
    if (sentence !== undefined) said[lang] = sentence
  }
  return { ...reason, said }
}
