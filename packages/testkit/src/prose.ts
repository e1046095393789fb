import type { Lang } from '@ludoteca/engine'

const SLIPS: readonly [RegExp, string][] = [
  [/^$/, 'is empty'],
  [/^\s|\s$/, 'has space around it'],
  [/[\r\n]/, 'is more than one line'],
  [/\bundefined\b/, 'contains “undefined”'],
  [/\bNaN\b/, 'contains “NaN”'],
  [/\bnull\b/, 'contains “null”'],
  [/\[object/, 'contains an object'],
  [/\{\w*\}/, 'has a blank that was not filled in'],
  [/\b[a-z]+_[a-z]/, 'contains a raw key'],
  [/\b[a-z]+[A-Z][a-z]/, 'contains a raw key'],
]

const CHINESE = /\p{Script=Han}/u
const ENGLISH = /[A-Za-z]{3,}/

/** What betrays a text of another language. */
const FOREIGN: Readonly<Record<Lang, (text: string) => string | null>> = {
  en: text => (CHINESE.test(text) ? 'has Chinese in it' : null),
  zh: text => (ENGLISH.test(text) && !CHINESE.test(text) ? 'has no Chinese in it' : null),
}

/** What is wrong with a text in the eyes of a reader; null when nothing is. */
export function slip(text: unknown, lang: Lang): string | null {
  if (typeof text !== 'string') return `is ${typeof text}`
  const found = SLIPS.find(([pattern]) => pattern.test(text))
  return found ? found[1] : FOREIGN[lang](text)
}
