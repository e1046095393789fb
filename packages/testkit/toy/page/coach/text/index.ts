import type { Lang } from '@ludoteca/engine'
import { type CoachText, en } from './en.ts'
import { zh } from './zh.ts'

export const text: Readonly<Record<Lang, CoachText>> = { en, zh }
