import { z } from 'zod'
import { GAME_LENGTHS } from './figures.ts'
import type { TableSummary } from './http.ts'
import type { Person } from './live.ts'
import { Id } from './names.ts'

const Time = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

/** What may stand behind the question mark of `/api/archive`; what is empty is not asked. */
export const ArchiveAsked = z.strictObject({
  game: z.string().max(40).optional(),
  seats: z.coerce.number().int().min(1).max(8).optional(),
  length: z.enum(GAME_LENGTHS).optional(),
  /** `nobles.on map.B`: options of the game and their values. */
  options: z
    .string()
    .regex(/^[\w-]+\.[\w-]+( [\w-]+\.[\w-]+)*$/)
    .max(400)
    .optional(),
  tournament: Id.optional(),
  player: z.string().max(100).optional(),
  against: z.string().max(100).optional(),
  result: z.enum(['won', 'lost']).optional(),
  /** Ended then or later, and before: times in milliseconds. */
  from: Time.optional(),
  until: Time.optional(),
  after: z
    .string()
    .regex(/^[\w-]+$/)
    .max(100)
    .optional(),
})
export type ArchiveAsked = z.infer<typeof ArchiveAsked>

export interface ArchivePage {
  readonly games: readonly TableSummary[]
  /** What to ask `after` for those that come next; null when these are the last. Of a person with very many games a page may have few. */
  readonly next: string | null
}

/** How somebody fared in some of their games. */
export interface Fared {
  readonly played: number
  readonly won: number
  /** The mean place. */
  readonly place: number
}

/** What one game was for somebody, over all they have played online. */
export interface FiguresOfGame extends Fared {
  readonly game: string
  /** The mean of the points, in games played to their end too. */
  readonly points: number
  readonly seats: readonly (Fared & { readonly seat: number })[]
  readonly players: readonly (Fared & { readonly players: number })[]
  /** Mean points by where they came from, in games played to their end. */
  readonly sources: readonly { readonly key: string; readonly points: number }[]
  /** After rated games, the earliest first; of many only some. */
  readonly ratings: readonly { readonly at: number; readonly rating: number }[]
  /** The usual time of a decision, one's own and of the others at the same tables, in milliseconds. */
  readonly pace: { readonly own: number; readonly others: number | null } | null
}

export interface Figures {
  readonly person: Person
  readonly own: boolean
  /** Everybody may see them. */
  readonly shown: boolean
  /** Only so many of the latest games are counted; fewer: all of them. */
  readonly most: number
  readonly games: readonly FiguresOfGame[]
  /** The people met most often; `ahead`: how often one came in before them. */
  readonly opponents: readonly {
    readonly person: Person
    readonly played: number
    readonly ahead: number
    readonly behind: number
  }[]
}
