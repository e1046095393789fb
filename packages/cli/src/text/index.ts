import type { Lang } from '@ludoteca/engine'
import { type EngineText, en as engineEn } from '@ludoteca/engine/text/en'
import { zh as engineZh } from '@ludoteca/engine/text/zh'
import { type CliText, en } from './en.ts'
import { zh } from './zh.ts'

export type { CliText, ProblemKey } from './en.ts'

const words: Readonly<Record<Lang, CliText>> = { en, zh }
const engineWords: Readonly<Record<Lang, EngineText>> = { en: engineEn, zh: engineZh }

export const wordsOf = (lang: Lang): CliText => words[lang]
export const engineWordsOf = (lang: Lang): EngineText => engineWords[lang]
