import type { AnyGame, Seat } from '@ludoteca/engine'
import { useEffect, useState } from 'react'
import { bots, type Weight } from '../bots/client.ts'

/** Steps of the search: a first look, then closer ones. */
const PASSES = [60, 400, 2000] as const

export interface Weighing {
  readonly weights: readonly Weight[]
  /** Another look is under way. */
  readonly working: boolean
  readonly failed: boolean
}

const NOTHING: Weighing = { weights: [], working: true, failed: false }

/** What the choices of a position are worth, better and better known; stops when somebody looks elsewhere. */
export function useWeights(game: AnyGame, position: object, seat: Seat | null): Weighing {
  const [found, setFound] = useState<{ readonly of: object; readonly weighing: Weighing } | null>(null)
  useEffect(() => {
    if (seat === null) return
    const leave = new AbortController()
    const tell = (weighing: Weighing) => {
      if (!leave.signal.aborted) setFound({ of: position, weighing })
    }
    const run = async (): Promise<void> => {
      let weights: readonly Weight[] = []
      try {
        for (const [i, steps] of PASSES.entries()) {
          const question = { game: game.id, view: game.witness(position, seat), seat }
          weights = await bots.weigh(question, steps, leave.signal)
          tell({ weights, working: i < PASSES.length - 1, failed: false })
        }
      } catch {
        tell({ weights, working: false, failed: true })
      }
    }
    void run()
    return () => leave.abort()
  }, [game, position, seat])
  return found?.of === position ? found.weighing : NOTHING
}
