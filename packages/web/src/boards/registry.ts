import type { Action, GameEvent } from '@ludoteca/engine'
import type { AnyGameUi, GameUi } from './contract.ts'

/** Forgets the types of one game's ui; the shell only ever hands it values of that same game. */
export const forget = <S extends object, A extends Action, E extends GameEvent>(
  ui: GameUi<S, A, E>,
): AnyGameUi => ui as unknown as AnyGameUi

const PLAIN: AnyGameUi = {}

// Every folder here that has an index.ts exporting `ui` is a drawn game.
const drawn = import.meta.glob<{ ui: AnyGameUi }>('./*/index.ts')

export async function loadUi(gameId: string): Promise<AnyGameUi> {
  const load = drawn[`./${gameId}/index.ts`]
  return load ? (await load()).ui : PLAIN
}
