import { type Action, type AnyMatch, play, type Seat } from '@ludoteca/engine'
import type { AnyBoardProps, AnyScene, SeenStep } from '@ludoteca/page-kit/board/contract.ts'
import { motionMs, stageMs } from '@ludoteca/page-kit/settings/motion.ts'
import { useSettings } from '@ludoteca/page-kit/settings/store.ts'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import type { LoadedGame } from '../games/use-game.ts'
import { Choices } from '../table/choices/choices.tsx'
import { Stage } from '../table/stage.tsx'
import { useScene } from '../table/use-scene.ts'
import styles from './puzzles.module.css'

/** A position as its seat sees it, and the words for it. */
interface Sight {
  readonly scene: AnyScene
  readonly seat: Seat
  /** The step that led to it. */
  readonly last: SeenStep | null
}

/** The position of a puzzle, or what a choice leads to. */
export function useSight(match: AnyMatch, loaded: LoadedGame, seat: Seat, made: Action | null): Sight {
  const { game, state } = match
  const { view, last } = useMemo(() => {
    if (!made) return { view: game.view(state, seat), last: null }
    const after = play(game, state, made)
    const events = after.events.map(event => game.viewEvent(event, seat))
    return { view: game.view(after.state, seat), last: { seat, events } }
  }, [game, state, seat, made])
  return { scene: useScene(loaded, match, view, seat), seat, last }
}

interface BoardProps {
  readonly sight: Sight
  readonly loaded: LoadedGame
  /** What is done with a choice; null where none is open. */
  readonly onAct: ((action: Action) => void) | null
}

const nothing = () => {}

export function Board({ sight: { scene, last }, loaded: { ui }, onAct }: BoardProps) {
  const settings = useSettings()
  const [, navigate] = useLocation()
  const { game, view } = scene
  const legal = useMemo(() => (onAct ? game.legal(view) : []), [game, view, onAct])
  const props: AnyBoardProps = {
    ...scene,
    legal,
    // Of several at once the first is what is decided here.
    act: (...actions) => actions[0] && onAct?.(actions[0]),
    explain: nothing,
    consider: nothing,
    before: null,
    last,
    motionMs: motionMs(settings.motion),
    stageMs: last ? stageMs(settings) : 0,
    openRule: anchor => navigate(`/rules/${game.id}#${anchor}`),
  }
  return (
    <div className={styles.place} data-game={game.id} data-testid="puzzle-board">
      <div className={styles.board}>
        <Stage props={props} ui={ui} />
      </div>
      {onAct && <Choices props={props} ui={ui} />}
    </div>
  )
}
