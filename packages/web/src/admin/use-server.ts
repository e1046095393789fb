import type { Problem, ServerFacts } from '@ludoteca/protocol'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../online/api.ts'

const EVERY_MS = 3_000

interface ServerState {
  /** Null while it is not known. */
  readonly facts: ServerFacts | null
  readonly problem: Problem | null
  readonly refresh: () => Promise<void>
}

/** How the server is, asked again and again while somebody looks. */
export function useServer(): ServerState {
  const [facts, setFacts] = useState<ServerFacts | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const refresh = useCallback(async () => {
    const found = await call<ServerFacts>('GET', '/admin')
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
