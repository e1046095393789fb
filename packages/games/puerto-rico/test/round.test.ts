import { describe, expect, test } from 'vitest'
import { puertoRico, ROLES } from '../rules/index.ts'
import { opening, position } from './position.ts'

const RICH = { doubloons: 9, goods: { corn: 1 }, tiles: { corn: 1 }, crew: { corn: 1 } } as const

describe('a round', () => {
  test('[PR-002][PR-003][PR-016] the governor starts it by choosing one card, and cannot pass', () => {
    const t = position({ seats: 4, governor: 2 })
    expect(t.asked).toBe(2)
    expect(t.options).toEqual(
      ['settler', 'mayor', 'builder', 'craftsman', 'trader', 'captain', 'prospector'].map(r => `role ${r}`),
    )
    expect(t.refused('pass')).toBe('role-must-choose')
  })

  test('[PR-004][PR-021][PR-022][PR-009] a card stays with its taker and nobody else may take it this round', () => {
    const t = position({ seats: 4 }).take('prospector')
    expect(t.holder('prospector')).toBe(0)
    expect(t.asked).toBe(1)
    expect(t.options).not.toContain('role prospector')
    expect(t.refused('role prospector')).toBe('role-taken')
    t.take('craftsman').take('trader')
    expect([t.holder('prospector'), t.holder('craftsman'), t.holder('trader')]).toEqual([0, 1, 2])
    expect(t.options).toEqual(['role settler', 'role mayor', 'role builder', 'role captain'])
  })

  test('[PR-005][PR-006][PR-007] the chooser acts at once, then the others clockwise, each once', () => {
    const t = position({ seats: 4, governor: 1, players: [RICH, RICH, RICH, RICH] }).take('builder')
    const order: (number | null)[] = []
    while (t.phase === 'build') {
      order.push(t.asked)
      t.does('pass')
    }
    expect(order).toEqual([1, 2, 3, 0])
    expect(t.phase).toBe('role')
  })

  test('[PR-008][PR-010][PR-011] the left neighbour chooses next, and that action starts with him', () => {
    const t = position({ seats: 4, governor: 3, players: [RICH, RICH, RICH, RICH] }).take('builder')
    t.does('pass', 'pass', 'pass', 'pass')
    expect([t.phase, t.asked]).toEqual(['role', 0])
    t.take('trader')
    const order: (number | null)[] = []
    while (t.phase === 'sell') {
      order.push(t.asked)
      t.does('pass')
    }
    expect(order).toEqual([0, 1, 2, 3])
    expect([t.phase, t.asked]).toEqual(['role', 1])
  })

  test('[PR-012][PR-133] it ends when everybody has taken one role and its action is done', () => {
    for (const seats of [3, 4, 5]) {
      const t = position({ seats })
      for (let pick = 0; pick < seats; pick++) {
        expect([t.state.round, t.asked]).toEqual([1, pick])
        t.does(t.options.at(-1) as string).passAll()
      }
      expect(t.state.round).toBe(2)
    }
  })

  test('[PR-013][PR-014] the privilege is the chooser’s alone, the action everybody’s', () => {
    const players = [{ goods: { sugar: 1 } }, { goods: { tobacco: 1 } }, { goods: { coffee: 1 } }]
    const t = position({ seats: 3, players }).take('trader')
    t.does('sell sugar', 'sell tobacco', 'sell coffee')
    expect([0, 1, 2].map(t.doubloons)).toEqual([2 + 1, 3, 4])
  })

  test('[PR-017][PR-018][PR-020][PR-070][PR-096] a role may be taken and nothing done with it, for no gain', () => {
    const t = position({ seats: 3, players: [RICH, RICH, RICH] })
    t.take('builder').does('pass')
    expect(t.asked).toBe(1)
    t.does('pass', 'pass')
    t.take('trader').does('pass', 'pass', 'pass')
    t.take('settler').does('pass', 'pass', 'pass')
    expect([0, 1, 2].map(t.doubloons)).toEqual([9, 9, 9])
    expect([0, 1, 2].map(t.tiles)).toEqual([{ corn: 1 }, { corn: 1 }, { corn: 1 }])
    expect(t.state.round).toBe(2)
  })

  test('[PR-020] who can do nothing is skipped without a question', () => {
    const t = position({ seats: 3, players: [{}, RICH, {}] }).take('trader')
    expect([t.phase, t.asked]).toEqual(['sell', 1])
    t.does('pass')
    expect([t.phase, t.asked]).toEqual(['role', 1])
  })

  test('[PR-019] loading is not voluntary', () => {
    const t = position({ seats: 3, players: [{ goods: { corn: 1, indigo: 1 } }] }).take('captain')
    expect(t.options).not.toContain('pass')
    expect(t.refused('pass')).toBe('must-load')
  })

  test('[PR-015][PR-131][PR-132] the prospector: one doubloon for the chooser, nothing for the others', () => {
    const t = position({ seats: 5, players: [RICH, RICH, RICH, RICH, RICH] }).take('prospector')
    expect([0, 1, 2, 3, 4].map(t.doubloons)).toEqual([10, 9, 9, 9, 9])
    expect([t.phase, t.asked]).toEqual(['role', 1])
    t.take('prospector2')
    expect([0, 1, 2, 3, 4].map(t.doubloons)).toEqual([10, 10, 9, 9, 9])
  })

  test('the two prospectors are separate cards with their own doubloons', () => {
    const t = position({ seats: 5, bonus: { prospector: 1, prospector2: 3 } })
    expect(t.options).toEqual(expect.arrayContaining(['role prospector', 'role prospector2']))
    t.take('prospector2')
    expect(t.doubloons(0)).toBe(4)
    expect(t.bonus('prospector')).toBe(1)
  })

  test('[PR-T08][PR-135][PR-132] a card’s doubloons come with it, beside the privilege', () => {
    const t = position({ seats: 4, bonus: { prospector: 2 } }).take('prospector')
    expect([0, 1, 2, 3].map(t.doubloons)).toEqual([3, 0, 0, 0])
    expect(t.bonus('prospector')).toBe(0)
    expect(t.asked).toBe(1)
  })

  test('[PR-135] they can be spent in this very phase', () => {
    const t = position({ seats: 4, bonus: { builder: 1 } })
      .take('builder')
      .does('build hacienda')
    expect([t.owns(0, 'hacienda'), t.doubloons(0)]).toEqual([true, 0])
  })

  test('[PR-T07][PR-134][PR-136][PR-137] one doubloon on each card left, on top of what is there; the cards go back', () => {
    const taken = { builder: 0, craftsman: 1, captain: 2 } as const
    const t = position({ seats: 4, governor: 0, chooser: 3, taken, bonus: { trader: 1 } })
    t.take('prospector')
    expect(t.happened('bonusPlaced')).toHaveLength(1)
    expect(['settler', 'mayor', 'trader'].map(r => t.bonus(r as 'settler'))).toEqual([1, 1, 2])
    expect(['builder', 'craftsman', 'captain', 'prospector'].map(r => t.bonus(r as 'settler'))).toEqual([
      0, 0, 0, 0,
    ])
    expect(ROLES.map(t.holder)).toEqual([null, null, null, null, null, null, null, null])
    expect(t.options).toHaveLength(7)
  })

  test('[PR-134] three cards are left with three, four and five players', () => {
    for (const seats of [3, 4, 5]) {
      const t = position({ seats })
      for (let pick = 0; pick < seats; pick++) t.does(t.options.at(-1) as string).passAll()
      expect(ROLES.map(t.bonus).reduce((a, b) => a + b)).toBe(3)
    }
  })

  test('[PR-T11][PR-138][PR-139] the governor card moves to the left, round the table, and he starts', () => {
    const taken = { builder: 3, craftsman: 0, captain: 1 } as const
    const t = position({ seats: 4, governor: 3, chooser: 2, taken }).take('prospector')
    expect([t.state.governor, t.asked, t.phase, t.state.round]).toEqual([0, 0, 'role', 2])
  })

  test('[PR-T09][PR-016] a role must be chosen even when nothing can come of it', () => {
    const taken = { settler: 0, mayor: 1, builder: 0, prospector: 1 } as const
    const t = position({ seats: 2, taken })
    expect(t.options).toEqual(['role craftsman', 'role trader', 'role captain'])
    expect(t.refused('pass')).toBe('role-must-choose')
    t.take('captain')
    expect([t.phase, t.asked, t.points(0)]).toEqual(['role', 1, 0])
  })

  test('[PR-001] no number of rounds is fixed: random games of one table end after different ones, each by an end condition', () => {
    const rounds = new Set<number>()
    for (let i = 0; i < 6; i++) {
      const { state } = opening(3, {}, `length ${i}`)
      for (let n = i; puertoRico.turn(state) !== null; n += 5) {
        const legal = puertoRico.legal(state)
        puertoRico.apply(state, legal[(n * 31) % legal.length] as (typeof legal)[number])
      }
      expect(state.ending).toBeGreaterThan(0)
      rounds.add(state.round)
    }
    expect(rounds.size).toBeGreaterThan(1)
  })

  test('[PR-001] a round without an end condition is followed by another, also after fifteen', () => {
    const taken = { builder: 0, craftsman: 1 } as const
    const t = position({ seats: 3, chooser: 2, governor: 0, round: 15, taken }).take('trader')
    expect([t.phase, t.state.round]).toEqual(['role', 16])
  })
})
