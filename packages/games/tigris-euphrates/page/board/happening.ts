import type { GameText } from '@ludoteca/engine'
import type { Happening, Material } from '@ludoteca/page-kit/board/contract.ts'
import { type Action, type Event, plusAt, type State, squareAt } from '../../rules/index.ts'
import { wordsIn } from './text/index.ts'
import { placeOf } from './touches.ts'
import type { TigrisScene } from './types.ts'

/** The place of a square. */
export const spotOf = (square: number): string => `square-${square}`

const SOUNDS: Readonly<Partial<Record<Event['type'], Material>>> = {
  'tile-placed': 'tile',
  'leader-placed': 'wood',
  'leader-withdrawn': 'wood',
  'leader-fled': 'wood',
  'catastrophe-placed': 'stone',
  'monument-built': 'stone',
  'wonder-built': 'stone',
  'building-placed': 'tile',
  'treasure-taken': 'coin',
  supported: 'tile',
  'conflict-ended': 'clash',
  swapped: 'tile',
}

function squaresOf(event: Event): readonly number[] {
  switch (event.type) {
    case 'conflict-began':
      return [event.attackerSquare, event.defenderSquare]
    case 'conflict-ended':
      return [event.square, ...event.removed]
    case 'monument-built':
      return squareAt(event.square)
    case 'wonder-built':
      return plusAt(event.square)
    default: {
      const square = placeOf(event)
      return square === null ? [] : [square]
    }
  }
}

/** Points that are scored are seen by all, even where the sums are hidden. */
export function happening({ lang }: TigrisScene, event: Event): Happening {
  const words = wordsIn(lang)
  const sound = SOUNDS[event.type]
  const gained =
    event.type === 'scored'
      ? [{ seat: event.seat, name: words.sphere(event.colour), by: event.points }]
      : event.type === 'treasure-taken'
        ? [{ seat: event.seat, name: words.treasures, by: 1 }]
        : null
  return {
    spots: squaresOf(event).map(spotOf),
    ...(gained ? { gains: gained } : {}),
    ...(sound ? { sound } : {}),
  }
}

export function context(event: Event, { lang }: GameText<State, Action, Event>): string | null | undefined {
  const words = wordsIn(lang)
  switch (event.type) {
    case 'conflict-began': {
      const leader = words.leader(event.colour)
      return event.conflict === 'revolt' ? words.revoltShort(leader) : words.warTitle(leader)
    }
    case 'conflict-ended':
    case 'turn-ended':
      return null
    default:
      return undefined
  }
}

/** A conflict that ends is played out on the map. */
export const stay = (events: readonly Event[]): number =>
  events.some(each => each.type === 'conflict-ended') ? CONFLICT_STAY : 0

const CONFLICT_STAY = 2.2
