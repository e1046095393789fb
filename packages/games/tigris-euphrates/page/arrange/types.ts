import type { EditorProps } from '@ludoteca/page-kit/arrange.ts'
import type { Action, Event, State } from '../../rules/index.ts'

export type TigrisEditorProps = EditorProps<State, Action, Event>
