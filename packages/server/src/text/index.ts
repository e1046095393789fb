import type { Lang } from '@ludoteca/engine'
import { en, type ServeText } from './en.ts'
import { zh } from './zh.ts'

/** What `serve` says. */
export const serveText: Readonly<Record<Lang, ServeText>> = { en, zh }
