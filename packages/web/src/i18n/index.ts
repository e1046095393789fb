import type { Lang } from '@ludoteca/engine'
import { en } from './en.ts'
import type { Messages } from './messages.ts'
import { zh } from './zh.ts'

export const messages: Readonly<Record<Lang, Messages>> = { en, zh }

/** What the page says it is written in. */
export const tags: Readonly<Record<Lang, string>> = { en: 'en', zh: 'zh-CN' }

/** Each language by its own name. */
export const languageNames: Readonly<Record<Lang, string>> = { en: 'English', zh: '中文' }

/** What is said where a name ends and the sentence goes on. */
export const besideNames: Readonly<Record<Lang, (name: string) => string>> = {
  en: name => name,
  // Chinese sets off what is written in another script, and nothing else.
  zh: name => name.replace(/[!-~\u00c0-\u024f]$/u, '$& '),
}
