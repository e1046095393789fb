import { describe, expect, test } from 'vitest'
import { TableFixture } from './fixture.ts'

describe('a move', () => {
  test('is refused with the rule that forbids it', () => {
    const fixture = TableFixture.playing()
    const first = fixture.choice()
    expect(fixture.try('bea', { do: 'act', steps: 0, lines: [first] })).toBe('not-your-turn')
    expect(fixture.try('ana', { do: 'act', steps: 0, lines: ['draw'] })).toBe('place-first')
    expect(fixture.try('ana', { do: 'act', steps: 0, lines: ['dance'] })).toBe('unreadable-action')
    expect(fixture.try('dua', { do: 'act', steps: 0, lines: [first] })).toBe('not-seated')
    expect(fixture.steps).toBe(0)
  })

  test('chosen in another position is stale', () => {
    const fixture = TableFixture.playing()
    const line = fixture.choice('toss')
    fixture.act('toss')
    expect(fixture.try('ana', { do: 'act', steps: 0, lines: [line] })).toBe('stale')
    expect(fixture.try('ana', { do: 'act', steps: 2, lines: ['draw'] })).toBe('stale')
    expect(fixture.try('ana', { do: 'undo', steps: 0, count: 1 })).toBe('stale')
  })

  test('is not followed by another once the game is over', () => {
    const fixture = TableFixture.playing()
    let refused: string | null = null
    while (fixture.table.phase === 'playing') {
      const line = fixture.choice()
      refused = fixture.try(fixture.person, { do: 'act', steps: fixture.steps, lines: [line, line] })
      fixture.act()
    }
    expect(refused).toBe('game-over')
  })

  test('of several actions is done as a whole or not at all', () => {
    const fixture = TableFixture.playing()
    const toss = fixture.choice('toss')
    expect(fixture.try('ana', { do: 'act', steps: 0, lines: [toss, toss] })).not.toBeNull()
    expect(fixture.steps).toBe(0)
    expect(fixture.try('ana', { do: 'act', steps: 0, lines: [toss, 'draw'] })).toBeNull()
    expect(fixture.steps).toBe(2)
  })

  test('never goes on past a card that was drawn, whatever follows', () => {
    const fixture = TableFixture.playing()
    const toss = fixture.choice('toss')
    for (const next of ['draw', 'dance', toss]) {
      expect(fixture.try('ana', { do: 'act', steps: 0, lines: [toss, 'draw', next] })).toBe(
        'batch-past-reveal',
      )
    }
  })

  test('ends the game with its standings', () => {
    const fixture = TableFixture.playing()
    while (fixture.table.phase === 'playing') fixture.act()
    const { result, ended, match } = fixture.table
    expect(result?.how).toBe('played')
    expect(ended).toBe(fixture.now)
    expect(result?.totals).toEqual(match?.game.standings(match.state).map(each => each.total))
    expect(result?.ranks).toEqual(match?.game.standings(match.state).map(each => each.rank))
    expect(fixture.try('ana', { do: 'act', steps: fixture.steps, lines: ['draw'] })).toBe('table-over')
    expect(fixture.try('ana', { do: 'leave' })).toBe('table-over')
  })
})

describe('taking back', () => {
  test('follows the rule of the engine', () => {
    const fixture = TableFixture.playing()
    fixture.act('toss')
    expect(fixture.try('bea', { do: 'undo', steps: 1, count: 1 })).toBe('nothing-to-undo')
    expect(fixture.try('ana', { do: 'undo', steps: 1, count: 2 })).toBe('undo-too-far')
    fixture.done('ana', { do: 'undo', steps: 1, count: 1 })
    expect(fixture.steps).toBe(0)
    fixture.act('toss')
    fixture.act('draw')
    expect(fixture.try('ana', { do: 'undo', steps: 2, count: 1 })).toBe('nothing-to-undo')
  })
})

describe('bots', () => {
  test('play their seats and nobody else’s', () => {
    const fixture = new TableFixture({ seats: 2 })
    fixture.done('ana', { do: 'bot', seat: 1, level: 'easy' })
    fixture.done('ana', { do: 'start' })
    expect(fixture.bot()).toBe('stale')
    fixture.tossAndTake()
    expect(fixture.bot()).toBeNull()
    expect(fixture.log.at(-1)).toMatchObject({ kind: 'acted', seat: 1, who: 'bot', cost: 0 })
    expect(fixture.table.made.at(-1)?.guarded).toBe(false)
  })
})

describe('resigning', () => {
  test('leaves the seat to the guardian and comes last, the first to go behind all', () => {
    const fixture = TableFixture.playing()
    fixture.done('ana', { do: 'resign' })
    expect(fixture.try('ana', { do: 'act', steps: 0, lines: [fixture.choice()] })).toBe('resigned')
    expect(fixture.try('ana', { do: 'resign' })).toBe('resigned')
    expect(fixture.bot()).toBeNull()
    expect(fixture.log.at(-1)).toMatchObject({ who: 'guardian', seat: 0 })
    fixture.done('cai', { do: 'resign' })
    expect(fixture.table.phase).toBe('over')
    expect(fixture.table.result).toMatchObject({ how: 'resigned', ranks: [3, 1, 2] })
  })

  test('in a game played to its end leaves the others their own ranks', () => {
    const fixture = TableFixture.playing()
    fixture.done('bea', { do: 'resign' })
    while (fixture.table.phase === 'playing') {
      if (fixture.person === 'bea') fixture.bot()
      else fixture.act()
    }
    const { result } = fixture.table
    expect(result?.how).toBe('played')
    expect(result?.ranks[1]).toBe(3)
    const [ana = 0, , cai = 0] = result?.totals ?? []
    expect([result?.ranks[0], result?.ranks[2]]).toEqual(ana > cai ? [1, 2] : ana < cai ? [2, 1] : [1, 1])
  })

  test('of the only person leaves the bots to it', () => {
    const fixture = new TableFixture()
    for (const seat of [1, 2]) fixture.done('ana', { do: 'bot', seat, level: 'easy' })
    fixture.done('ana', { do: 'start' })
    fixture.done('ana', { do: 'resign' })
    while (fixture.table.phase === 'playing') expect(fixture.bot()).toBeNull()
    expect(fixture.table.result?.ranks[0]).toBe(3)
  })
})

describe('talking', () => {
  test('is for those seated, at any time', () => {
    const fixture = new TableFixture()
    expect(fixture.try('dua', { do: 'say', text: 'hi' })).toBe('not-seated')
    fixture.done('ana', { do: 'say', text: '<b>hi</b>' })
    fixture.done('ana', { do: 'phrase', phrase: 'good-luck' })
    expect(fixture.table.chat).toEqual([
      { seq: 1, at: 1_000, by: 'ana', text: '<b>hi</b>' },
      { seq: 2, at: 1_000, by: 'ana', phrase: 'good-luck' },
    ])
  })

  test('is forgotten after two thousand lines', () => {
    const fixture = new TableFixture()
    for (let n = 0; n <= 2_000; n++) fixture.done('ana', { do: 'say', text: `${n}` })
    expect(fixture.table.chat).toHaveLength(2_000)
    expect(fixture.table.chat[0]?.text).toBe('1')
  })
})

describe('a rematch', () => {
  test('leads everybody to the same table', () => {
    const fixture = TableFixture.playing()
    fixture.done('ana', { do: 'resign' })
    fixture.done('bea', { do: 'resign' })
    fixture.done('cai', { do: 'rematch' })
    const first = fixture.table.rematch
    expect(first).toMatch(/^[0-9a-f]{16}$/)
    fixture.done('ana', { do: 'rematch' })
    expect(fixture.table.rematch).toBe(first)
    expect(fixture.try('dua', { do: 'rematch' })).toBe('not-seated')
  })
})
