import { type RefObject, useLayoutEffect, useState } from 'react'

/** Something about the size of an element, kept up to date. `measure` must stay the same function. */
export function useMeasure<T extends number | boolean | string>(
  ref: RefObject<HTMLElement | null>,
  measure: (element: HTMLElement) => T,
  atFirst: T,
): T {
  const [found, setFound] = useState(atFirst)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const look = () => setFound(() => measure(element))
    look()
    const watch = new ResizeObserver(look)
    watch.observe(element)
    return () => watch.disconnect()
  }, [ref, measure])
  return found
}
