import { fill, type Lang } from '@ludoteca/engine'
import { type ProblemKey, wordsOf } from './text/index.ts'

type Params = Readonly<Record<string, string | number>>

/** Something wrong with what was asked for: one sentence in the caller's language. */
export type Problem = (
  | { readonly key: ProblemKey; readonly params: Params }
  /** Already in words, from the engine. */
  | { readonly sentence: string }
) & {
  /** The exit code, if it is not that of a command line that makes no sense. */
  readonly code?: number
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem }

export const good = <T>(value: T): Result<T> => ({ ok: true, value })

export const bad = (key: ProblemKey, params: Params = {}): { ok: false; problem: Problem } => ({
  ok: false,
  problem: { key, params },
})

export const inWords = (problem: Problem, lang: Lang): string =>
  'sentence' in problem ? problem.sentence : fill(wordsOf(lang).problem[problem.key], problem.params)
