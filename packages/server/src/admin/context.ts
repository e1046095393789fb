import { fill, type Lang } from '@ludoteca/engine'
import type { Store } from '../store/store.ts'
import type { AdminText } from './text/en.ts'

/** One thing the host wants done. */
export interface Context {
  readonly store: Store
  readonly data: string
  readonly database: string
  /** What follows the name of the act. */
  readonly words: readonly string[]
  readonly days: string | null
  readonly clear: boolean
  readonly clock: () => number
  readonly text: AdminText
  readonly lang: Lang
  out(line: string): void
  /** Writes down what was done: every act that changes something. */
  audit(what: string): Promise<void>
}

/** What stands in the way, in words; null when it is done. */
export type Act = (context: Context) => Promise<string | null>

type Params = Readonly<Record<string, string | number>>

export const say = ({ text }: Pick<Context, 'text'>, key: keyof AdminText, params: Params = {}): string =>
  fill(text[key], params)

/** A day and a minute, as people write them everywhere. */
export const shownTime = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ')
