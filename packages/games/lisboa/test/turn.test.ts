import { describe, expect, test } from 'vitest'
import { GOODS } from '../rules/data/terms.ts'
import { eventsOf, kindNow, me, options, play, position, refused } from './position.ts'
import { randomGame } from './random-game.ts'

describe('the frame of the game', () => {
  test('[LIS-001] the game consists of exactly two periods', () => {
    const { events, end } = randomGame(3, 'periods')
    expect(eventsOf(events, 'period-ended')).toHaveLength(1)
    expect(eventsOf(events, 'period-began').map(e => e.period)).toEqual([2])
    expect(events.at(-1)?.type).toBe('game-ended')
    expect(end.period).toBe(2)
  })

  test('[LIS-002] the number of rounds of a period is not fixed', () => {
    const rounds = ['a', 'b', 'c', 'd', 'e', 'f'].map(seed => {
      const { events } = randomGame(2, seed)
      const over = events.findIndex(e => e.type === 'period-ended')
      return eventsOf(events.slice(0, over), 'turn-began').at(-1)?.round ?? 0
    })
    expect(new Set(rounds).size).toBeGreaterThan(1)
    expect(Math.min(...rounds)).toBeGreaterThan(1)
  })

  test('[LIS-003] in each round every player takes one turn, clockwise from the starting player', () => {
    const { events, end } = randomGame(4, 'rounds')
    const turns = eventsOf(events, 'turn-began')
    turns.forEach((turn, i) => {
      expect(turn.seat).toBe((end.start + i) % 4)
      expect(turn.round).toBe(1 + Math.floor(i / 4))
    })
    expect(turns.length % 4).toBe(0)
  })

  test('[LIS-004] a turn is docking, then an action, then taking a card', () => {
    const s = position({
      players: [
        { hand: ['noble-king-blue-3'] },
        { ships: ['ship-red-1 gold cloth'], hand: ['noble-king-blue-4', 'noble-king-blue-5'] },
      ],
    })
    const events = play(s, 'discard noble-king-blue-3', 'draw king')
    events.push(...play(s, 'portfolio noble-king-blue-4', 'sell gold ship-red-1', 'pass', 'draw builder'))
    const types = events.slice(events.findIndex(e => e.type === 'turn-began')).map(e => e.type)
    const order = (['turn-began', 'ship-docked', 'card-played', 'good-sold', 'card-drawn'] as const).map(
      type => types.indexOf(type),
    )
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(order).not.toContain(-1)
  })
})

describe('docking', () => {
  test('[LIS-005] [LIS-T01] goods of a ship at sea go back to the supply when its owner’s turn begins', () => {
    const s = position({ players: [{}, { ships: ['ship-red-1 gold cloth'], wigs: 3 }] })
    play(s, 'discard noble-king-blue-3', 'draw king')
    expect(s.active).toBe(1)
    expect(me(s).ships[0]?.hold).toEqual([0, 0, 0, 0])
    expect(me(s).wigs).toBe(3)
  })

  test('[LIS-006] the emptied ship is home again and takes goods', () => {
    const s = position({ players: [{}, { ships: ['ship-red-1 gold cloth'], hand: ['noble-king-blue-4'] }] })
    play(s, 'discard noble-king-blue-3', 'draw king')
    expect(me(s).ships[0]?.sealed).toBe(false)
    play(s, 'portfolio noble-king-blue-4')
    expect(options(s, 'sell')).toContain('sell gold ship-red-1')
  })

  test('[LIS-006] [LIS-T02] without a ship at sea docking changes nothing', () => {
    const s = position({ players: [{}, { ships: ['ship-red-1 cloth'] }] })
    const events = play(s, 'discard noble-king-blue-3', 'draw king')
    expect(eventsOf(events, 'ship-docked')).toEqual([])
    expect(me(s).ships[0]?.hold).toEqual([0, 1, 0, 0])
  })

  test('[LIS-007] a ship is at sea only when its hold is full and sealed', () => {
    const s = position({
      players: [{ ships: ['ship-purple-1 cloth', 'ship-red-1 gold tools'], rubble: [1, 1, 1] }],
    })
    expect(me(s).ships.map(hull => hull.sealed)).toEqual([false, true])
    play(s, 'portfolio noble-king-blue-3')
    expect(options(s, 'sell').some(text => text.endsWith('ship-purple-1'))).toBe(true)
    expect(refused(s, 'sell gold ship-red-1')).toBe('ship-at-sea')
  })

  test('ships of other players stay at sea until their own turn', () => {
    const s = position({ players: [{}, {}, { ships: ['ship-red-1 gold cloth'] }] })
    play(s, 'discard noble-king-blue-3', 'draw king')
    expect(s.players[2]?.ships[0]?.sealed).toBe(true)
  })
})

describe('the action', () => {
  test('[LIS-008] a player may act or not act', () => {
    const s = position()
    expect(options(s)).toContain('discard noble-king-blue-3')
    expect(options(s)).toContain('portfolio noble-king-blue-3')
  })

  test('[LIS-009] not acting discards one card from the hand', () => {
    const s = position()
    const events = play(s, 'discard noble-king-blue-3')
    expect(me(s).hand).toHaveLength(4)
    expect(eventsOf(events, 'card-discarded').map(e => e.fate)).toEqual(['gold'])
    expect(refused(s, 'discard noble-king-blue-4')).toBe('card-played')
  })

  test('[LIS-010] [LIS-T04] not acting brings 1 gold, and nothing else can be done', () => {
    const s = position()
    play(s, 'discard noble-king-blue-3')
    expect(me(s).goods).toEqual([2, 1, 1, 1])
    expect(kindNow(s)).toBe('draw')
    play(s, 'draw king')
    expect(me(s, 0).hand).toHaveLength(5)
    expect(s.active).toBe(1)
  })

  test('[LIS-T05] with gold at capacity the discard is legal and brings nothing', () => {
    const s = position({ players: [{ goods: [2, 0, 0, 0] }] })
    play(s, 'discard noble-king-blue-3')
    expect(me(s).goods).toEqual([2, 0, 0, 0])
  })

  test('[LIS-011] acting plays exactly one card', () => {
    const s = position()
    play(s, 'portfolio noble-king-blue-3', 'trade gold recruit', 'recruit king', 'pass')
    expect(me(s).hand).toHaveLength(4)
    expect(kindNow(s)).toBe('draw')
  })

  test('[LIS-012] exactly one of the four actions follows the card', () => {
    const s = position({
      players: [
        { ships: ['ship-purple-1'], hand: ['noble-king-blue-3', 'noble-minister-blue-4', 'treasury-blue-3'] },
      ],
    })
    play(s, 'portfolio noble-king-blue-3', 'sell gold ship-purple-1')
    expect(refused(s, 'trade cloth favor')).toBe('sell-or-trade')
    const traded = position({ players: [{ ships: ['ship-purple-1'] }] })
    play(traded, 'portfolio noble-king-blue-3', 'trade gold recruit', 'recruit king')
    expect(refused(traded, 'sell cloth ship-purple-1')).toBe('sell-or-trade')
    const fresh = position({ players: [{ hand: ['noble-minister-blue-4', 'treasury-blue-3'] }] })
    expect(options(fresh)).toEqual(
      expect.arrayContaining(['visit noble-minister-blue-4', 'sponsor treasury-blue-3']),
    )
  })

  test('[LIS-013] a noble card goes to the portfolio or to the royal court', () => {
    const s = position({ players: [{ hand: ['noble-minister-blue-4'] }] })
    expect(options(s)).toEqual([
      'discard noble-minister-blue-4',
      'portfolio noble-minister-blue-4',
      'visit noble-minister-blue-4',
    ])
  })

  test('[LIS-018] a noble card at court is a visit, never an event', () => {
    expect(refused(position(), 'sponsor noble-king-blue-3')).toBe('not-a-treasury-card')
  })

  test('[LIS-019] a treasury card goes to the portfolio or to the royal court', () => {
    const s = position({ players: [{ hand: ['treasury-blue-3'] }] })
    expect(options(s)).toEqual([
      'discard treasury-blue-3',
      'portfolio treasury-blue-3',
      'sponsor treasury-blue-3',
    ])
  })

  test('[LIS-024] a treasury card at court is an event, never a visit', () => {
    expect(refused(position(), 'visit treasury-blue-1')).toBe('not-a-noble-card')
  })
})

describe('taking a card', () => {
  test('[LIS-158] at the end of a turn one card is taken from the display', () => {
    const s = position({
      piles: [['noble-king-red-1'], ['noble-minister-red-1'], ['noble-builder-red-1'], ['treasury-red-1']],
    })
    play(s, 'discard noble-king-blue-3')
    expect(options(s)).toEqual(['draw king', 'draw minister', 'draw builder', 'draw treasury'])
    play(s, 'draw builder')
    expect(s.players[0]?.hand.at(-1)).toBe(45)
  })

  test('[LIS-159] each pile of the display holds one kind of card', () => {
    const s = position()
    const kinds = s.piles.map(
      pile =>
        new Set(
          pile.map(card =>
            card >= 60 ? 'treasury' : ['king', 'minister', 'builder'][Math.floor(card / 20)],
          ),
        ),
    )
    expect(kinds.map(set => [...set])).toEqual([['king'], ['minister'], ['builder'], ['treasury']])
  })

  test('[LIS-160] after taking a card the hand is five again', () => {
    const s = position()
    play(s, 'portfolio noble-king-blue-3', 'trade gold recruit', 'recruit king', 'pass', 'draw treasury')
    expect(s.players[0]?.hand).toHaveLength(5)
  })

  test('[LIS-T06] an empty pile offers nothing', () => {
    const s = position({ piles: [[], ['noble-minister-red-1'], ['noble-builder-red-1'], ['treasury-red-1']] })
    play(s, 'discard noble-king-blue-3')
    expect(options(s)).toEqual(['draw minister', 'draw builder', 'draw treasury'])
    expect(refused(s, 'draw king')).toBe('pile-empty')
  })

  test('whoever has no card in hand draws at once', () => {
    const s = position({ period: 2, players: [{}, { hand: [] }] })
    play(s, 'discard noble-king-blue-3', 'draw king')
    expect(s.stack.at(-1)).toMatchObject({ kind: 'draw', seat: 1 })
  })

  test('with no card left in the display the turn ends without one', () => {
    const s = position({ period: 2, piles: [[], [], [], []] })
    play(s, 'discard noble-king-blue-3')
    expect(s.players[0]?.hand).toHaveLength(4)
    expect(s.active).toBe(1)
  })
})

test('[LIS-030] goods are gold, cloth, books and tools, each with its own price', () => {
  expect(GOODS).toEqual(['gold', 'cloth', 'books', 'tools'])
  expect(position().prices).toEqual([6, 5, 5, 4])
})
