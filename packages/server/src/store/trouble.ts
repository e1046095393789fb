import { fill, type Lang } from '@ludoteca/engine'
import type { TroubleText } from './text/en.ts'
import { texts } from './text/index.ts'

type Params = Readonly<Record<string, string>>

/** Nothing is broken in the program: whoever asked must do something about it. */
export class Trouble extends Error {
  private readonly code: keyof TroubleText
  private readonly params: Params

  constructor(code: keyof TroubleText, params: Params = {}) {
    super(fill(texts.en[code], params))
    this.code = code
    this.params = params
  }

  /** What it takes to say the same in another thread, which gets nothing of an error but its message. */
  get parts(): readonly [keyof TroubleText, Params] {
    return [this.code, this.params]
  }

  in(lang: Lang): string {
    return fill(texts[lang][this.code], this.params)
  }
}

/** What was thrown, in words: some libraries throw things that are no errors. */
export function messageOf(error: unknown): string {
  if (typeof error === 'string' && error !== '') return error
  const { message, code } = (error ?? {}) as { readonly message?: unknown; readonly code?: unknown }
  for (const said of [message, code]) if (typeof said === 'string' && said !== '') return said
  return error instanceof Error ? error.name : 'unknown'
}

/** Why something failed, in the reader's language as far as we know it. */
export function whyIn(lang: Lang, error: unknown): string {
  return error instanceof Trouble ? error.in(lang) : messageOf(error)
}
