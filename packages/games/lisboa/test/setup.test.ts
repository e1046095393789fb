import { resolveOptions } from '@ludoteca/engine'
import { describe, expect, test } from 'vitest'
import { CARDS } from '../data/cards.ts'
import { SHIPS } from '../data/ships.ts'
import { lisboa } from '../game.ts'
import { DUMMY, HIDDEN, HIDDEN_BLUE, type State } from '../state.ts'

const fresh = (seats: number, options = {}, seed = 'set-up'): State => {
  const resolved = resolveOptions(lisboa as never, seats, options)
  if (!resolved.ok) throw new RangeError(JSON.stringify(resolved.problem))
  return lisboa.create({ seats, options: resolved.options, seed })
}

const dealt = (seats: number, options = {}): State => {
  const s = fresh(seats, options)
  while (s.stack.at(-1)?.kind === 'keep') lisboa.apply(s, lisboa.legal(s)[0] as never)
  return s
}

describe('set-up', () => {
  test.each([2, 3, 4])('%i players: what everybody starts with', seats => {
    const s = dealt(seats)
    for (const p of s.players) {
      expect(p.reis).toBe(10)
      expect(p.goods).toEqual([1, 1, 1, 1])
      expect(p.hand).toHaveLength(5)
      expect(p.hand.every(card => CARDS[card]?.deck === 0)).toBe(true)
      expect(p.clergy).toHaveLength(1)
      expect(p.favors.filter(n => n === 1)).toHaveLength(1)
      expect(p.plans).toHaveLength(1)
      expect(p.officials).toBe(8)
    }
    const order = s.players.map((_, i) => s.players[(s.start + i) % seats])
    expect(order.map(p => p?.influence)).toEqual([6, 6, 6, 7].slice(0, seats))
    expect(order.map(p => p?.wigs)).toEqual([0, 0, 0, 0].slice(0, seats))
    expect(lisboa.check(s)).toEqual([])
  })

  test.each([2, 3, 4])('%i players: what lies on the table', seats => {
    const s = dealt(seats)
    expect(s.piles.map(pile => pile.length)).toEqual([5, 5, 5, 5])
    expect(s.shipyard.map(ship => SHIPS[ship]?.hull)).toEqual([
      ...new Array(seats - 1).fill(3),
      ...new Array(seats - 1).fill(2),
    ])
    expect(s.decrees).toHaveLength(8)
    expect(s.decreeDeck).toHaveLength((seats === 2 ? 69 : 70) - 8)
    expect(s.church.every(tile => tile >= 0)).toBe(true)
    const cubes = [s.rowRubble, s.columnRubble, s.spotRubble, s.pile].flat().reduce((a, b) => a + b, 0)
    expect(cubes).toBe(seats === 2 ? 56 : 63)
    expect(s.offices[DUMMY]).toBe(seats === 2 ? 1 : 0)
    expect([...s.scoring].sort()).toEqual([2, 3, 4, 5])
    expect(s.tiles).toEqual([1, 1, 1, 1, 1, 1, 1, 5])
  })

  test('players keep one of two Clergy tiles in the order of play; the other goes back to the bag', () => {
    const s = fresh(3)
    const [first, second] = s.players[s.start]?.offer ?? []
    expect(lisboa.turn(s)).toBe(s.start)
    lisboa.apply(s, lisboa.read(`keep ${'clergy-'}${String((second ?? 0) + 1).padStart(2, '0')}`) as never)
    expect(s.players[s.start]?.clergy).toEqual([second])
    expect(lisboa.turn(s)).toBe((s.start + 1) % 3)
    while (s.stack.at(-1)?.kind === 'keep') lisboa.apply(s, lisboa.legal(s)[0] as never)
    expect([...s.bag, ...s.church]).toContain(first)
  })

  test('seats start in different places', () => {
    const starts = new Set([...'abcdefghijklmnopqrstuvwxyz'].map(seed => fresh(4, {}, seed).start))
    expect(starts.size).toBe(4)
  })
})

describe('what is hidden', () => {
  test('hands dealt are secret but show their deck; what lies open is open', () => {
    const s = dealt(3)
    const v = lisboa.view(s, 0)
    expect(v.players[0]?.hand).toEqual(s.players[0]?.hand)
    expect(v.players[1]?.hand).toEqual(new Array(5).fill(HIDDEN_BLUE))
    expect(v.piles.map(pile => pile.at(-1))).toEqual(s.piles.map(pile => pile.at(-1)))
    expect(v.piles.every(pile => pile.slice(0, -1).every(card => card === HIDDEN))).toBe(true)
    expect(v.plans.map(pile => pile.at(-1))).toEqual(s.plans.map(pile => pile.at(-1)))
    expect(v.bag.every(tile => tile === HIDDEN)).toBe(true)
    expect(v.church).toEqual(s.church)
    expect(v.players[1]?.clergy).toEqual(s.players[1]?.clergy)
  })

  test('a card drawn from the display stays known', () => {
    const s = dealt(3)
    const seat = s.active
    const top = s.piles[3]?.at(-1)
    lisboa.apply(s, lisboa.legal(s).find(a => a.type === 'discard') as never)
    lisboa.apply(s, lisboa.read('draw treasury') as never)
    expect(lisboa.view(s, (seat + 1) % 3).players[seat]?.hand).toContain(top)
  })

  test('the offered Clergy tiles and a closed track are secret', () => {
    const s = fresh(2, { 'clergy-track': 'closed' })
    expect(lisboa.view(s, 0).players[1]?.offer).toEqual([HIDDEN, HIDDEN])
    const later = dealt(2, { 'clergy-track': 'closed' })
    expect(lisboa.view(later, 0).church.every(tile => tile === HIDDEN)).toBe(true)
  })

  test('a private draw is told to its owner only', () => {
    const told = lisboa.viewEvent({ type: 'hand-dealt', seat: 1, cards: [0, 1], reveals: true }, 0)
    expect(told).toMatchObject({ cards: [HIDDEN_BLUE, HIDDEN_BLUE] })
    expect(lisboa.viewEvent({ type: 'hand-dealt', seat: 1, cards: [0, 1] }, 1)).toMatchObject({
      cards: [0, 1],
    })
  })
})
