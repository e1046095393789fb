import { useEffect, useEffectEvent } from 'react'
import type { TigrisProps } from '../types.ts'
import { clearSelection } from './selection.ts'

/** Puts back whatever was picked up, marked or looked at; Escape does the same. */
export function useLetGo({ view, consider }: Pick<TigrisProps, 'view' | 'consider'>): () => void {
  const letGo = (): void => {
    clearSelection(view)
    consider(null)
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // What lies over the table is closed first.
    if (event.key === 'Escape' && !document.querySelector('[role=dialog], [role=menu]')) letGo()
  })
  useEffect(() => {
    // While the event goes down: the page, which hears it later, calls it settled.
    addEventListener('keydown', onKey, true)
    return () => removeEventListener('keydown', onKey, true)
  }, [])
  return letGo
}
