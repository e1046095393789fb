import type { Player } from './players.ts'

/** Where a table comes from that was not dealt on this device: a file, or a moment of another table. */
type Origin =
  | { readonly kind: 'file' }
  | { readonly kind: 'moment'; readonly table: string; readonly at: number }

/** A game kept on this device. The save file is the truth; the rest is for showing lists. */
export interface TableRecord {
  readonly id: string
  readonly game: string
  readonly players: readonly Player[]
  readonly names: readonly string[]
  readonly privacy: boolean
  readonly save: string
  readonly steps: number
  readonly turn: number | null
  readonly updated: number
  /** A first game: the coach sits beside it. */
  readonly beginner?: true
  readonly origin?: Origin
  /** The day whose deal it is, where everybody has the same. */
  readonly daily?: string
}

/** What a table keeps whatever is played at it. */
export type TableTerms = Pick<TableRecord, 'id' | 'players' | 'privacy' | 'beginner' | 'origin' | 'daily'>

/** A rules text of the player's own, by game. */
export interface OwnRules {
  readonly game: string
  readonly name: string
  readonly text: string
}
