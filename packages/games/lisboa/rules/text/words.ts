import { inEvery, type Lang } from '@ludoteca/engine'
import { tablesOf } from '../set/of.ts'
import { BUILT_IN, type Tables } from '../set/tables.ts'
import type { State } from '../state.ts'
import type { Words } from './assemble.ts'
import { wordsOf as en } from './en.ts'
import { wordsOf as zh } from './zh.ts'

/** Names of pieces and descriptions of effects. */
const WORDS = { en, zh } as const satisfies Record<Lang, unknown>

/** With the names of our own set. */
export const words: Readonly<Record<Lang, Words>> = inEvery(lang => WORDS[lang](BUILT_IN))

export const wordsOf = (lang: Lang, tables: Tables): Words => WORDS[lang](tables)

/** With the names of the set a game is played with. */
export const wordsFor = (lang: Lang, s: Pick<State, 'set'>): Words => WORDS[lang](tablesOf(s))
