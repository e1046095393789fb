import type { Level } from '../levels.ts'

export interface BotsText {
  readonly levels: Readonly<Record<Level, { readonly name: string; readonly explain: string }>>
  /** Reasons any game may have. `rival` and `denies` are filled with `{who}`. */
  readonly reasons: Readonly<
    Record<'only' | 'habit' | 'ahead' | 'even' | 'behind' | 'rival' | 'denies', string>
  >
  /** By game, then by what grows. */
  readonly games: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** By game, then by what is not spent. */
  readonly kept: Readonly<Record<string, Readonly<Record<string, string>>>>
}
