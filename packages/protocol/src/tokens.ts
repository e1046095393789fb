import { z } from 'zod'
import { SCOPES } from './figures.ts'
import { facts, Time } from './shapes.ts'

/** What a token is good for: to see what its account sees, or to play for it too. */
export const Scope = z.enum(SCOPES)
export type Scope = z.infer<typeof Scope>

export const TokenBody = z.strictObject({
  /** What its owner knows it by. */
  label: z
    .string()
    .trim()
    .min(1)
    .max(40)
    .regex(/^[^\p{C}]*$/u),
  scope: Scope,
  password: z.string().max(200),
})

const token = {
  id: z.string(),
  label: z.string(),
  scope: Scope,
  made: Time,
  /** To the hour; as it was made while nobody has used it. */
  used: Time,
}
export const TokenFacts = facts(token)
export type TokenFacts = z.infer<typeof TokenFacts>

export const NewToken = facts({ ...token, token: z.string() })
export type NewToken = z.infer<typeof NewToken>
