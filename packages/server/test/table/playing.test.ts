import { describe, expect, test } from 'vitest'
import { House } from './house.ts'

describe('a move', () => {
  test('is refused with the rule that forbids it', () => {
    const house = House.playing()
    const first = house.choice()
    expect(house.try('bea', { do: 'act', steps: 0, lines: [first] })).toBe('not-your-turn')
    expect(house.try('ana', { do: 'act', steps: 0, lines: ['draw'] })).toBe('place-first')
    expect(house.try('ana', { do: 'act', steps: 0, lines: ['dance'] })).toBe('unreadable-action')
    expect(house.try('dua', { do: 'act', steps: 0, lines: [first] })).toBe('not-seated')
    expect(house.steps).toBe(0)
  })

  test('chosen in another position is stale', () => {
    const house = House.playing()
    const line = house.choice('toss')
    house.act('toss')
    expect(house.try('ana', { do: 'act', steps: 0, lines: [line] })).toBe('stale')
    expect(house.try('ana', { do: 'act', steps: 2, lines: ['draw'] })).toBe('stale')
    expect(house.try('ana', { do: 'undo', steps: 0, count: 1 })).toBe('stale')
  })

  test('is not followed by another once the game is over', () => {
    const house = House.playing()
    let refused: string | null = null
    while (house.table.phase === 'playing') {
      const line = house.choice()
      refused = house.try(house.person, { do: 'act', steps: house.steps, lines: [line, line] })
      house.act()
    }
    expect(refused).toBe('game-over')
  })

  test('of several actions is done as a whole or not at all', () => {
    const house = House.playing()
    const toss = house.choice('toss')
    expect(house.try('ana', { do: 'act', steps: 0, lines: [toss, toss] })).not.toBeNull()
    expect(house.steps).toBe(0)
    expect(house.try('ana', { do: 'act', steps: 0, lines: [toss, 'draw'] })).toBeNull()
    expect(house.steps).toBe(2)
  })

  test('never goes on past a card that was drawn, whatever follows', () => {
    const house = House.playing()
    const toss = house.choice('toss')
    for (const next of ['draw', 'dance', toss]) {
      expect(house.try('ana', { do: 'act', steps: 0, lines: [toss, 'draw', next] })).toBe('batch-past-reveal')
    }
  })

  test('ends the game with its standings', () => {
    const house = House.playing()
    while (house.table.phase === 'playing') house.act()
    const { result, ended, match } = house.table
    expect(result?.how).toBe('played')
    expect(ended).toBe(house.now)
    expect(result?.totals).toEqual(match?.game.standings(match.state).map(each => each.total))
    expect(result?.ranks).toEqual(match?.game.standings(match.state).map(each => each.rank))
    expect(house.try('ana', { do: 'act', steps: house.steps, lines: ['draw'] })).toBe('table-over')
    expect(house.try('ana', { do: 'leave' })).toBe('table-over')
  })
})

describe('taking back', () => {
  test('follows the rule of the engine', () => {
    const house = House.playing()
    house.act('toss')
    expect(house.try('bea', { do: 'undo', steps: 1, count: 1 })).toBe('nothing-to-undo')
    expect(house.try('ana', { do: 'undo', steps: 1, count: 2 })).toBe('undo-too-far')
    house.done('ana', { do: 'undo', steps: 1, count: 1 })
    expect(house.steps).toBe(0)
    house.act('toss')
    house.act('draw')
    expect(house.try('ana', { do: 'undo', steps: 2, count: 1 })).toBe('nothing-to-undo')
  })
})

describe('bots', () => {
  test('play their seats and nobody else’s', () => {
    const house = new House({ seats: 2 })
    house.done('ana', { do: 'bot', seat: 1, level: 'easy' })
    house.done('ana', { do: 'start' })
    expect(house.bot()).toBe('stale')
    house.tossAndTake()
    expect(house.bot()).toBeNull()
    expect(house.log.at(-1)).toMatchObject({ kind: 'acted', seat: 1, who: 'bot', cost: 0 })
    expect(house.table.made.at(-1)?.guarded).toBe(false)
  })
})

describe('resigning', () => {
  test('leaves the seat to the guardian and comes last, the first to go behind all', () => {
    const house = House.playing()
    house.done('ana', { do: 'resign' })
    expect(house.try('ana', { do: 'act', steps: 0, lines: [house.choice()] })).toBe('resigned')
    expect(house.try('ana', { do: 'resign' })).toBe('resigned')
    expect(house.bot()).toBeNull()
    expect(house.log.at(-1)).toMatchObject({ who: 'guardian', seat: 0 })
    house.done('cai', { do: 'resign' })
    expect(house.table.phase).toBe('over')
    expect(house.table.result).toMatchObject({ how: 'resigned', ranks: [3, 1, 2] })
  })

  test('in a game played to its end leaves the others their own ranks', () => {
    const house = House.playing()
    house.done('bea', { do: 'resign' })
    while (house.table.phase === 'playing') {
      if (house.person === 'bea') house.bot()
      else house.act()
    }
    const { result } = house.table
    expect(result?.how).toBe('played')
    expect(result?.ranks[1]).toBe(3)
    const [ana = 0, , cai = 0] = result?.totals ?? []
    expect([result?.ranks[0], result?.ranks[2]]).toEqual(ana > cai ? [1, 2] : ana < cai ? [2, 1] : [1, 1])
  })

  test('of the only person leaves the bots to it', () => {
    const house = new House()
    for (const seat of [1, 2]) house.done('ana', { do: 'bot', seat, level: 'easy' })
    house.done('ana', { do: 'start' })
    house.done('ana', { do: 'resign' })
    while (house.table.phase === 'playing') expect(house.bot()).toBeNull()
    expect(house.table.result?.ranks[0]).toBe(3)
  })
})

describe('talking', () => {
  test('is for those seated, at any time', () => {
    const house = new House()
    expect(house.try('dua', { do: 'say', text: 'hi' })).toBe('not-seated')
    house.done('ana', { do: 'say', text: '<b>hi</b>' })
    house.done('ana', { do: 'phrase', phrase: 'good-luck' })
    expect(house.table.chat).toEqual([
      { seq: 1, at: 1_000, by: 'ana', text: '<b>hi</b>' },
      { seq: 2, at: 1_000, by: 'ana', phrase: 'good-luck' },
    ])
  })

  test('is forgotten after two thousand lines', () => {
    const house = new House()
    for (let n = 0; n <= 2_000; n++) house.done('ana', { do: 'say', text: `${n}` })
    expect(house.table.chat).toHaveLength(2_000)
    expect(house.table.chat[0]?.text).toBe('1')
  })
})

describe('a rematch', () => {
  test('leads everybody to the same table', () => {
    const house = House.playing()
    house.done('ana', { do: 'resign' })
    house.done('bea', { do: 'resign' })
    house.done('cai', { do: 'rematch' })
    const first = house.table.rematch
    expect(first).toMatch(/^[0-9a-f]{16}$/)
    house.done('ana', { do: 'rematch' })
    expect(house.table.rematch).toBe(first)
    expect(house.try('dua', { do: 'rematch' })).toBe('not-seated')
  })
})
