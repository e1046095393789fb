import { type RefObject, useEffect } from 'react'

type Edge = 'top' | 'bottom'

const stuck = new Map<HTMLElement, Edge>()

/** Between what sticks to the edge and what comes into sight. */
const GAP = 8

/** How far this reaches into the window; nothing where it lies still, or sticks to a box that is scrolled by itself. */
function depth(element: HTMLElement, edge: Edge): number {
  const style = getComputedStyle(element)
  if (style.position !== 'sticky' || inScroller(element)) return 0
  return Number.parseFloat(style[edge]) + element.offsetHeight
}

function inScroller(element: HTMLElement): boolean {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return true
  return false
}

/** What sticks to an edge of the window covers so much of it, now. */
function covered(edge: Edge): number {
  const depths = [...stuck].map(([element, side]) => (side === edge ? depth(element, edge) : 0))
  const most = Math.max(0, ...depths)
  return most > 0 ? most + GAP : 0
}

/** So much room the page itself keeps free at its upper edge. */
const padded = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0

/** For what sticks to the upper or the lower edge of the window: what is brought into sight does not stop beneath it. */
export function useStuck(ref: RefObject<HTMLElement | null>, edge: Edge): void {
  useEffect(() => {
    const element = ref.current
    if (!element) return
    stuck.set(element, edge)
    return () => {
      stuck.delete(element)
    }
  }, [ref, edge])
}

/** Scrolls the window up to the head of a thing that lies further up. */
export function bringHead(thing: Element): void {
  const above = thing.getBoundingClientRect().top - covered('top')
  if (above < 0) scrollBy({ top: above })
}

/** Scrolls the window just so far that all of these are seen between what sticks to its edges; of more than fit, the uppermost. */
export function bringBetween(things: readonly Element[]): void {
  const boxes = things.map(thing => thing.getBoundingClientRect()).toSorted((a, b) => a.top - b.top)
  const [first] = boxes
  if (!first) return
  const top = covered('top')
  const bottom = innerHeight - covered('bottom')
  const lowest = Math.max(...boxes.map(box => box.bottom))
  const above = first.top - top
  const below = (lowest - first.top <= bottom - top ? lowest : first.bottom) - bottom
  if (above < 0) scrollBy({ top: above })
  else if (below > 0) scrollBy({ top: Math.min(above, below) })
}

/** In so much of the window nothing lies over the board, whatever is being told or chosen below. */
const CLEAR = 0.4

/** Scrolls the page, only if it has to, so far that this is seen where nothing lies over the board. */
export function bringClear(thing: Element): void {
  const { top, bottom } = thing.getBoundingClientRect()
  const head = Math.max(covered('top'), padded() + GAP)
  if (top < head || bottom > CLEAR * innerHeight) scrollBy({ top: top - head })
}
