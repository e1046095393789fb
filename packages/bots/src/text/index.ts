import { fill, type Lang, type Who } from '@ludoteca/engine'
import type { Reason } from '../reason.ts'
import { en } from './en.ts'
import type { BotsText } from './text.ts'
import { zh } from './zh.ts'

export { inWords } from './worded.ts'

const texts: Readonly<Record<Lang, BotsText>> = { en, zh }

/** What bots say about themselves: names and descriptions of the levels, reasons for advice. */
export const botsText = (lang: Lang): BotsText => texts[lang]

/** One sentence; nothing where a choice is about as good as the others. */
export function sayReason(lang: Lang, { key, params, said }: Reason, who: Who): string {
  const { reasons } = texts[lang]
  if (Object.hasOwn(reasons, key)) {
    return fill(reasons[key as keyof typeof reasons], { who: who(params.seat ?? 0) })
  }
  return said?.[lang] ?? ''
}
