import { z } from 'zod'
import { GAME_LENGTHS } from './figures.ts'
import type { TableSummary } from './http.ts'
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
  /** What to ask `after` for those that come next; null when these are the last. */
  readonly next: string | null
}
