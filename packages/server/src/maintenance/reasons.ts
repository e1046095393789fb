import { fill, type Lang } from '@ludoteca/engine'
import type { ReasonText } from './text/reasons/en.ts'
import { texts } from './text/reasons/index.ts'

export interface Reason {
  readonly key: keyof ReasonText
  readonly params?: Readonly<Record<string, string | number>>
}

export const reasonIn = (lang: Lang, { key, params = {} }: Reason): string => fill(texts[lang][key], params)
