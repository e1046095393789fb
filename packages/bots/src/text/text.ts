import type { Level } from '../levels.ts'

export interface BotsText {
  readonly levels: Readonly<Record<Level, { readonly name: string; readonly explain: string }>>
  /** Reasons any game may have. `rival` and `denies` are filled with `{who}`. */
  readonly reasons: Readonly<Record<'only' | 'habit' | 'ahead' | 'behind' | 'rival' | 'denies', string>>
}
