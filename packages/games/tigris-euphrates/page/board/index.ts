import './theme.css'
import type { GameUi } from '@ludoteca/page-kit/board/contract.ts'
import type { Action, Event, State } from '../../rules/index.ts'
import { Board } from './board.tsx'
import { pieces } from './book-pieces.tsx'
import { foretell } from './conflict/foretell.ts'
import { describe } from './describe.ts'
import { Explorer } from './explorer/explorer.tsx'
import { context, happening, stay } from './happening.ts'
import { Panel } from './panel/index.tsx'
import { prompt } from './panel/prompt.ts'
import { Points } from './players/player-card.tsx'
import { covers } from './result/covers.ts'
import { Result } from './result/result.tsx'
import { scoring } from './result/scoring.ts'
import { tally } from './result/tally.ts'
import { wordsIn } from './text/index.ts'
import { touches } from './touches.ts'

export const ui: GameUi<State, Action, Event> = {
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
  covers,
  foretell,
  touches,
  happening,
  context,
  stay,
  marksNews: true,
  chapter: (event, _, who) =>
    event.type === 'turn-ended' ? { level: 'turn', title: who(event.next), seat: event.next } : null,
  pieces,
  tellsEnd: event => event.type === 'game-ended',
  scoring,
  Result,
  chart: lang => wordsIn(lang).chart,
}
