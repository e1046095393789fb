import { fill, type Lang } from '@ludoteca/engine'
import { MAX_BODY, MAX_FRAME, PROTOCOL } from '@ludoteca/protocol'
import { RATES, type Rate } from '@ludoteca/protocol/routes'
import { PACE } from '../live/limits/pace.ts'
import { MOST_WATCHES } from '../live/messages.ts'
import { PER_ADDRESS } from '../live/upgrade.ts'
import { PAGE, WATCH_COST } from '../live/visitor.ts'
import { docsText } from './text/index.ts'

export interface LimitRow {
  readonly name: string
  readonly words: string
  readonly burst: number
  /** How many more come, in words. */
  readonly more: string
}

/** `3 a second`, `one in 30 seconds`, `one in 10 minutes`. */
function thenIn(lang: Lang, perSecond: number): string {
  const { perSecond: often, seconds, minute, minutes } = docsText[lang].after
  if (perSecond >= 1) return fill(often, { n: perSecond })
  const wait = Math.round(1 / perSecond)
  if (wait < 60) return fill(seconds, { n: wait })
  return wait === 60 ? minute : fill(minutes, { n: wait / 60 })
}

const rowsOf = <K extends string>(
  lang: Lang,
  rates: Readonly<Record<K, Rate>>,
  words: Readonly<Record<K, string>>,
): LimitRow[] =>
  (Object.keys(rates) as K[]).map(name => ({
    name,
    words: words[name],
    burst: rates[name].burst,
    more: thenIn(lang, rates[name].perSecond),
  }))

export const requestLimits = (lang: Lang): LimitRow[] => rowsOf(lang, RATES, docsText[lang].rates)
export const lineLimits = (lang: Lang): LimitRow[] => rowsOf(lang, PACE, docsText[lang].pace)

const inText = ({ name, words, burst, more }: LimitRow): string => `- ${name}: ${words}: ${burst}, ${more}`

/** The limits on requests, in plain text. */
export const limitsText = (lang: Lang): readonly string[] => [
  fill(docsText[lang].body, { bytes: MAX_BODY }),
  requestLimits(lang).map(inText).join('\n'),
]

/** What holds for every live line. */
export const lineWords = (lang: Lang): readonly string[] =>
  docsText[lang].line.map(words =>
    fill(words, {
      protocol: PROTOCOL,
      bytes: MAX_FRAME,
      burst: PAGE.burst,
      more: thenIn(lang, PAGE.perSecond),
      cost: WATCH_COST,
      watches: MOST_WATCHES,
      lines: PER_ADDRESS,
    }),
  )

export const lineText = (lang: Lang): readonly string[] => [
  ...lineWords(lang),
  lineLimits(lang).map(inText).join('\n'),
]
