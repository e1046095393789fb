import type { Lang } from '@ludoteca/engine'
import type { Words } from './assemble.ts'
import { words as en } from './en.ts'
import { words as zh } from './zh.ts'

/** Names of pieces and descriptions of effects. */
export const words: Readonly<Record<Lang, Words>> = { en, zh }
