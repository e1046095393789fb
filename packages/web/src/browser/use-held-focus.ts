import { useEffect, useRef } from 'react'

/**
 * A button that cannot be pressed while something is under way loses the keyboard. What had it when `hold` was
 * called gets it back afterwards, unless it has gone elsewhere.
 */
export function useHeldFocus(busy: boolean): () => void {
  const held = useRef<Element | null>(null)
  useEffect(() => {
    if (busy) return
    if (held.current instanceof HTMLElement && document.activeElement === document.body) held.current.focus()
    held.current = null
  }, [busy])
  return () => {
    held.current = document.activeElement
  }
}
