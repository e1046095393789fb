import type { AnyForeseen, Refusal } from '@ludoteca/engine'
import type { Entry } from './entry.ts'

/** What `decide` needs to know besides the table. */
export interface Moment {
  readonly now: number
  /** When the command reached the server. */
  readonly received: number
  /** When the position was on disk. */
  readonly committed: number
  /** The sender's latest round trip in milliseconds. */
  readonly roundTrip: number
  /** When so many days for this person's turn, beginning now, are up. */
  due(person: string, days: number): number
  /** A whole number below n, from the operating system. */
  random(n: number): number
  /** How many people were seated here by others without having come: the game waits for them. */
  readonly missing?: number
  /** The program that is invited. */
  readonly program?: string
}

export interface Agreed {
  readonly ok: true
  readonly entries: readonly Entry[]
  /** A move has been played to see whether it may be: where it leads need not be found out again. */
  readonly foreseen?: AnyForeseen
}

export type Decision = Agreed | { readonly ok: false; readonly refusal: Refusal }

/** The cause of an entry: when, by whom, with which message. */
export interface Cause {
  readonly at: number
  readonly by?: string
  readonly id?: string
}

export const refuse = (rule: string, params?: Refusal['params']): Decision => ({
  ok: false,
  refusal: params ? { rule, params } : { rule },
})
export const add = (...entries: Entry[]): Decision => ({ ok: true, entries })
