import { z } from 'zod'
import { MAX_NOTE } from './figures.ts'
import { Person, TableFacts } from './live.ts'
import { Password, PersonName } from './names.ts'
import { Count, facts, list, Time } from './shapes.ts'
export const GuestBody = z.strictObject({ name: PersonName })
export const AccountBody = z.strictObject({ name: PersonName, password: Password })
export const SignInBody = z.strictObject({ name: z.string().max(100), password: z.string().max(200) })
export const PasswordBody = z.strictObject({ old: z.string().max(200), new: Password })
export const ConfirmBody = z.strictObject({ password: z.string().max(200) })
export const RecoverBody = z.strictObject({
  name: z.string().max(100),
  code: z.string().max(100),
  password: Password,
})
/** Looked into piece by piece: see `publishable`. */
export const ReviewBody = z.strictObject({ review: z.looseObject({}) })
export const NoteBody = z.strictObject({ text: z.string().max(MAX_NOTE) })
/** So many answers and days at once; whoever has more sends them in parts. */
export const MOST_PUZZLES = 60
const PuzzleAnswer = facts({
  game: z.string().max(40),
  puzzle: z.string().max(60),
  /** How hard the puzzle was; the server knows better. */
  rating: z.int().min(0).max(10_000),
  solved: z.boolean(),
  at: Time,
})
/** A puzzle of the day that was solved on its day, in UTC. */
const SolvedDay = facts({ day: z.iso.date(), game: z.string().max(40) })
/** What an account did with puzzles; guests have none. */
export const PuzzleFacts = facts({ answers: list(PuzzleAnswer), days: list(SolvedDay) })
export const PuzzleBody = z.strictObject({
  answers: z.array(PuzzleAnswer).max(MOST_PUZZLES),
  days: z.array(SolvedDay).max(MOST_PUZZLES),
})
export const PushBody = z.strictObject({
  endpoint: z.url().max(1000),
  keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
})

/** Minutes after midnight in the person's own time zone. */
const Quiet = z.strictObject({
  from: z.int().min(0).max(1439),
  to: z.int().min(0).max(1439),
  zone: z.string().max(60),
})
export const SettingsBody = z.strictObject({
  /** Server time until which the clocks of games over days stand still. */
  away: z.int().nullable(),
  quiet: Quiet.nullable(),
  webhook: z
    .url({ protocol: /^https?$/ })
    .max(1000)
    .nullable(),
  /** Everybody may see one's own figures; left out: nobody else. */
  figures: z.literal('shown').optional(),
})
export type PersonSettings = z.infer<typeof SettingsBody>

export const Me = facts({
  ...Person.unwrap().shape,
  guest: z.boolean(),
  /** May look after the server at `/admin`. */
  host: z.boolean(),
  since: Time,
  settings: SettingsBody,
  /** A recovery code has been made and not been used. */
  recovery: z.boolean(),
  /** The last failed delivery to the person's webhook. */
  webhookFailure: facts({ at: Time, why: z.string() }).nullable(),
  waiting: Count,
})
export type Me = z.infer<typeof Me>

export const SessionFacts = facts({
  id: z.string(),
  started: Time,
  used: Time,
  device: z.string(),
  current: z.boolean(),
})
export type SessionFacts = z.infer<typeof SessionFacts>

const table = TableFacts.unwrap().shape

/** A table as lists show it. */
export const TableSummary = facts({
  id: table.id,
  terms: table.terms,
  phase: table.phase,
  host: table.host,
  created: table.created,
  started: table.started,
  ended: table.ended,
  seats: table.seats,
  result: table.result,
  tournament: table.tournament,
  /** How many steps the game has. */
  steps: Count,
  /** The person on turn, if it is one. */
  turn: z.string().nullable(),
  due: z.number().nullable(),
  moved: z.number(),
})
export type TableSummary = z.infer<typeof TableSummary>

export const Lobby = facts({
  open: list(TableSummary),
  live: list(TableSummary),
  /** Own tables, "your turn" first. */
  mine: list(TableSummary),
  finished: list(TableSummary),
  announcement: z.string().nullable(),
  /** The host does not accept new games now. */
  resting: z.boolean(),
})
export type Lobby = z.infer<typeof Lobby>

/** What somebody may do at a table: `legal` is empty unless it is their turn. */
export const Choices = facts({
  /** The seat of who asks, and the one whose turn it is. */
  seat: Count.nullable(),
  turn: Count.nullable(),
  /** What `act` is sent with. */
  steps: Count,
  legal: list(z.string()),
})
export type Choices = z.infer<typeof Choices>

const RatingFacts = facts({
  game: z.string(),
  rating: z.number(),
  uncertainty: z.number(),
  games: Count,
})

export const Profile = facts({
  ...Person.unwrap().shape,
  guest: z.boolean(),
  since: Time,
  ratings: list(RatingFacts),
  records: list(facts({ game: z.string(), played: Count, won: Count, best: z.number() })),
  recent: list(TableSummary),
  /** Whoever asks may see the figures. */
  figures: z.boolean(),
})
export type Profile = z.infer<typeof Profile>

/** Programs by their rating in one game. */
export const Ladder = facts({
  game: z.string(),
  /** The best first; those whose rating is not settled yet come last, without a place. */
  programs: list(
    facts({
      person: Person,
      /** Equal ratings share a place. */
      place: z.int().min(1).nullable(),
      rating: z.number(),
      uncertainty: z.number(),
      games: Count,
    }),
  ),
})
export type Ladder = z.infer<typeof Ladder>

/** How a request is refused; `code` is a key of the problem texts. */
export const Problem = facts({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional(),
  /** In the language the caller asked for. */
  message: z.string(),
})
export type Problem = z.infer<typeof Problem>

/** What every request that fails is answered with. */
export const Refused = facts({ problem: Problem })

/** What Web Push and a person's webhook carry. */
export interface Notice {
  /**
   * A turn, the beginning and the end of a game; a round of a tournament has begun, or takes too long: for who plays in
   * it, and for who organises it.
   */
  readonly event: 'turn' | 'started' | 'over' | 'round' | 'late' | 'organise'
  /** With `organise` the tournament. */
  readonly table: string
  readonly game: string
  readonly url: string
}
