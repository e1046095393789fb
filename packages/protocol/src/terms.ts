import { z } from 'zod'
import { Level } from './names.ts'

/** Seconds in the bank at the start, seconds added for each decision. */
export const LivePace = z.strictObject({
  kind: z.literal('live'),
  bank: z.int().min(60).max(36_000),
  increment: z.int().min(0).max(600),
})
/** Days for each turn. */
export const DaysPace = z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(30) })
const FreePace = z.strictObject({ kind: z.literal('free') })
export const Pace = z.discriminatedUnion('kind', [LivePace, DaysPace, FreePace])
export type Pace = z.infer<typeof Pace>

/** Everyone may find it; whoever has the link; whoever also has the code. */
export const Visibility = z.enum(['public', 'unlisted', 'private'])
export type Visibility = z.infer<typeof Visibility>

/** What people agree on by sitting down. */
export const Terms = z.strictObject({
  game: z.string().min(1).max(40),
  seats: z.int().min(2).max(8),
  options: z.record(z.string().max(40), z.string().max(40)),
  pace: Pace,
  visibility: Visibility,
  rated: z.boolean(),
  /** A rated game counts also if programs play with people. */
  programs: z.boolean().optional(),
  /** Who plays on for a person who is out of time or has resigned. */
  guardian: Level,
  order: z.enum(['given', 'shuffle']),
})
export type Terms = z.infer<typeof Terms>
