import type { AnyForeseen, Refusal } from '@ludoteca/engine'
import type { LogLine } from './lines.ts'

/** What a decision needs to know besides the table. */
export interface Moment {
  readonly now: number
  /** When the command reached the house. */
  readonly received: number
  /** When the position was on disk. */
  readonly committed: number
  /** The sender's latest round trip in milliseconds. */
  readonly roundTrip: number
  /** When so many days for this person's turn, beginning now, are up. */
  due(person: string, days: number): number
  /** A whole number below n, from the operating system. */
  random(n: number): number
}

export interface Agreed {
  readonly ok: true
  readonly lines: readonly LogLine[]
  /** A move has been played to see whether it may be: where it leads need not be found out again. */
  readonly foreseen?: AnyForeseen
}

export type Decision = Agreed | { readonly ok: false; readonly refusal: Refusal }

/** What a line is written with: who caused it, with which message, when. */
export interface Cause {
  readonly at: number
  readonly by?: string
  readonly id?: string
}

export const refuse = (rule: string, params?: Refusal['params']): Decision => ({
  ok: false,
  refusal: params ? { rule, params } : { rule },
})
export const add = (...lines: LogLine[]): Decision => ({ ok: true, lines })
