import type { Lang } from '@ludoteca/engine'
import { en, type ReadinessText } from './en.ts'
import { zh } from './zh.ts'

export const texts: Readonly<Record<Lang, ReadinessText>> = { en, zh }
