import { fill, type Lang, type Who } from '@ludoteca/engine'
import type { Reason } from '../reasons.ts'
import { en } from './en.ts'
import type { BotsText } from './text.ts'
import { zh } from './zh.ts'

export type { BotsText } from './text.ts'

const texts: Readonly<Record<Lang, BotsText>> = { en, zh }

/** What bots say about themselves: names and descriptions of the levels, reasons for advice. */
export const botsText = (lang: Lang): BotsText => texts[lang]

/** One sentence. */
export function sayReason(lang: Lang, { game, key, params, kept }: Reason, who: Who): string {
  const { reasons, games, kept: spared } = texts[lang]
  if (Object.hasOwn(reasons, key)) {
    return fill(reasons[key as keyof typeof reasons], { who: who(params.seat ?? 0) })
  }
  return (kept ? spared : games)[game]?.[key] ?? games[game]?.building ?? reasons.even
}
