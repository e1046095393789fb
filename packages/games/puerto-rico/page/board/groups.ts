import type { ChoiceGroup, Scene } from '@ludoteca/page-kit/board/contract.ts'
import { type Action, COLUMN, costOf, type Event, type State } from '../../rules/index.ts'
import { nounsOf, wordsOf } from './text/nouns.ts'

const COLUMNS = 4

/** Buildings by column, guests and gifts by place; everything else is short enough as it is. */
export function groups(
  { view, lang }: Scene<State, Action, Event>,
  legal: readonly Action[],
): ChoiceGroup<Action>[] {
  const titles = new Map<string | null, Action[]>()
  for (const action of legal.toSorted((a, b) => columnOf(a) - columnOf(b))) {
    const title = titleOf(action, view, lang)
    titles.set(title, [...(titles.get(title) ?? []), action])
  }
  return [...titles].map(([title, actions]) => ({ title, actions }))
}

/** As the columns stand on the board; passing stays behind them. */
const columnOf = (a: Action): number => (a.type === 'build' ? (COLUMN[a.building] as number) : COLUMNS + 1)

function titleOf(a: Action, s: State, lang: Scene<State, Action, Event>['lang']): string | null {
  if (a.type === 'build') return wordsOf(lang).columnIs(COLUMN[a.building] as number)
  if (a.type === 'guest') return nounsOf(lang).place(a.group)
  if (a.type === 'sell' && s.phase.kind === 'sell' && a.post) return wordsOf(lang).tradingPost
  return null
}

type Draft = Extract<Action, { type: 'draft' }>

/** Buildings to choose from by what they cost in this game, the cheapest first. */
export function draftsByCost(s: State, legal: readonly Action[]): (readonly [cost: number, Draft[]])[] {
  const groups = new Map<number, Draft[]>()
  for (const action of legal) {
    if (action.type !== 'draft') continue
    const cost = costOf(s, action.building)
    groups.set(cost, [...(groups.get(cost) ?? []), action])
  }
  return [...groups].toSorted(([a], [b]) => a - b)
}
