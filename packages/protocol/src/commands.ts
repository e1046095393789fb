import { z } from 'zod'
import { MAX_BATCH, MAX_CHAT, PHRASES } from './figures.ts'
import { JoinCode, Level } from './names.ts'
import { Pace } from './terms.ts'

export const Phrase = z.enum(PHRASES)
export type Phrase = z.infer<typeof Phrase>

const Seat = z.int().min(0).max(7)
const Line = z.string().min(1).max(200)

/** What may be asked of everybody at a table. Everyone concerned must agree. */
export const Request = z.discriminatedUnion('kind', [
  /** Back to the position after this many steps, past what the rules of taking back allow. */
  z.strictObject({ kind: z.literal('rewind'), steps: z.int().min(0) }),
  z.strictObject({ kind: z.literal('pace'), pace: Pace }),
  z.strictObject({ kind: z.literal('abandon') }),
])
export type Request = z.infer<typeof Request>

/** What a person can do at a table. */
export const Command = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('join'), seat: Seat.optional(), code: JoinCode.optional() }),
  z.strictObject({ do: z.literal('leave') }),
  /** The host gives an empty seat to a bot, or frees it again. */
  z.strictObject({ do: z.literal('bot'), seat: Seat, level: Level.nullable() }),
  /** The host asks somebody to leave before the game starts. */
  z.strictObject({ do: z.literal('unseat'), seat: Seat }),
  /** The host gives an empty seat to a program, which is called by its name and may leave again. */
  z.strictObject({ do: z.literal('invite'), name: z.string().min(1).max(100), seat: Seat.optional() }),
  z.strictObject({ do: z.literal('start') }),
  /** `steps` is the position the actions were chosen in: a newer one makes them stale. */
  z.strictObject({
    do: z.literal('act'),
    steps: z.int().min(0),
    lines: z.array(Line).min(1).max(MAX_BATCH),
  }),
  z.strictObject({ do: z.literal('undo'), steps: z.int().min(0), count: z.int().min(1).max(200) }),
  z.strictObject({ do: z.literal('ask'), request: Request }),
  z.strictObject({ do: z.literal('answer'), yes: z.boolean() }),
  z.strictObject({ do: z.literal('say'), text: z.string().trim().min(1).max(MAX_CHAT) }),
  z.strictObject({ do: z.literal('phrase'), phrase: Phrase }),
  z.strictObject({ do: z.literal('resign') }),
  /** Lets the guardian play for the person who is out of time. */
  z.strictObject({ do: z.literal('guard') }),
  /** The person is back and takes the seat from the guardian. */
  z.strictObject({ do: z.literal('return') }),
  z.strictObject({ do: z.literal('rematch') }),
])
export type Command = z.infer<typeof Command>
