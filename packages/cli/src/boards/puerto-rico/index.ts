import type { Action, Event, State } from '@ludoteca/puerto-rico'
import { wrap } from '../../terminal/width.ts'
import type { Scene, Screen } from '../screen.ts'
import { common, headLine } from './board.ts'
import { penFor } from './draw.ts'
import { market } from './market.ts'
import { namesOf } from './names.ts'
import { playerLines } from './players.ts'
import { wishes } from './wishes.ts'

function picture(s: State, scene: Scene): string[] {
  const pen = penFor(scene)
  const first = scene.viewer === 'table' ? 0 : scene.viewer
  const seats = s.players.map((_, i) => (first + i) % s.seats)
  return [
    ...wrap(headLine(s, pen), scene.columns),
    '',
    ...common(s, pen),
    '',
    ...market(s, pen),
    '',
    ...seats.flatMap(seat => playerLines(s, seat, pen)),
  ]
}

export const puertoRico: Screen<State, Action, Event> = {
  picture,
  about: (action, lang) => namesOf(lang).about(action),
  wishes,
  rounds: s => s.round,
  ending: event => (event.type === 'gameOver' ? event.why.join('+') : null),
}
