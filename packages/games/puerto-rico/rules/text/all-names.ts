import type { Lang } from '@ludoteca/engine'
import { names as en } from './names.en.ts'
import type { Names } from './names.ts'
import { names as zh } from './names.zh.ts'

export const names: Readonly<Record<Lang, Names>> = { en, zh }
