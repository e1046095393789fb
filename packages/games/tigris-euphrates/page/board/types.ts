import type { BoardProps, Ended, Preview, Scene } from '@ludoteca/page-kit/board/contract.ts'
import { usePreview } from '@ludoteca/page-kit/board/preview.tsx'
import type { Action, Event, State } from '../../rules/index.ts'

export type TigrisProps = BoardProps<State, Action, Event>
export type TigrisScene = Scene<State, Action, Event>
export type TigrisEnded = Ended<State, Action, Event>
export type TigrisPreview = Preview<State, Action, Event>
export const useTigrisPreview = usePreview<State, Action, Event>
export type Kind<T extends Action['type']> = Extract<Action, { type: T }>
export type Happened<T extends Event['type']> = Extract<Event, { type: T }>
