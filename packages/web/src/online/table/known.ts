import type { Seat } from '@ludoteca/engine'
import type { ChatLine, SeenStep, TableFacts, Update } from '@ludoteca/protocol'

/** All that a page has been told of a table. */
export interface Known {
  /** The seat of the person at this page, or null for a spectator. */
  readonly seat: Seat | null
  readonly facts: TableFacts
  /** Null before the game has started. */
  readonly view: object | null
  readonly steps: readonly SeenStep[]
  readonly undoable: number
  readonly chat: readonly ChatLine[]
}

/** What is known after an update; null as long as the table has never been seen whole. */
export function learn(known: Known | null, update: Update): Known | null {
  const told = update.facts ?? known?.facts
  if (!told) return null
  const facts = update.clock ? { ...told, clock: update.clock } : told
  const { position, chat } = update
  const before = known?.steps ?? []
  return {
    seat: update.seat,
    facts,
    view: position?.view ?? known?.view ?? null,
    steps: position ? [...before.slice(0, position.from), ...position.steps] : before,
    undoable: position?.undoable ?? known?.undoable ?? 0,
    chat: chat
      ? [...(known?.chat ?? []).filter(line => line.seq < chat.from), ...chat.lines]
      : (known?.chat ?? []),
  }
}
