import type { Level } from '../levels.ts'

export interface BotsText {
  readonly levels: Readonly<Record<Level, { readonly name: string; readonly explain: string }>>
  /** Reasons any game may have. `rival` is filled with `{who}`. */
  readonly reasons: Readonly<Record<'only' | 'habit' | 'even' | 'rival', string>>
  /** By game, then by what grows. */
  readonly games: Readonly<Record<string, Readonly<Record<string, string>>>>
}
