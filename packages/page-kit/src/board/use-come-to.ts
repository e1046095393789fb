import { type RefObject, useEffect } from 'react'

/** Its head stands in the upper part of the screen: the choices lie over the lower half of a phone. */
const UPPER = 0.3
const inSight = (part: Element): boolean => {
  const { top } = part.getBoundingClientRect()
  return top >= headroom() && top < UPPER * innerHeight
}

/** What sticks to the upper edge covers so much. */
const headroom = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0

/**
 * Where a board does not fit at once: the page comes to the part that a new decision is about. Whoever
 * scrolls away while deciding is left there.
 */
export function useComeTo(
  frame: RefObject<HTMLElement | null>,
  part: string | null,
  decision: object,
  motionMs: number,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it comes when there is something new to decide
  useEffect(() => {
    const found = part && frame.current?.querySelector(part)
    if (!found || inSight(found)) return
    void found.scrollIntoView({ block: 'start', behavior: motionMs > 0 ? 'smooth' : 'auto' })
  }, [decision, part])
}
