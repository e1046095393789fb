import type { Problem, TournamentAct, TournamentFacts } from '@ludoteca/protocol'
import { useCallback, useEffect, useState } from 'react'
import { call, type Result } from '../online/api.ts'
import { connection, useGoOnline } from '../online/online-state.ts'

/** What is not told over the line is asked for after so long. */
const AGAIN_MS = 60_000

/** Does something there; what it has become is shown. */
export type Acting = (act: TournamentAct) => Promise<Result<TournamentFacts>>

interface Looking {
  readonly facts: TournamentFacts | null
  readonly problem: Problem | null
  readonly act: Acting
}

/** A tournament, kept fresh for as long as the page shows it. */
export function useTournament(id: string): Looking {
  const { me } = useGoOnline()
  const [facts, setFacts] = useState<TournamentFacts | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  // An answer that comes late must not undo what another one has brought.
  const take = useCallback(
    (next: TournamentFacts) => setFacts(now => (now && now.now > next.now ? now : next)),
    [],
  )
  const refresh = useCallback(() => {
    void call<TournamentFacts>('GET', `/tournaments/${id}`).then(found => {
      if (found.ok) take(found.value)
      setProblem(found.ok ? null : found.problem)
    })
  }, [id, take])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person may do other things here
  useEffect(() => {
    refresh()
    const leave = connection.onTournament(id, refresh)
    const timer = setInterval(refresh, AGAIN_MS)
    return () => {
      leave()
      clearInterval(timer)
    }
  }, [id, refresh, me?.id])
  const act: Acting = async what => {
    const done = await call<TournamentFacts>('POST', `/tournaments/${id}`, what)
    if (done.ok) take(done.value)
    return done
  }
  return { facts, problem, act }
}
