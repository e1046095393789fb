import type { Seat } from '@ludoteca/engine'
import type { Scene, Tally, TieBreak } from '@ludoteca/page-kit/board/contract.ts'
import { type Action, type Event, GOODS, people, player, type State, tieBreak } from '../../rules/index.ts'
import { nounsOf, wordsOf } from './text/nouns.ts'

/** What a player owns that a choice may change; points are counted by the shell. */
export function tally({ view, lang }: Scene<State, Action, Event>, seat: Seat): Tally[] {
  const p = player(view, seat)
  const words = wordsOf(lang)
  const nouns = nounsOf(lang)
  return [
    { key: 'doubloons', name: words.doubloons, count: p.doubloons },
    { key: 'people', name: words.colonists, count: people(p) },
    ...GOODS.map((key, good) => ({ key, name: nouns.good(good), count: p.goods[good] as number })),
  ]
}

export const tieBreaks = ({ view, lang }: Scene<State, Action, Event>): readonly TieBreak[] => [
  { name: wordsOf(lang).tieBreak, counts: view.players.map(tieBreak) },
]
