import { type Action, COLUMN, type Event, type State } from '@ludoteca/puerto-rico'
import type { ChoiceGroup, Scene } from '../contract.ts'
import { nounsOf, wordsOf } from './text/nouns.ts'

/** Buildings by column, guests and gifts by place; everything else is short enough as it is. */
export function groups(
  { view, lang }: Scene<State, Action, Event>,
  legal: readonly Action[],
): ChoiceGroup<Action>[] {
  const titles = new Map<string | null, Action[]>()
  for (const action of legal) {
    const title = titleOf(action, view, lang)
    titles.set(title, [...(titles.get(title) ?? []), action])
  }
  return [...titles].map(([title, actions]) => ({ title, actions }))
}

function titleOf(a: Action, s: State, lang: Scene<State, Action, Event>['lang']): string | null {
  if (a.type === 'build') return wordsOf(lang).columnIs(COLUMN[a.building] as number)
  if (a.type === 'guest') return nounsOf(lang).place(a.group)
  if (a.type === 'sell' && s.phase === 'sell' && a.post) return wordsOf(lang).tradingPost
  return null
}
