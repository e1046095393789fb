import type { Due, Scene } from '@ludoteca/page-kit/board/contract.ts'
import { type Action, decision, type Event, landRange, type State } from '../../rules/index.ts'

/** Land is paid after the reward of its plot: what it costs is known within the bounds of the cube that is cleared. */
export function dues(
  { view }: Scene<State, Action, Event>,
  [action]: readonly Action[],
  after: State,
  events: readonly Event[],
): readonly Due[] {
  const seat = decision(view)?.seat
  if (action?.type !== 'store' || seat === undefined) return []
  if (events.some(event => event.type === 'land-bought')) return []
  return [{ seat, key: 'reis', ...landRange(after, seat, action.plot) }]
}
