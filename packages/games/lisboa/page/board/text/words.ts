import { inEvery, type Lang, SIGNS, type Signs } from '@ludoteca/engine'
import type { Words as GameWords } from '../../../rules/text/assemble.ts'
import { words as pieces } from '../../../rules/text/words.ts'
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

export const wordsIn = (lang: Lang): Words => WORDS[lang]
