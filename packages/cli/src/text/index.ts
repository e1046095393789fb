import type { Lang } from '@ludoteca/engine'
import { engineTexts } from '@ludoteca/engine/text'
import type { EngineText } from '@ludoteca/engine/text/en'
import { type CliText, en } from './en.ts'
import { zh } from './zh.ts'

export type { CliText, ProblemKey } from './en.ts'

const words: Readonly<Record<Lang, CliText>> = { en, zh }

export const wordsOf = (lang: Lang): CliText => words[lang]
export const engineWordsOf = (lang: Lang): EngineText => engineTexts[lang]
