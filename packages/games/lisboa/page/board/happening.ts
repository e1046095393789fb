import type { GameText } from '@ludoteca/engine'
import type { Happening, Material, Scene } from '@ludoteca/page-kit/board/contract.ts'
import type { Action, Event, State } from '../../rules/index.ts'
import { flightsOf } from './flights.tsx'
import { wordsIn } from './text/words.ts'

/** What belongs to a player: what they got is written beside their board. */
const OWN = /^(?:board|wigs|reis|rack)-|^(?:my-favor|good|clergy|houses):|^hand/

const SOUNDS: Readonly<Partial<Record<Event['type'], Material>>> = {
  'card-played': 'card',
  'card-drawn': 'card',
  'decree-taken': 'card',
  'plan-taken': 'card',
  'favor-taken': 'card',
  'good-sold': 'coin',
  'ship-sailed': 'water',
  'ship-built': 'wood',
  'ship-upgraded': 'wood',
  'official-placed': 'people',
  'store-placed': 'tile',
  'house-built': 'wood',
  'rubble-taken': 'stone',
  'building-raised': 'stone',
  'good-gained': 'barrel',
  'good-traded': 'barrel',
}

function spotsOf(e: Event, front: number): readonly string[] {
  switch (e.type) {
    case 'visited':
    case 'followed':
      return [`noble:${e.noble}`]
    case 'price-changed':
      return [`price:${e.good}`]
    case 'cardinal-moved':
      return [`gap:${e.gap}`]
    case 'land-bought':
      return [`plot:${e.plot}`]
    case 'spot-chosen':
      return [`spot:${e.spot}`]
    default:
      return flightsOf(e, front)
        .flatMap(({ to, from }) => [to[0] ?? '', from[0] ?? ''])
        .filter(spot => spot !== '' && !OWN.test(spot))
  }
}

export function happening({ view, viewer }: Scene<State, Action, Event>, event: Event): Happening {
  const sound = SOUNDS[event.type]
  return { spots: spotsOf(event, viewer === 'table' ? view.active : viewer), ...(sound ? { sound } : {}) }
}

/** What follows a visit belongs to it. */
export function context(event: Event, { lang }: GameText<State, Action, Event>): string | null | undefined {
  if (event.type === 'visited') return wordsIn(lang).pieces.the.kind(event.noble)
  return event.type === 'visit-ended' || event.type === 'turn-began' ? null : undefined
}
