import { type Event, kingdoms, type State } from '../../rules/index.ts'
import type { TigrisScene } from './types.ts'

/** The square on which somebody put, built, took or lost something; null where nothing of that kind happened. */
export function placeOf(event: Event): number | null {
  switch (event.type) {
    case 'tile-placed':
    case 'leader-placed':
    case 'leader-withdrawn':
    case 'leader-fled':
    case 'catastrophe-placed':
    case 'united':
    case 'monument-built':
    case 'wonder-built':
    case 'building-placed':
    case 'treasure-taken':
      return event.square
    default:
      return null
  }
}

/** Whatever happens in a kingdom where the viewer has a leader, or had one, is the viewer’s business. */
export function touches({ view, viewer }: TigrisScene, before: State | null, event: Event): boolean {
  const square = placeOf(event)
  if (square === null) return false
  return [view, before].some(
    s =>
      s &&
      kingdoms(s).some(
        ({ squares, leaders }) => squares.includes(square) && leaders.some(each => each.seat === viewer),
      ),
  )
}
