import { type RefObject, useEffect, useState } from 'react'

interface Place {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const NOWHERE: ReadonlyMap<string, Place> = new Map()

/** Where these spots of the board are to be seen in the window now; left out if they are not. */
export function usePlaces(
  frame: RefObject<HTMLElement | null>,
  spots: readonly string[],
): ReadonlyMap<string, Place> {
  const [places, setPlaces] = useState(NOWHERE)
  const wanted = [...new Set(spots)].join('\n')
  // Pieces move and fold at every step: after each one is measured again, when the page has been painted.
  useEffect(() => {
    const measure = () => setPlaces(now => sameOr(now, found(frame.current, wanted)))
    let next = requestAnimationFrame(measure)
    const again = () => {
      cancelAnimationFrame(next)
      next = requestAnimationFrame(measure)
    }
    if (wanted === '') return () => cancelAnimationFrame(next)
    const watch = new ResizeObserver(again)
    if (frame.current) watch.observe(frame.current)
    addEventListener('scroll', again, true)
    return () => {
      cancelAnimationFrame(next)
      watch.disconnect()
      removeEventListener('scroll', again, true)
    }
  })
  return places
}

function found(frame: HTMLElement | null, wanted: string): ReadonlyMap<string, Place> {
  if (!frame || wanted === '') return NOWHERE
  const window = seenPart(frame)
  return new Map(
    wanted.split('\n').flatMap(spot => {
      const box = frame.querySelector(`[data-spot="${CSS.escape(spot)}"]`)?.getBoundingClientRect()
      if (!box || box.width === 0 || !within(box, window)) return []
      const { left, top, width, height } = box
      return [[spot, { left, top, width, height }] as const]
    }),
  )
}

/** What the window shows of the board: its own box, cut by what scrolls it. */
function seenPart(frame: HTMLElement): { top: number; bottom: number } {
  const { top, bottom } = (frame.closest('main') ?? frame).getBoundingClientRect()
  return { top: Math.max(0, top), bottom: Math.min(innerHeight, bottom) }
}

/** Enough of it is in sight: neither scrolled away nor in a pane that lies beside the window. */
const within = (box: DOMRect, { top, bottom }: { top: number; bottom: number }): boolean =>
  box.top + Math.min(box.height, 24) <= bottom &&
  box.bottom - Math.min(box.height, 24) >= top &&
  box.left + Math.min(box.width, 24) <= innerWidth &&
  box.right - Math.min(box.width, 24) >= 0

function sameOr(now: ReadonlyMap<string, Place>, next: ReadonlyMap<string, Place>) {
  if (now.size !== next.size) return next
  for (const [spot, a] of next) {
    const b = now.get(spot)
    if (!b || a.left !== b.left || a.top !== b.top || a.width !== b.width || a.height !== b.height)
      return next
  }
  return now
}
