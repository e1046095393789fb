import { useSyncExternalStore } from 'react'
import type { Action, Colour, State } from '../../../rules/index.ts'

/** Something one can put on the map. */
export type Held =
  | { readonly kind: 'tile'; readonly colour: Colour }
  | { readonly kind: 'leader'; readonly colour: Colour }
  | { readonly kind: 'catastrophe' }

/** What the player has picked up so far; drawn board, panel and explorer share it. */
export interface Selection {
  readonly held: Held | null
  /** A square chosen before its piece, or awaiting a second tap. */
  readonly square: number | null
  /** Tiles marked for a swap, by colour; null while no swap is being put together. */
  readonly swap: readonly number[] | null
}

const NOTHING: Selection = { held: null, square: null, swap: null }

/*
 * A selection belongs to one position. It is kept beside it rather than in a component because the
 * board, the panel and the explorer stand in different places of the page; when the position changes
 * the selection is gone by itself.
 */
let owner: State | null = null
let current = NOTHING
const listeners = new Set<() => void>()

export function select(view: State, change: Partial<Selection>): void {
  current = { ...(owner === view ? current : NOTHING), ...change }
  owner = view
  for (const listener of listeners) listener()
}

export const clearSelection = (view: State): void => select(view, NOTHING)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useSelection(view: State): Selection {
  return useSyncExternalStore(subscribe, () => (owner === view ? current : NOTHING))
}

export const sameHeld = (one: Held | null, other: Held): boolean =>
  one?.kind === other.kind &&
  (other.kind === 'catastrophe' || ('colour' in one && one.colour === other.colour))

/** The action of putting a piece on a square. */
export const putting = (held: Held, square: number): Action =>
  held.kind === 'catastrophe'
    ? { type: 'catastrophe', square }
    : { type: held.kind, colour: held.colour, square }
