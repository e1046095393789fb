import type { Lang } from '@ludoteca/engine'
import { type BoardWords, en } from './en.ts'
import { zh } from './zh.ts'

export type { BoardWords }

const words: Readonly<Record<Lang, BoardWords>> = { en, zh }

export const wordsIn = (lang: Lang): BoardWords => words[lang]
