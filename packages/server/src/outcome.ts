import type { Refusal } from '@ludoteca/engine'
import type { ProblemCode } from '@ludoteca/protocol'

export interface Trouble {
  readonly code: ProblemCode
  readonly params?: Readonly<Record<string, string | number>>
  /** What the rules of tournaments say, in words of their own. */
  readonly ruled?: Refusal
}

/** A result, or the reason why there is none. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly trouble: Trouble }

export const good = <T>(value: T): Outcome<T> => ({ ok: true, value })

export const bad = (code: ProblemCode, params?: Trouble['params']): { ok: false; trouble: Trouble } => ({
  ok: false,
  trouble: params ? { code, params } : { code },
})

/** Goes no further, for a reason found elsewhere. */
export const stop = (trouble: Trouble): { ok: false; trouble: Trouble } => ({ ok: false, trouble })
