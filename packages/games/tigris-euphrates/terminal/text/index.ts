import type { Lang } from '@ludoteca/engine'
import { en } from './en.ts'
import type { Words } from './words.ts'
import { zh } from './zh.ts'

export type { Words } from './words.ts'

export const words: Readonly<Record<Lang, Words>> = { en, zh }
