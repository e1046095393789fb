import { type Lang, SIGNS, type Signs } from '@ludoteca/engine'
import { words as enPieces } from '@ludoteca/lisboa/text/en'
import { words as zhPieces } from '@ludoteca/lisboa/text/zh'
import { en } from './en.ts'
import { zh } from './zh.ts'

/** What stands on the board besides the names of the pieces. */
export type BoardWords = { readonly [K in keyof typeof en]: Widen<(typeof en)[K]> }

/** Texts may differ from language to language, their shape may not. */
type Widen<T> = T extends string
  ? string
  : T extends (...args: infer P) => string
    ? (...args: P) => string
    : { readonly [K in keyof T]: Widen<T[K]> }

export interface Words {
  /** Names of pieces and descriptions of effects, from the game itself. */
  readonly pieces: typeof enPieces
  readonly board: BoardWords
  readonly signs: Signs
}

const WORDS: Readonly<Record<Lang, Words>> = {
  en: { pieces: enPieces, board: en, signs: SIGNS.en },
  zh: { pieces: zhPieces, board: zh, signs: SIGNS.zh },
}

export const wordsIn = (lang: Lang): Words => WORDS[lang]
