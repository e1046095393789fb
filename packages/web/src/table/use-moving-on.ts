import { useEffect } from 'react'
import type { TableModel, TableState } from './model.ts'

/**
 * A refusal has been read when something else is pressed, by finger, mouse or key: it makes room for what
 * is chosen now. Pointing at things on the way to the rule is not enough.
 */
export function useMovingOn({ forgetRefusal }: TableModel, { refused }: TableState): void {
  useEffect(() => {
    if (!refused) return
    // Before whatever was pressed answers, perhaps with another refusal.
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element && target.closest('[data-refusal]'))) forgetRefusal()
    }
    addEventListener('click', onClick, true)
    return () => removeEventListener('click', onClick, true)
  }, [refused, forgetRefusal])
}
