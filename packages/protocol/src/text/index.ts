import type { Lang } from '@ludoteca/engine'
import { en, type ProblemText } from './en.ts'
import { zh } from './zh.ts'

export const texts: Readonly<Record<Lang, ProblemText>> = { en, zh }
