import type { GameUi } from '@ludoteca/page-kit/board/contract.ts'
import { standings, type ToyAction, type ToyEvent, type ToyState } from '../../rules/index.ts'
import { Board } from './board.tsx'
import { words } from './words.ts'

export const ui: GameUi<ToyState, ToyAction, ToyEvent> = {
  Board,
  tally: ({ view, lang }, seat) => [
    { key: 'stairs', name: words[lang].stairs, count: standings(view)[seat]?.total ?? 0 },
  ],
  chart: lang => words[lang].stairs,
}
