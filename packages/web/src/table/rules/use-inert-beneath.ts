import { type RefObject, useEffect } from 'react'
import { useNarrow } from '../../browser/use-narrow.ts'

/** What speaks goes on speaking. */
const SPOKEN = '[aria-live]'

/**
 * On a narrow screen the panel covers the table: what nobody can see can then neither be reached by key nor read out.
 * Says whether that is so.
 */
export function useInertBeneath(panel: RefObject<HTMLElement | null>): boolean {
  const narrow = useNarrow()
  useEffect(() => {
    const parts = [...(panel.current?.parentElement?.children ?? [])]
    const covered = parts.filter(part => part !== panel.current && !part.matches(SPOKEN))
    if (!narrow) return
    for (const part of covered) part.toggleAttribute('inert', true)
    return () => {
      for (const part of covered) part.toggleAttribute('inert', false)
    }
  }, [narrow, panel])
  return narrow
}
