import type { Lang } from '@ludoteca/engine'
import { en } from './en.ts'
import { zh } from './zh.ts'

export const words: Readonly<Record<Lang, typeof en>> = { en, zh }
