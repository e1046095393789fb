import { fill, type Lang, type Who } from '@ludoteca/engine'
import type { Reason } from '../advise.ts'
import { en } from './en.ts'
import type { BotsText } from './text.ts'
import { zh } from './zh.ts'

export type { BotsText } from './text.ts'

const texts: Readonly<Record<Lang, BotsText>> = { en, zh }

/** What bots say about themselves: names and descriptions of the levels, reasons for advice. */
export const botsText = (lang: Lang): BotsText => texts[lang]

/** One sentence. */
export function sayReason(lang: Lang, { game, key, params }: Reason, who: Who): string {
  const { reasons, games } = texts[lang]
  if (key === 'rival') return fill(reasons.rival, { who: who(params.seat ?? 0) })
  if (key === 'only' || key === 'habit') return reasons[key]
  return games[game]?.[key] ?? games[game]?.building ?? reasons.even
}
