import type { Lang } from '@ludoteca/engine'
import { type Part, type Scene, type Screen, SPACE } from '@ludoteca/terminal-kit/screen.ts'
import { wrap } from '@ludoteca/terminal-kit/width.ts'
import type { Action, Event, State } from '../rules/index.ts'
import { wordsFor } from '../rules/text/words.ts'
import { cityLines, signLines } from './city.ts'
import { church, court, displays, headLine, tracks } from './court.ts'
import { playerLines } from './players.ts'
import { words } from './text/index.ts'
import { wishes } from './wishes.ts'
import { cardLine, wordedScene } from './worded-scene.ts'

function picture(s: State, given: Scene): Part[] {
  const scene = wordedScene(given, s)
  const first = scene.viewer === 'table' ? 0 : scene.viewer
  const seats = s.players.map((_, i) => (first + i + 1) % s.seats)
  return [
    wrap(headLine(s, scene), scene.columns),
    SPACE,
    ...tracks(s, scene),
    ...court(s, scene),
    church(s, scene),
    ...displays(s, scene),
    SPACE,
    cityLines(s, scene),
    signLines(scene),
    SPACE,
    ...seats.map(seat => playerLines(s, seat, scene)),
  ]
}

/** A card explains itself; everything else is said in the list of choices. */
function about(action: Action, lang: Lang, s: State): string[] {
  if (!('card' in action)) return []
  return [cardLine({ words: words[lang], say: wordsFor(lang, s) }, action.card)]
}

export const terminal: Screen<State, Action, Event> = {
  picture,
  about,
  wishes,
  study: async (seats, lang) => (await import('./study/index.ts')).lisboaStudy(seats, lang),
  rounds: s => s.round,
  ending: event => (event.type === 'end-triggered' && event.period === 2 ? event.by : null),
}
