import { resolveOptions, rngFrom } from '@ludoteca/engine'
import { describe, expect, test } from 'vitest'
import { PLANS } from '../rules/data/buildings.ts'
import { CARDS } from '../rules/data/cards.ts'
import { DECREES } from '../rules/data/decrees.ts'
import { SHIPS } from '../rules/data/ships.ts'
import { TREASURY_STEPS } from '../rules/data/tracks.ts'
import { lisboa } from '../rules/game.ts'
import { HIDDEN, HIDDEN_BLUE, type State } from '../rules/state.ts'

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
      expect(p.officials).toBe(7)
      expect(PLANS[p.plans[0] as number]).toMatchObject({ starting: true, officials: 3 })
    }
    const order = s.players.map((_, i) => s.players[(s.start + i) % seats])
    expect(order.map(p => p?.influence)).toEqual([4, 5, 6, 7].slice(0, seats))
    expect(s.players.map(p => p.wigs)).toEqual([5, 5, 5, 5].slice(0, seats))
    expect(lisboa.check(s)).toEqual([])
  })

  test.each([2, 3, 4])('%i players: what lies on the table', seats => {
    const s = dealt(seats)
    expect(s.piles.map(pile => pile.length)).toEqual([5, 5, 5, 5])
    expect(s.shipyard.map(ship => SHIPS[ship]?.hull)).toEqual([
      ...new Array(seats - 1).fill(2),
      ...new Array(seats - 1).fill(1),
    ])
    expect(s.decrees).toHaveLength(8)
    const many = DECREES.flatMap((decree, i) => (decree.manyOnly ? [i] : []))
    expect(many.length).toBeGreaterThan(0)
    expect(s.decreeDeck).toHaveLength((seats === 2 ? 70 - many.length : 70) - 8)
    expect([...s.decrees, ...s.decreeDeck].some(decree => many.includes(decree))).toBe(seats > 2)
    expect(s.church.every(tile => tile >= 0)).toBe(true)
    const cubes = [s.rowRubble, s.columnRubble, s.spotRubble, s.pile].flat().reduce((a, b) => a + b, 0)
    expect(cubes).toBe(seats === 2 ? 56 : 63)
    const neutral = seats === 2 ? 1 : 0
    const office = (official: number) => [
      ...s.players.map(() => official),
      ...new Array(4 - seats).fill(0),
      neutral,
    ]
    expect(s.offices).toEqual([...office(0), ...office(1), ...office(0), 0, 0, 0, 0, 0])
    expect([...s.scoring.slice(0, 4)].sort()).toEqual([3, 3, 4, 5])
    expect(s.scoring[4]).toBe(4)
    expect([s.tiles, s.tileSupply, s.smallSupply]).toEqual([[1, 1, 1, 1, 1], 18, 4])
    expect([s.treasury, TREASURY_STEPS[s.treasury]?.right, s.prices]).toEqual([2, 3, [6, 5, 5, 4]])
    expect(s.cardinal).toBe(1)
    const onTop = s.plans.map(pile => [...pile].reverse().map(plan => PLANS[plan]?.officials))
    expect(onTop).toEqual([
      [2, 2, 3, 3, 4, 4, 5, 5],
      [2, 2, 3, 3, 4, 4, 5, 5],
    ])
    for (const architect of [0, 1]) {
      expect([s.buildings[architect], s.future[architect]].every(face => (face ?? 0) % 2 === architect)).toBe(
        true,
      )
      expect(s.buildingStacks[architect]).toHaveLength(6)
    }
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

  test('scoring tiles, stacks of buildings and rubble differ from game to game', () => {
    const games = [...'abcdefgh'].map(seed => fresh(4, {}, seed))
    const kinds = (pick: (s: State) => readonly number[]) => new Set(games.map(s => pick(s).join())).size
    expect(kinds(s => s.scoring)).toBeGreaterThan(2)
    expect(kinds(s => s.buildings)).toBeGreaterThan(2)
    expect(kinds(s => s.rowRubble)).toBe(games.length)
    for (const s of games)
      expect(lisboa.check(lisboa.redeal(lisboa.view(s, 0), 0, rngFrom('redeal')))).toEqual([])
  })

  test('drafted hands: two of five, then one of what comes from the right, until the last card', () => {
    const s = fresh(3, { hands: 'drafted' })
    while (s.stack.at(-1)?.kind === 'keep') lisboa.apply(s, lisboa.legal(s)[0] as never)
    const packets = s.players.map(p => p.packet)
    const kept: (number | undefined)[] = []
    const asked: number[] = []
    while (s.stack.at(-1)?.kind === 'draft') {
      const seat = lisboa.turn(s) ?? 0
      asked.push(seat)
      const [first] = lisboa.legal(s)
      if (first?.type === 'keep-card') kept.push(first.card)
      expect(lisboa.check(s)).toEqual([])
      expect(lisboa.refusal(s, lisboa.read('keep-card noble-king-red-1') as never)?.rule).toBe(
        'card-not-in-hand',
      )
      expect(lisboa.view(s, (seat + 1) % 3).players[seat]?.packet.every(card => card === HIDDEN_BLUE)).toBe(
        true,
      )
      expect(lisboa.check(lisboa.redeal(lisboa.view(s, seat), seat, rngFrom('draft')))).toEqual([])
      lisboa.apply(s, first as never)
    }
    const order = [0, 1, 2].map(i => (s.start + i) % 3)
    expect(asked).toEqual([...order.flatMap(seat => [seat, seat]), ...order, ...order])
    for (const p of s.players) expect([p.hand.length, p.packet.length]).toEqual([5, 0])
    const from = (packet: number, seat: number) =>
      s.players[seat]?.hand.filter(card => packets[packet]?.includes(card)).length
    expect([from(0, 0), from(0, 1), from(0, 2)]).toEqual([3, 1, 1])
    expect(lisboa.turn(s)).toBe(s.start)
  })

  test('a card kept in a draft is told to its owner only', () => {
    const card = CARDS.findIndex(each => each.deck === 0)
    expect(lisboa.viewEvent({ type: 'card-kept', seat: 1, card }, 0)).toMatchObject({ card: HIDDEN_BLUE })
    expect(lisboa.viewEvent({ type: 'card-kept', seat: 1, card }, 1)).toMatchObject({ card })
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
    expect(v.plans).toEqual(s.plans)
    expect([v.buildings, v.future]).toEqual([s.buildings, s.future])
    expect(v.buildingStacks.flat().every(face => face === HIDDEN)).toBe(true)
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
