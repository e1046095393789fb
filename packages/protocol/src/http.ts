import { z } from 'zod'
import { MAX_NOTE } from './figures.ts'
import type { Person, TableFacts } from './live.ts'
import { Password, PersonName } from './names.ts'

/*
 * The addresses under /api. Bodies are JSON. What fails answers with `{ problem }` and its status.
 *
 *   POST   /guest               GuestBody        -> Me          a session starts
 *   GET    /me                                   -> Me | null
 *   DELETE /me                  ConfirmBody      -> {}          account gone; games keep a nameless seat
 *   GET    /me/export                            -> file        everything we keep of this person
 *   PUT    /me/settings         SettingsBody     -> Me
 *   POST   /account             AccountBody      -> Me          a guest becomes an account
 *   POST   /signin              SignInBody       -> Me
 *   POST   /signout             {}               -> {}
 *   POST   /password            PasswordBody     -> Me          ends all other sessions
 *   POST   /recovery            ConfirmBody      -> { code }    replaces the former code; shown once, as a file
 *   POST   /recover             RecoverBody      -> Me
 *   GET    /sessions                             -> SessionFacts[]
 *   DELETE /sessions/:id                         -> {}
 *   GET    /lobby?game=                          -> Lobby
 *   POST   /tables              Terms            -> { id }
 *   GET    /tables/:id/positions/:n              -> { view }    what this viewer sees of the position after n steps
 *   GET    /tables/:id/save                      -> file        only after the end
 *   GET    /tables/:id/review                    -> { review, wanted }  after the end; `wanted`: there is none, and this person may send it
 *   PUT    /tables/:id/review   ReviewBody       -> {}          by who sat there; the first one stays
 *   GET    /tables/:id/note                      -> { text }
 *   PUT    /tables/:id/note     NoteBody         -> {}
 *   GET    /people/:name                         -> Profile
 *   GET    /people/:name/games?before=           -> TableSummary[]   after the one with this `moved.id`
 *   GET    /people/:name/figures                 -> Figures     one's own, and of who shows them
 *   GET    /archive?…            ArchiveAsked     -> ArchivePage     finished public games, the latest first
 *   GET    /archive/file?of=                     -> file        one game a line: `me`, a `tournament`, or for hosts the `room`
 *   GET    /push                                 -> { key }     the server's public key
 *   PUT    /push                PushBody         -> {}
 *   DELETE /push                { endpoint }     -> {}
 */
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

export interface Me extends Person {
  readonly guest: boolean
  /** May look after the server at `/admin`. */
  readonly host: boolean
  readonly since: number
  readonly settings: PersonSettings
  /** A recovery code has been made and not been used. */
  readonly recovery: boolean
  /** The last failed delivery to the person's webhook. */
  readonly webhookFailure: { readonly at: number; readonly why: string } | null
  readonly waiting: number
}

export interface SessionFacts {
  readonly id: string
  readonly started: number
  readonly used: number
  readonly device: string
  readonly current: boolean
}

/** A table as lists show it. */
export interface TableSummary
  extends Pick<
    TableFacts,
    'id' | 'terms' | 'phase' | 'host' | 'created' | 'started' | 'ended' | 'seats' | 'result' | 'tournament'
  > {
  /** How many steps the game has. */
  readonly steps: number
  /** The person on turn, if it is one. */
  readonly turn: string | null
  readonly due: number | null
  readonly moved: number
}

export interface Lobby {
  readonly open: readonly TableSummary[]
  readonly live: readonly TableSummary[]
  /** Own tables, "your turn" first. */
  readonly mine: readonly TableSummary[]
  readonly finished: readonly TableSummary[]
  readonly announcement: string | null
  /** The host does not accept new games now. */
  readonly resting: boolean
}

interface RatingFacts {
  readonly game: string
  readonly rating: number
  readonly uncertainty: number
  readonly games: number
}

export interface Profile extends Person {
  readonly guest: boolean
  readonly since: number
  readonly ratings: readonly RatingFacts[]
  readonly records: readonly {
    readonly game: string
    readonly played: number
    readonly won: number
    readonly best: number
  }[]
  readonly recent: readonly TableSummary[]
  /** Whoever asks may see the figures. */
  readonly figures: boolean
}

/** How a request is refused; `code` is a key of the problem texts. */
export interface Problem {
  readonly code: string
  readonly params?: Readonly<Record<string, string | number>>
  /** In the language the caller asked for. */
  readonly message: string
}

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
