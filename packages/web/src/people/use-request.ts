import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useHeldFocus } from '../browser/use-held-focus.ts'
import type { Result } from '../online/api.ts'

interface Requesting {
  readonly busy: boolean
  /** Why the last one failed, in a sentence. */
  readonly problem: string | null
  /** Runs a request; resolves with its value, or undefined when it failed. */
  readonly run: <T>(request: () => Promise<Result<T>>) => Promise<T | undefined>
}

/** One request at a time, with what to say when it fails. */
export function useRequest(): Requesting {
  const t = useTranslations('online.link')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const hold = useHeldFocus(busy)
  const run = async <T>(request: () => Promise<Result<T>>): Promise<T | undefined> => {
    hold()
    setBusy(true)
    setProblem(null)
    const result = await request()
    setBusy(false)
    if (result.ok) return result.value
    setProblem(result.problem.message || t('unreachable'))
    return undefined
  }
  return { busy, problem, run }
}
