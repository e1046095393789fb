import type { ArchivePage, Problem, TableSummary } from '@ludoteca/protocol'
import { useEffect, useRef, useState } from 'react'
import { call } from '../online/api.ts'
import { useGoOnline } from '../online/online-state.ts'
import { type Found, keep, keptHere } from './kept.ts'
import { asked, type Sought, writeSought } from './sought.ts'

interface Finding {
  /** Null until the first answer has come. */
  readonly found: Found | null
  readonly problem: Problem | null
  readonly busy: boolean
  readonly more: () => void
}

/** The games that fit, page by page. */
export function useGames(sought: Sought): Finding {
  const { link } = useGoOnline()
  const [found, setFound] = useState(keptHere)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [busy, setBusy] = useState(false)
  const standing = useRef(found !== null)
  // An answer to what was asked before must not come between.
  const latest = useRef(0)
  const ask = async (before: readonly TableSummary[], after: string): Promise<void> => {
    const turn = ++latest.current
    setBusy(true)
    const answer = await call<ArchivePage>('GET', asked(sought, after))
    if (turn !== latest.current) return
    setBusy(false)
    setProblem(answer.ok ? null : answer.problem)
    if (answer.ok) {
      const now = { games: [...before, ...answer.value.games], next: answer.value.next }
      setFound(now)
      keep(now)
    } else if (after === '') setFound({ games: [], next: null })
  }
  const key = writeSought(sought)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for something else, or when the line is back
  useEffect(() => {
    if (!standing.current) void ask([], '')
    standing.current = false
    return () => {
      latest.current++
    }
  }, [key, link])
  const next = found?.next ?? null
  return {
    found,
    problem,
    busy,
    more: () => {
      if (found && next !== null && !busy) void ask(found.games, next)
    },
  }
}
