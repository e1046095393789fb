import type { Action } from '@ludoteca/engine'
import { useEffect, useState } from 'react'
import type { AnyScene } from '../boards/contract.ts'
import { bots } from '../bots/client.ts'

/** A choice that makes sense, as a bot who only sees what the viewer sees would make it. */
export function useSuggestion({ game, view, viewer }: AnyScene, wanted: boolean): Action | null {
  const [found, setFound] = useState<{ readonly view: object; readonly action: Action } | null>(null)
  useEffect(() => {
    if (!wanted || viewer === 'table') return
    let current = true
    bots.think({ game: game.id, view, seat: viewer, level: 'easy' }).then(
      notation => {
        const action = game.read(notation)
        if (current && action) setFound({ view, action })
      },
      // Without a bot there is no suggestion; the lesson stands without it.
      () => {},
    )
    return () => {
      current = false
    }
  }, [game, view, viewer, wanted])
  return wanted && found?.view === view ? found.action : null
}
