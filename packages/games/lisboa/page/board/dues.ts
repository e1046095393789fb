import type { Due, Scene } from '@ludoteca/page-kit/board/contract.ts'
import { type Action, decision, type Event, owed, type State } from '../../rules/index.ts'

/** What is sure to be paid or lost for a choice later in the turn: land, officials who are hired, fees, penalties. */
export function dues({ view }: Scene<State, Action, Event>, after: State): readonly Due[] {
  const seat = decision(view)?.seat
  if (seat === undefined) return []
  const sums = new Map<string, Due>()
  for (const { what: key, least, most } of owed(view, after, seat)) {
    const so = sums.get(key) ?? { seat, key, least: 0, most: 0 }
    sums.set(key, { seat, key, least: so.least + least, most: so.most + most })
  }
  return [...sums.values()]
}
