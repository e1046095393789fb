import type { GameText } from '@ludoteca/engine'
import type { Happening, Material, Scene } from '@ludoteca/page-kit/board/contract.ts'
import { type Action, type Event, FIRST_BUILDING, type State } from '../../rules/index.ts'
import { flightsOf } from './flights.tsx'
import { nounsOf } from './text/nouns.ts'

/** Counters of a player: what they got is written beside them. */
const COUNTER = /^(?:doubloons|points)-/

const SOUNDS: Readonly<Partial<Record<Event['type'], Material>>> = {
  roleTaken: 'card',
  settled: 'tile',
  drew: 'tile',
  landBought: 'tile',
  built: 'wood',
  produced: 'barrel',
  extraTaken: 'barrel',
  loaded: 'barrel',
  mixShipped: 'barrel',
  supplied: 'barrel',
  sold: 'coin',
  prospected: 'coin',
  earned: 'coin',
  boarded: 'people',
  arranged: 'people',
  privilegeTaken: 'people',
  shipsCleared: 'water',
}

/** Where something moved to or from, and what was only turned over or rearranged. */
function spotsOf(e: Event): readonly string[] {
  switch (e.type) {
    case 'roleTaken':
      return [`role-${e.card}`]
    case 'built':
      return [`place-${e.seat}-${FIRST_BUILDING + e.building}`, `market-${e.building}`]
    case 'arranged':
      return [`island-${e.seat}`, `city-${e.seat}`]
    case 'rowDealt':
      return ['land']
    default:
      return flightsOf(e)
        .flatMap(({ to, from }) => [to[0] ?? '', from[0] ?? ''])
        .filter(spot => spot !== '' && !COUNTER.test(spot))
  }
}

export function happening(_: Scene<State, Action, Event>, event: Event): Happening {
  const sound = SOUNDS[event.type]
  return { spots: spotsOf(event), ...(sound ? { sound } : {}) }
}

/** Whatever is done is done in a role. */
export function context(event: Event, { lang }: GameText<State, Action, Event>): string | null | undefined {
  if (event.type === 'roleTaken') return nounsOf(lang).role(event.card).name
  return event.type === 'roundStarted' ? null : undefined
}
