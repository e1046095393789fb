import type { Lang } from '@ludoteca/engine'
import { en, type ReasonText } from './en.ts'
import { zh } from './zh.ts'

export const texts: Readonly<Record<Lang, ReasonText>> = { en, zh }
