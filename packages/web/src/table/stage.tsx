import type { AnyBoardProps, AnyGameUi } from '@ludoteca/page-kit/board/contract.ts'
import { PlainBoard } from './plain/plain-board.tsx'

/** Where a game is drawn: its own board, or a plain one made of words. */
export function Stage({ props, ui }: { props: AnyBoardProps; ui: AnyGameUi }) {
  const Board = ui.Board
  return Board ? <Board {...props} /> : <PlainBoard props={props} ui={ui} />
}
