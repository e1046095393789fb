import { below, rngFrom } from '@ludoteca/engine'
import { describe, expect, test } from 'vitest'
import type { Action } from '../rules/actions.ts'
import { CARDS } from '../rules/data/cards.ts'
import type { Event } from '../rules/events.ts'
import { decision } from '../rules/explain.ts'
import { lisboa } from '../rules/game.ts'
import * as moves from '../rules/moves.ts'
import { type Owed, owed } from '../rules/owed.ts'
import { visitCost } from '../rules/phases/cards/visits.ts'
import type { State } from '../rules/state.ts'
import { id, position } from './position.ts'

/** What the seat lost by these events. */
function lostBy(events: readonly Event[], seat: number): Readonly<Record<Owed['what'], number>> {
  const lost = { reis: 0, influence: 0, wigs: 0, goods: 0, favors: 0, court: 0 }
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue
    if ((event.type === 'reis' || event.type === 'wigs' || event.type === 'influence') && event.n < 0)
      lost[event.type] -= event.n
    if (event.type === 'good-lost') lost.goods++
    if (event.type === 'favor-returned') lost.favors++
    if (event.type === 'official-withdrawn') lost.court++
    if (event.type === 'building-staffed') lost.court += event.from.reduce((a, b) => a + b, 0)
  }
  return lost
}

test('what is said to be sure comes, in games played by chance', () => {
  const seen = new Set<string>()
  for (let game = 0; game < 40; game++) {
    const dice = rngFrom(`owed-${game}`)
    const state = position({ seats: 2 + (game % 3), players: [{ reis: 20, influence: 9, wigs: 6 }] })
    let open: { readonly seat: number; readonly list: readonly Owed[]; readonly events: Event[] }[] = []
    for (let step = 0; step < 1500 && decision(state); step++) {
      const seat = lisboa.turn(state) ?? 0
      const legal = lisboa.legal(state)
      const before = lisboa.clone(state)
      const events: Event[] = []
      lisboa.apply(state, legal[below(dice, legal.length)] as Action, event => events.push(event))
      for (const each of open) each.events.push(...events)
      if (events.some(event => event.type === 'turn-began')) {
        for (const each of open) {
          const lost = lostBy(each.events, each.seat)
          for (const { what, least } of each.list) expect(lost[what]).toBeGreaterThanOrEqual(least)
        }
        open = []
        continue
      }
      const list = owed(before, state, seat)
      for (const { what, least, most } of list) {
        expect(least).toBeLessThanOrEqual(most)
        if (least > 0) seen.add(what)
      }
      // What a reward of the land brings is cash that saves influence.
      const sure = list.filter(({ what }) => what !== 'influence')
      if (sure.length > 0) open.push({ seat, list: sure, events: [] })
    }
  }
  expect([...seen].toSorted()).toEqual(expect.arrayContaining(['court', 'goods', 'reis']))
})

/** What is owed after the action that fits. */
function owedBy(state: State, fits: (action: Action) => boolean): readonly Owed[] {
  const action = lisboa.legal(state).find(fits)
  if (!action) throw new Error('no such action')
  const after = lisboa.clone(state)
  lisboa.apply(after, action)
  return owed(state, after, lisboa.turn(state) ?? 0)
}

describe('owed', () => {
  test('a fee that may be paid in réis takes influence, réis or both', () => {
    const card = 'noble-minister-blue-1'
    const state = position({ players: [{ hand: [card], reis: 2, influence: 3, wigs: 5 }], treasury: 0 })
    const [first] = state.players
    if (first) first.houses = [2, 0, 0]
    const cost = visitCost(state, 0, 1)
    expect(cost).toBe(1)
    const list = owedBy(state, a => a.type === 'visit' && a.card === id(CARDS, card))
    expect(list.filter(({ what }) => what === 'influence')).toEqual([
      { what: 'influence', least: 0, most: 1 },
    ])
    expect(list.find(({ what }) => what === 'reis')).toEqual({ what: 'reis', least: 0, most: 1 })
  })

  test('a visit to the Builder costs land, between the cheapest and the dearest', () => {
    const card = 'noble-builder-blue-3'
    const state = position({ players: [{ hand: [card], reis: 40, influence: 9 }] })
    const list = owedBy(state, a => a.type === 'visit' && a.card === id(CARDS, card))
    const [land] = list.filter(each => each.what === 'reis')
    expect(land?.least).toBeGreaterThan(0)
    expect(land?.most).toBeGreaterThanOrEqual(land?.least ?? 0)
  })

  test('nothing is owed for what was asked before', () => {
    const state = position({ players: [{ hand: ['noble-builder-blue-3'], reis: 40, influence: 9 }] })
    lisboa.apply(state, moves.visit(id(CARDS, 'noble-builder-blue-3')))
    expect(owedBy(state, a => a.type === 'pass')).toEqual([])
  })
})
