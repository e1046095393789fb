import type { GameText, Lang } from '@ludoteca/engine'
import type { ToyAction, ToyEvent } from '../actions.ts'
import type { ToyState } from '../state.ts'

/** What players read, loaded in the language that is asked for. */
export const text: Readonly<Record<Lang, () => Promise<GameText<ToyState, ToyAction, ToyEvent>>>> = {
  en: async () => (await import('./en.ts')).en,
  zh: async () => (await import('./zh.ts')).zh,
}
