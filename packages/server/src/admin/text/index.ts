import type { Lang } from '@ludoteca/engine'
import { type AdminText, en } from './en.ts'
import { zh } from './zh.ts'

export const adminText: Readonly<Record<Lang, AdminText>> = { en, zh }
