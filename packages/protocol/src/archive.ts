import { z } from 'zod'
import { GAME_LENGTHS } from './figures.ts'
import { TableSummary } from './http.ts'
import { Person } from './live.ts'
import { Id } from './names.ts'
import { Count, facts, list, Time } from './shapes.ts'

const Moment = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

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
  from: Moment.optional(),
  until: Moment.optional(),
  after: z
    .string()
    .regex(/^[\w-]+$/)
    .max(100)
    .optional(),
})
export type ArchiveAsked = z.infer<typeof ArchiveAsked>

export const ArchivePage = facts({
  games: list(TableSummary),
  /** What to ask `after` for those that come next; null when these are the last. Of a person with very many games a page may have few. */
  next: z.string().nullable(),
})
export type ArchivePage = z.infer<typeof ArchivePage>

/** How somebody fared in some of their games. */
const fared = {
  played: Count,
  won: Count,
  /** The mean place. */
  place: z.number(),
}
const Fared = facts(fared)
export type Fared = z.infer<typeof Fared>

/** What one game was for somebody, over all they have played online. */
export const FiguresOfGame = facts({
  ...fared,
  game: z.string(),
  /** The mean of the points, in games played to their end too. */
  points: z.number(),
  seats: list(facts({ ...fared, seat: Count })),
  players: list(facts({ ...fared, players: Count })),
  /** Mean points by where they came from, in games played to their end. */
  sources: list(facts({ key: z.string(), points: z.number() })),
  /** What was done how often in a game on average, as the game counts it, in games played to their end. */
  deeds: list(facts({ group: z.string(), key: z.string(), n: z.number() })),
  /** After rated games, the earliest first; of many only some. */
  ratings: list(facts({ at: Time, rating: z.number() })),
  /** The usual time of a decision, one's own and of the others at the same tables, in milliseconds. */
  pace: facts({ own: z.number(), others: z.number().nullable() }).nullable(),
})
export type FiguresOfGame = z.infer<typeof FiguresOfGame>

export const Figures = facts({
  person: Person,
  own: z.boolean(),
  /** Everybody may see them. */
  shown: z.boolean(),
  /** Only so many of the latest games are counted; fewer: all of them. */
  most: Count,
  games: list(FiguresOfGame),
  /** The people met most often; `ahead`: how often one came in before them. */
  opponents: list(facts({ person: Person, played: Count, ahead: Count, behind: Count })),
})
export type Figures = z.infer<typeof Figures>
