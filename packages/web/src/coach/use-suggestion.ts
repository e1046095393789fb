import type { Reason } from '@ludoteca/bots'
import type { Action } from '@ludoteca/engine'
import type { AnyScene } from '@ludoteca/page-kit/board/contract.ts'
import { useEffect, useState } from 'react'
import { adviceOn } from '../bots/advice.ts'

export interface Suggestion {
  readonly action: Action
  readonly reason: Reason
}

/**
 * A choice that makes sense to a bot who only sees what the viewer sees. It is said once, when it is
 * thought through: whoever reads it must not see it change. Null where there is none.
 */
export function useSuggestion(
  { game, view, viewer }: AnyScene,
  wanted: boolean,
): Suggestion | 'thinking' | null {
  const [found, setFound] = useState<{ readonly view: object; readonly best: Suggestion | null } | null>(null)
  useEffect(() => {
    if (!wanted || viewer === 'table') return
    const leave = new AbortController()
    adviceOn({ game, view, viewer }, leave.signal).then(
      ([best]) => {
        const action = best && game.read(best.notation)
        setFound({ view, best: action ? { action, reason: best.reason } : null })
      },
      () => {
        // Without a bot there is no suggestion; the lesson stands without it.
        if (!leave.signal.aborted) setFound({ view, best: null })
      },
    )
    return () => leave.abort()
  }, [game, view, viewer, wanted])
  if (!wanted || viewer === 'table') return null
  return found?.view === view ? found.best : 'thinking'
}
