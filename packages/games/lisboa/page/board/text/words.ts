import { inEvery, type Lang, SIGNS, type Signs } from '@ludoteca/engine'
import { derived, type State, tablesOf } from '../../../rules/index.ts'
import type { Words as GameWords } from '../../../rules/text/assemble.ts'
import { words as pieces, wordsOf } from '../../../rules/text/words.ts'
import type { BoardWords } from './board-words.ts'
import { en } from './en.ts'
import { zh } from './zh.ts'

export interface Words {
  /** Names of pieces and descriptions of effects, from the game itself. */
  readonly pieces: GameWords
  readonly board: BoardWords
  readonly signs: Signs
}

const board: Readonly<Record<Lang, BoardWords>> = { en, zh }

const WORDS = inEvery((lang): Words => ({ pieces: pieces[lang], board: board[lang], signs: SIGNS[lang] }))

const withSet = inEvery(lang =>
  derived((tables): Words => ({ ...WORDS[lang], pieces: wordsOf(lang, tables) })),
)

/** With the names of the set a game is played with; of ours when nobody plays. */
export const wordsIn = (lang: Lang, view?: State): Words =>
  view ? withSet[lang](tablesOf(view)) : WORDS[lang]
