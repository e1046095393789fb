import type { Act, Event, State } from '@ludoteca/tigris-euphrates'
import type { BoardProps, Ended, Preview, Scene } from '../contract.ts'
import { usePreview } from '../preview.tsx'

export type TigrisProps = BoardProps<State, Act, Event>
export type TigrisScene = Scene<State, Act, Event>
export type TigrisEnded = Ended<State, Act, Event>
export type TigrisPreview = Preview<State, Act, Event>
export const useTigrisPreview = usePreview<State, Act, Event>
export type Kind<T extends Act['type']> = Extract<Act, { type: T }>
export type Happened<T extends Event['type']> = Extract<Event, { type: T }>
