import type { z } from 'zod'
import type { ProblemCode } from '../problems.ts'
import type { LimitName } from '../rates.ts'
import type { Scope } from '../tokens.ts'

/** An answer that is no JSON: a file to keep, of one of these types. */
interface FileAnswer {
  readonly types: readonly string[]
}

/** One address under /api: the server answers by it, and the documents describe it. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Parts that begin with a colon are in `PARTS`. */
  readonly path: `/${string}`
  /** Everybody; whoever has a name here and is not barred; hosts of the server. */
  readonly who: 'anyone' | 'person' | 'host'
  /** The scope a token needs; null: for this no token is good. */
  readonly token: Scope | null
  /** What may stand behind the question mark; the server reads each value by itself. */
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** Bytes a body may have, where that is more than usual. */
  readonly largest?: number
  readonly answer: z.ZodType | FileAnswer
  /** Why this is refused, besides what `commonRefusals` has. `tournament-rules` stands for the rules of tournaments. */
  readonly refusals?: readonly ProblemCode[]
  readonly limits?: readonly LimitName[]
}

export const isFile = (answer: Route['answer']): answer is FileAnswer => 'types' in answer

const ALWAYS = ['bad-request', 'bad-token', 'too-many', 'unknown-host', 'failed', 'closing'] as const

/** What every route of its kind may be refused with. */
export function commonRefusals({ method, who, token, body }: Route): readonly ProblemCode[] {
  const known = ['sign-in-first', 'banned', 'banned-until'] as const
  return [
    ...ALWAYS,
    ...(token === 'read' ? [] : (['token-scope'] as const)),
    ...(method === 'GET' ? [] : (['foreign-origin', 'too-large'] as const)),
    ...(body ? (['bad-field'] as const) : []),
    ...(who === 'anyone' ? [] : known),
    ...(who === 'host' ? (['hosts-only'] as const) : []),
  ]
}
