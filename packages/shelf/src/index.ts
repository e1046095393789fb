import type { AnyGame, AnyText, Lang } from '@ludoteca/engine'

/** A game in its box: nothing of it is loaded before somebody opens it. */
export interface Shelved {
  readonly id: string
  load(): Promise<AnyGame>
  text(lang: Lang): Promise<AnyText>
}

export const shelf: readonly Shelved[] = []

export const findGame = (id: string): Shelved | null => shelf.find(each => each.id === id) ?? null
