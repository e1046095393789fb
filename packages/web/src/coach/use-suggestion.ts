import type { Reason } from '@ludoteca/bots'
import type { Action } from '@ludoteca/engine'
import { useEffect, useState } from 'react'
import type { AnyScene } from '../boards/contract.ts'
import { bots } from '../bots/client.ts'

export interface Suggestion {
  readonly action: Action
  /** Known once there was time to think. */
  readonly reason: Reason | null
}

/** How long the coach thinks after the first idea. */
const PATIENCE = 1200

/** A choice that makes sense to a bot who only sees what the viewer sees: the first idea at once, then a better one. */
export function useSuggestion({ game, view, viewer }: AnyScene, wanted: boolean): Suggestion | null {
  const [found, setFound] = useState<(Suggestion & { readonly view: object }) | null>(null)
  useEffect(() => {
    if (!wanted || viewer === 'table') return
    const leave = new AbortController()
    const suggest = (notation: string | undefined, reason: Reason | null) => {
      const action = notation === undefined ? null : game.read(notation)
      if (action && !leave.signal.aborted) setFound({ view, action, reason })
    }
    const question = { game: game.id, view, seat: viewer }
    bots
      .think({ ...question, level: 'easy' }, leave.signal)
      .then(notation => {
        suggest(notation, null)
        return bots.advise(question, PATIENCE, leave.signal)
      })
      .then(([best]) => suggest(best?.notation, best?.reason ?? null))
      // Without a bot there is no suggestion; the lesson stands without it.
      .catch(() => {})
    return () => leave.abort()
  }, [game, view, viewer, wanted])
  return wanted && found?.view === view ? found : null
}
