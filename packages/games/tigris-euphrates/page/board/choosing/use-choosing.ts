import { type Action, COLOURS, pieceAt } from '../../../rules/index.ts'
import { useHelpers } from '../helpers/helpers.ts'
import type { TigrisProps } from '../types.ts'
import { onSquare } from './choices.ts'
import { putting, type Selection, select } from './selection.ts'

interface Magnifier {
  readonly tooSmall: () => boolean
  readonly zoomTo: (square: number) => void
}

/** What happens when a square of the map is looked at or chosen. */
export function useChoosing(
  props: TigrisProps,
  selection: Selection,
  targets: ReadonlyMap<number, Action>,
  magnifier: Magnifier,
  onLook: (square: number | null) => void,
) {
  const { view, viewer, legal, act, explain, consider } = props
  const { outcomes } = useHelpers()
  const { held, square: chosen } = selection

  const look = (square: number | null): void => {
    onLook(square)
    // A square that waits for its second tap keeps its preview.
    if (!outcomes || (chosen !== null && held)) return
    const action = square === null ? undefined : targets.get(square)
    consider(action ? [action] : null)
  }

  /** Touch has no hovering: the first tap shows what would happen, the second one does it. */
  const take = (square: number, action: Action, touch: boolean): void => {
    if (!touch || chosen === square) return act(action)
    select(view, { square })
    consider([action])
  }

  const pickFrom = (square: number): void => {
    consider(null)
    const piece = pieceAt(view, square)
    if (piece.kind === 'leader' && piece.seat === viewer) {
      select(view, { held: { kind: 'leader', colour: piece.colour }, square: null, swap: null })
    } else if (onSquare(legal, square).length > 0) {
      select(view, { square: chosen === square ? null : square })
    } else {
      const colour = COLOURS.find(each => (view.hands[view.active]?.[each] ?? 0) > 0) ?? 0
      explain({ type: 'tile', colour, square })
    }
  }

  const choose = (square: number, touch: boolean): void => {
    onLook(square)
    if (touch && magnifier.tooSmall()) magnifier.zoomTo(square)
    if (legal.length === 0) return
    const action = targets.get(square)
    if (action) take(square, action, touch)
    else if (view.phase.kind === 'action') {
      const piece = pieceAt(view, square)
      if (held && !(piece.kind === 'leader' && piece.seat === viewer)) explain(putting(held, square))
      else pickFrom(square)
    } else if (view.phase.kind === 'treasure') explain({ type: 'take', square })
    else if (view.phase.kind === 'building') explain({ type: 'building', square })
  }

  return { look, choose }
}
