import { fill, type Lang } from '@ludoteca/engine'
import type { ProblemText } from './text/en.ts'
import { texts } from './text/index.ts'

export type ProblemCode = keyof ProblemText

export const isProblem = (code: string): code is ProblemCode => Object.hasOwn(texts.en, code)

export const problemText = (
  lang: Lang,
  code: ProblemCode,
  params: Readonly<Record<string, string | number>> = {},
): string => fill(texts[lang][code], params)
