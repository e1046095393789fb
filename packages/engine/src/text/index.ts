import type { Lang } from '../lang.ts'
import { type EngineText, en } from './en.ts'
import { zh } from './zh.ts'

export const engineTexts: Readonly<Record<Lang, EngineText>> = { en, zh }
