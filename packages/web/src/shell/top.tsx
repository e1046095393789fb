import { useEffect, useRef } from 'react'

/**
 * Where the keyboard stands after a change of page: before everything on it. What had the focus went with the page before, and
 * browsers would go on from the place where it was, in the middle of the new page.
 */
export function Top({ path }: { readonly path: string }) {
  const here = useRef<HTMLSpanElement>(null)
  const entered = useRef(path)
  useEffect(() => {
    if (entered.current === path) return
    entered.current = path
    // A new page starts at its top; the browser itself restores the place when going back.
    if (location.hash) return
    scrollTo(0, 0)
    if (document.activeElement === document.body) here.current?.focus({ preventScroll: true })
  }, [path])
  return <span ref={here} tabIndex={-1} className="visually-hidden" />
}
