import type { HouseFacts, Problem } from '@ludoteca/protocol'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../online/api.ts'

const EVERY_MS = 3_000

interface House {
  /** Null while it is not known. */
  readonly facts: HouseFacts | null
  readonly problem: Problem | null
  readonly refresh: () => Promise<void>
}

/** How the house is, asked again and again while somebody looks. */
export function useHouse(): House {
  const [facts, setFacts] = useState<HouseFacts | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const refresh = useCallback(async () => {
    const found = await call<HouseFacts>('GET', '/admin')
    setProblem(found.ok ? null : found.problem)
    if (found.ok) setFacts(found.value)
  }, [])
  useEffect(() => {
    void refresh()
    const timer = setInterval(() => document.hidden || void refresh(), EVERY_MS)
    return () => clearInterval(timer)
  }, [refresh])
  return { facts, problem, refresh }
}
