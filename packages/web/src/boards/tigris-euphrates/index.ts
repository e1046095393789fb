import './theme.css'
import type { Act, Event, State } from '@ludoteca/tigris-euphrates'
import type { GameUi } from '../contract.ts'
import { forget } from '../registry.ts'
import { Board } from './board.tsx'
import { describe } from './describe.ts'
import { Explorer } from './explorer.tsx'
import { foretell } from './foretell.ts'
import { Panel } from './panel/index.tsx'
import { prompt } from './panel/prompt.ts'
import { Points } from './players/player-card.tsx'
import { Result } from './result.tsx'
import { tally } from './tally.ts'
import { touches } from './touches.ts'
import { wordsIn } from './words/index.ts'

const tigris: GameUi<State, Act, Event> = {
  Board,
  panel: {
    fits: view => view.phase.kind !== 'over',
    Panel,
    prompt,
    tells: view => view.phase.kind === 'support',
  },
  Purse: ({ seat, ...scene }) => Points({ scene, seat }),
  Explorer,
  describe,
  tally,
  foretell,
  touches,
  chapter: (event, _, who) =>
    event.type === 'turn-ended' ? { level: 'turn', title: who(event.next), seat: event.next } : null,
  Result,
  chart: lang => wordsIn(lang).chart,
}

export const ui = forget(tigris)
