import { useState } from 'react'
import { useQuiet } from './use-counting.ts'

type Stage = 'playing' | 'counting' | 'counted' | 'told'

interface CountUpState {
  /** The board is still shown, and the points are counted up over it. */
  readonly counting: boolean
  /** They have been, before the result. */
  readonly counted: boolean
  readonly done: () => void
}

/** When a game ends before one's eyes its points are counted over the board first; one that was over long ago tells its result. */
export function useCountUp(ended: boolean, over: boolean, wanted: boolean): CountUpState {
  const quiet = useQuiet()
  const [stage, setStage] = useState<Stage>(over ? 'told' : 'playing')
  if (stage === 'playing' && ended) setStage(quiet || !wanted ? 'told' : 'counting')
  if (stage !== 'playing' && !over) setStage('playing')
  return {
    counting: stage === 'counting' && ended,
    counted: stage === 'counted',
    done: () => setStage('counted'),
  }
}
