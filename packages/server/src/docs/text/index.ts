import type { Lang } from '@ludoteca/engine'
import { type DocsText, en } from './en.ts'
import { zh } from './zh.ts'

export const docsText: Readonly<Record<Lang, DocsText>> = { en, zh }
