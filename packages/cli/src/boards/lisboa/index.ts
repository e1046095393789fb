import type { Lang } from '@ludoteca/engine'
import type { Action, Event, State } from '@ludoteca/lisboa'
import { wrap } from '../../terminal/width.ts'
import type { Scene, Screen } from '../screen.ts'
import { cityLines } from './city.ts'
import { church, court, displays, headLine, tracks } from './court.ts'
import { cardLine, penFor, sayIn } from './pen.ts'
import { playerLines } from './players.ts'
import { wishes } from './wishes.ts'
import { words } from './words.ts'

function picture(s: State, scene: Scene): string[] {
  const pen = penFor(scene)
  const first = scene.viewer === 'table' ? 0 : scene.viewer
  const seats = s.players.map((_, i) => (first + i + 1) % s.seats)
  return [
    ...wrap(headLine(s, pen), scene.columns),
    '',
    ...tracks(s, pen),
    ...court(s, pen),
    ...church(s, pen),
    ...displays(s, pen),
    '',
    ...cityLines(s, pen),
    '',
    ...seats.flatMap(seat => playerLines(s, seat, pen)),
  ]
}

/** A card explains itself; everything else is said in the list of choices. */
function about(action: Action, lang: Lang): string[] {
  if (!('card' in action)) return []
  return [cardLine({ words: words[lang], say: sayIn(lang) }, action.card)]
}

export const lisboa: Screen<State, Action, Event> = {
  picture,
  about,
  wishes,
  rounds: s => s.round,
  ending: event => (event.type === 'end-triggered' && event.period === 2 ? event.by : null),
}
