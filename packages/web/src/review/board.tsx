import { type Action, stateAt } from '@ludoteca/engine'
import type { AnyBoardProps, AnyGameUi } from '@ludoteca/page-kit/board/contract.ts'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { Choices } from '../table/choices/choices.tsx'
import { Stage } from '../table/stage.tsx'
import styles from './board.module.css'
import type { About } from './words.ts'

interface BoardProps {
  readonly about: About
  readonly ui: AnyGameUi
  /** The step before which the board is shown, as whoever chose then saw it. */
  readonly step: number
  /** What is chosen instead; null where nothing can be. */
  readonly onAct: ((action: Action) => void) | null
}

const nothing = () => {}

export function Board({ about: { match, scene }, ui, step, onAct }: BoardProps) {
  const [, navigate] = useLocation()
  const { game } = match
  const viewer = match.steps[step]?.seat ?? 'table'
  const view = useMemo(() => game.view(stateAt(match, step), viewer), [game, match, step, viewer])
  const legal = useMemo(() => (onAct ? game.legal(view) : []), [game, view, onAct])
  const props: AnyBoardProps = {
    ...scene,
    view,
    viewer,
    legal,
    // Of several at once the first is what was decided here.
    act: (...actions) => actions[0] && onAct?.(actions[0]),
    explain: nothing,
    consider: nothing,
    before: null,
    last: null,
    motionMs: 0,
    stageMs: 0,
    openRule: anchor => navigate(`/rules/${game.id}#${anchor}`),
  }
  return (
    <div className={styles.place} data-game={game.id} data-testid="review-board">
      <div className={styles.board}>
        <Stage props={props} ui={ui} />
      </div>
      {onAct && <Choices props={props} ui={ui} />}
    </div>
  )
}
