import type { GameUi } from '@ludoteca/page-kit/board/contract.ts'
import { type Action, decision, type Event, type State } from '../../rules/index.ts'
import { Board } from './board.tsx'
import { pieces } from './book-pieces.tsx'
import { chapter } from './chapter.ts'
import { describe } from './describe.ts'
import { dues } from './dues.ts'
import { groups } from './groups.ts'
import { context, happening } from './happening.ts'
import { DecisionPanel } from './panel/decision-panel.tsx'
import { apart, PANELS } from './places.ts'
import { Purse } from './player/purse.tsx'
import { scoring } from './scoring.ts'
import { tally, tieBreaks } from './tally.ts'
import './theme.css'

export const ui: GameUi<State, Action, Event> = {
  Board,
  panel: {
    fits: view => PANELS.has(decision(view)?.kind ?? 'draw'),
    Panel: DecisionPanel,
  },
  apart: ({ view }, legal) => apart(view, legal),
  Purse,
  describe,
  tally,
  tieBreaks,
  groups,
  chapter,
  pieces,
  tellsEnd: event => event.type === 'end-triggered',
  dues,
  scoring,
  happening,
  context,
}
