import { useSettings } from '@ludoteca/page-kit/settings/store.ts'
import { useEffect, useState } from 'react'

/** How long one part stays before the next is counted. */
const PACE_MS = 900

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Whether nothing on the page is to move by itself. */
export const useQuiet = (): boolean => useSettings().motion === 'off' || still()

export interface Counting {
  /** So many parts have been counted. */
  readonly at: number
  readonly running: boolean
  /** Somebody looks at the parts at their own pace. */
  readonly byHand: boolean
  readonly go: (to: number) => void
  /** Begins, goes on, or holds. */
  readonly turn: () => void
}

/** Counts so many parts one after the other, by itself unless all have been counted `already`. */
export function useCounting(end: number, already: boolean): Counting {
  const [at, setAt] = useState(already ? end : 0)
  const [running, setRunning] = useState(!already)
  const [byHand, setByHand] = useState(false)
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => {
      setAt(at + 1)
      if (at + 1 >= end) setRunning(false)
    }, PACE_MS)
    return () => clearTimeout(timer)
  }, [running, at, end])
  return {
    at,
    running,
    byHand,
    go: to => {
      setByHand(true)
      setRunning(false)
      setAt(to)
    },
    turn: () => {
      setByHand(true)
      if (running) return setRunning(false)
      if (at >= end) setAt(0)
      setRunning(true)
    },
  }
}
