import type { Lang } from '@ludoteca/engine'
import { en, type TroubleText } from './en.ts'
import { zh } from './zh.ts'

export const texts: Readonly<Record<Lang, TroubleText>> = { en, zh }
