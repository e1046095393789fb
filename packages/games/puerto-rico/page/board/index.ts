import type { GameUi } from '@ludoteca/page-kit/board/contract.ts'
import type { Action, Event, State } from '../../rules/index.ts'
import { Board } from './board.tsx'
import { pieces } from './book-pieces.tsx'
import { chapter } from './chapter.ts'
import { covers } from './covers.ts'
import { describe } from './describe.ts'
import { groups } from './groups.ts'
import { context, happening } from './happening.ts'
import { panel } from './panels/panel.tsx'
import { apart } from './places.ts'
import { Purse } from './player/purse.tsx'
import { tally, tieBreaks } from './tally.ts'

export const ui: GameUi<State, Action, Event> = {
  Board,
  panel,
  apart: ({ view }, legal) => apart(view, legal),
  Purse,
  describe,
  tally,
  tieBreaks,
  groups,
  covers,
  chapter,
  happening,
  context,
  pieces,
  tellsEnd: event => event.type === 'gameOver',
}
