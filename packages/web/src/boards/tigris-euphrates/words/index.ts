import type { Lang } from '@ludoteca/engine'
import { type BoardWords, en } from './en.ts'
import { zh } from './zh.ts'

export type { BoardWords }

export const wordsIn = (lang: Lang): BoardWords => (lang === 'zh' ? zh : en)
