import type { GameText, Lang } from '@ludoteca/engine'
import type { Action } from '../actions.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'

/** What players read, loaded in the language that is asked for. */
export const text: Readonly<Record<Lang, () => Promise<GameText<State, Action, Event>>>> = {
  en: async () => (await import('./en.ts')).en,
  zh: async () => (await import('./zh.ts')).zh,
}
