import type { Seat } from '@ludoteca/engine'
import type { Scene, Tally, TieBreak } from '@ludoteca/page-kit/board/contract.ts'
import {
  type Action,
  type Event,
  officialsAtWork,
  officialsReady,
  type State,
  sets,
  treasuryLeft,
  treasuryRight,
} from '../../rules/index.ts'
import { wordsIn } from './text/words.ts'

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)

/** What a player has that can be counted; the tracks of the kingdom go with the viewer. */
export function tally({ view, viewer, lang }: Scene<State, Action, Event>, seat: Seat): readonly Tally[] {
  const { board, pieces } = wordsIn(lang)
  const { tally: name, kingdom } = board
  const p = view.players[seat]
  if (!p) return []
  const own: Tally[] = [
    { key: 'reis', name: name.reis, count: p.reis },
    { key: 'wigs', name: name.wigs, count: p.wigs },
    { key: 'influence', name: name.influence, count: p.influence },
    { key: 'goods', name: name.goods, count: sum(p.goods) },
    { key: 'rubble', name: name.rubble, count: sum(p.rubble) },
    { key: 'sets', name: name.sets, count: sets(p) },
    { key: 'stores', name: name.stores, count: view.owners.filter(owner => owner === seat).length },
    { key: 'officials', name: name.officials, count: officialsAtWork(view, seat) },
    { key: 'court', name: name.court, count: officialsReady(view, seat) },
    { key: 'favors', name: name.favors, count: sum(p.favors) },
    { key: 'decrees', name: name.decrees, count: p.decrees.length },
    { key: 'clergy', name: name.clergy, count: p.clergy.length },
    { key: 'plans', name: name.plans, count: p.plans.length },
  ]
  if (seat !== viewer) return own
  return [
    ...own,
    { key: 'treasury-left', name: kingdom.left, count: treasuryLeft(view) },
    { key: 'treasury-right', name: kingdom.right, count: treasuryRight(view) },
    ...view.prices.map((price, good) => ({
      key: `price-${good}`,
      name: kingdom.price(pieces.the.good(good)),
      count: price,
    })),
  ]
}

/** Wigs being equal, more influence wins, then more réis. */
export function tieBreaks({ view, lang }: Scene<State, Action, Event>): readonly TieBreak[] {
  const { tally: name } = wordsIn(lang).board
  return [
    { name: name.influence, counts: view.players.map(p => p.influence) },
    { name: name.reis, counts: view.players.map(p => p.reis) },
  ]
}
