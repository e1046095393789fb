import type { Action, GameEvent } from '@ludoteca/engine'
import { createContext, useContext } from 'react'
import type { AnyPreview, Preview } from './contract.ts'

/** Kept apart from the rest that a board gets: pointing at things must not draw the whole board again. */
export const PreviewContext = createContext<AnyPreview | null>(null)

/** What the choice that is being considered would lead to; null when there is none. */
export const usePreview = <S extends object, A extends Action, E extends GameEvent>(): Preview<
  S,
  A,
  E
> | null => useContext(PreviewContext) as unknown as Preview<S, A, E> | null
