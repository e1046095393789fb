import { type Part, type Scene, type Screen, SPACE } from '@ludoteca/terminal-kit/screen.ts'
import { wrap } from '@ludoteca/terminal-kit/width.ts'
import type { Action, Event, State } from '../rules/index.ts'
import { common, headLine } from './board.ts'
import { withWords } from './draw.ts'
import { market } from './market.ts'
import { namesOf } from './names.ts'
import { playerLines } from './players.ts'
import { wishes } from './wishes.ts'

function picture(s: State, scene: Scene): Part[] {
  const worded = withWords(scene)
  const first = scene.viewer === 'table' ? 0 : scene.viewer
  const seats = s.players.map((_, i) => (first + i) % s.seats)
  return [
    wrap(headLine(s, worded), scene.columns),
    SPACE,
    ...common(s, worded),
    SPACE,
    market(s, worded),
    SPACE,
    ...seats.map(seat => playerLines(s, seat, worded)),
  ]
}

export const terminal: Screen<State, Action, Event> = {
  picture,
  about: (action, lang) => namesOf(lang).about(action),
  wishes,
  rounds: s => s.round,
  number: action => (action.type === 'place' || action.type === 'ship' ? action.count : null),
  ending: event => (event.type === 'gameOver' ? event.why.join('+') : null),
}
