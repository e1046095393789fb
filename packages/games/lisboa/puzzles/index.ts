import type { GamePuzzles } from '@ludoteca/bot-kit/puzzles.ts'
import { reasons } from '../bot/text.ts'
import type { Action } from '../rules/actions.ts'
import type { State } from '../rules/state.ts'
import { BOOK } from './book.ts'
import { themeOf, themes } from './themes.ts'

export const puzzles: GamePuzzles<State, Action> = { book: BOOK, themes, reasons, themeOf }
