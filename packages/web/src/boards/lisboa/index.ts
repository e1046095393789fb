import type { DecisionKind } from '@ludoteca/lisboa'
import { type Action, decision, type Event, type State } from '@ludoteca/lisboa'
import type { GameUi } from '../contract.ts'
import { forget } from '../registry.ts'
import { Board } from './board.tsx'
import { chapter } from './chapter.ts'
import { describe } from './describe.ts'
import { groups } from './groups.ts'
import { DecisionPanel } from './panel/decision-panel.tsx'
import { Purse } from './player/purse.tsx'
import { tally, tieBreaks } from './tally.ts'
import './theme.css'

/** Decisions with a panel of their own; all others are lists and places on the board. */
const PANELS: ReadonlySet<DecisionKind> = new Set([
  'turn',
  'church',
  'renew',
  'follow',
  'market',
  'selling',
  'trading',
])

const lisboa: GameUi<State, Action, Event> = {
  Board,
  panel: {
    fits: view => PANELS.has(decision(view)?.kind ?? 'draw'),
    Panel: DecisionPanel,
  },
  Purse,
  describe,
  tally,
  tieBreaks,
  groups,
  chapter,
}

export const ui = forget(lisboa)
