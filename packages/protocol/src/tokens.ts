import { z } from 'zod'
import { SCOPES } from './figures.ts'

/*
 *   PUT    /me/program          ConfirmBody      -> Me          the account is one of a program from now on
 *   GET    /me/tokens                            -> TokenFacts[]
 *   POST   /me/tokens           TokenBody        -> NewToken    shown once
 *   DELETE /me/tokens/:id                        -> {}
 */

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

export interface TokenFacts {
  readonly id: string
  readonly label: string
  readonly scope: Scope
  readonly made: number
  /** To the hour; as it was made while nobody has used it. */
  readonly used: number
}

export interface NewToken extends TokenFacts {
  readonly token: string
}
