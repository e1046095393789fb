import type { en } from './en.ts'

/** What stands on the board besides the names of the pieces. */
export type BoardWords = { readonly [K in keyof typeof en]: Widen<(typeof en)[K]> }

/** Texts may differ from language to language, their shape may not. */
type Widen<T> = T extends string
  ? string
  : T extends (...args: infer P) => string
    ? (...args: P) => string
    : { readonly [K in keyof T]: Widen<T[K]> }
