import { type RefObject, useEffect, useState } from 'react'

/** Where the panel leaves nothing of the table to be seen. */
const NARROW = '(max-width: 59.99rem)'

/** What speaks goes on speaking. */
const SPOKEN = '[aria-live]'

/**
 * On a narrow screen the panel covers the table: what nobody can see can then neither be reached by key nor read out.
 * Says whether that is so.
 */
export function useInertBeneath(panel: RefObject<HTMLElement | null>): boolean {
  const [narrow, setNarrow] = useState(() => matchMedia(NARROW).matches)
  useEffect(() => {
    const query = matchMedia(NARROW)
    const follow = () => setNarrow(query.matches)
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])
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
