import { toy } from '@ludoteca/testkit/toy'
import { describe, expect, test } from 'vitest'
import {
  act,
  follow,
  hashState,
  play,
  refusalFor,
  replay,
  rewind,
  startMatch,
  stateAt,
  undo,
  undoDepth,
} from '../src/index.ts'
import { choose, newTable, playOn, setup, turnOf } from './table.ts'

const read = (text: string) => toy.read(text) ?? expect.fail(`${text} is no action`)

describe('acting', () => {
  test('adds an entry and a step and brings events', () => {
    const match = newTable()
    const before = hashState(match.state)
    const action = choose(match, 'toss')
    expect(match.entries).toEqual([{ kind: 'act', seat: 0, action }])
    expect(match.steps[0]?.events).toMatchObject([{ type: 'tossed', seat: 0 }])
    expect(hashState(match.state)).not.toBe(before)
  })

  test('is refused to anybody whose turn it is not', () => {
    const match = newTable()
    const [action] = toy.legal(match.state)
    expect(act(match, 1, [action ?? expect.fail()])).toEqual({
      ok: false,
      at: 0,
      refusal: { rule: 'not-your-turn', params: { turn: 0 } },
    })
  })

  test('is refused when the game is over', () => {
    const match = playOn(newTable())
    expect(act(match, 0, [read('draw')])).toMatchObject({ ok: false, refusal: { rule: 'game-over' } })
  })

  test('is refused with the reason of the game', () => {
    const match = newTable()
    expect(refusalFor(toy, match.state, 0, read('draw'))).toEqual({ rule: 'place-first' })
  })

  test('follows what was foreseen from its position, and from no other', () => {
    const match = newTable()
    const { state: from } = match
    const action = toy.legal(from)[0] ?? expect.fail()
    const { state, events } = play(toy, from, action)
    const foreseen = { from, steps: [{ seat: 0, action, events }], states: [state] }
    follow(match, foreseen)
    expect(match.state).toBe(state)
    const acted = newTable()
    act(acted, 0, [action])
    expect(match).toEqual(acted)
    expect(() => follow(match, foreseen)).toThrow(RangeError)
  })

  test('a batch is carried out in order', () => {
    const match = newTable()
    const [first] = toy.legal(match.state)
    const outcome = act(match, 0, [first ?? expect.fail(), read('draw')])
    expect(outcome).toMatchObject({ ok: true, events: [{ seat: 0 }, { type: 'drew', seat: 0 }] })
    expect(match.entries).toHaveLength(2)
    expect(turnOf(match)).toBe(1)
  })

  test('a batch with one bad action changes nothing at all', () => {
    const match = newTable()
    const { state } = match
    const before = hashState(state)
    const [first] = toy.legal(state)
    const outcome = act(match, 0, [first ?? expect.fail(), read('draw'), read('draw')])
    expect(outcome).toEqual({ ok: false, at: 2, refusal: { rule: 'not-your-turn', params: { turn: 1 } } })
    expect(match.state).toBe(state)
    expect(hashState(state)).toBe(before)
    expect(match.entries).toEqual([])
    expect(match.steps).toEqual([])
  })

  test('never changes a position somebody holds', () => {
    const match = newTable()
    const held = match.state
    const before = hashState(held)
    playOn(match)
    expect(hashState(held)).toBe(before)
  })

  test('play works on a copy', () => {
    const match = newTable()
    const before = hashState(match.state)
    const [first] = toy.legal(match.state)
    const next = play(toy, match.state, first ?? expect.fail())
    expect(hashState(match.state)).toBe(before)
    expect(next.events).toHaveLength(1)
  })
})

describe('taking back', () => {
  test('brings back the position and is an entry itself', () => {
    const match = newTable()
    const before = hashState(match.state)
    choose(match, 'toss')
    expect(undoDepth(match, 0)).toBe(1)
    expect(undo(match, 0)).toBeNull()
    expect(hashState(match.state)).toBe(before)
    expect(match.steps).toEqual([])
    expect(match.entries.map(entry => entry.kind)).toEqual(['act', 'undo'])
  })

  test('reaches several actions of one’s own', () => {
    const match = newTable()
    const before = hashState(match.state)
    choose(match, 'toss')
    choose(match, 'take')
    expect(turnOf(match)).toBe(1)
    expect(undoDepth(match, 0)).toBe(2)
    expect(undo(match, 0, 2)).toBeNull()
    expect(hashState(match.state)).toBe(before)
  })

  test('never reaches past somebody else’s action', () => {
    const match = newTable()
    choose(match, 'toss')
    choose(match, 'take')
    choose(match, 'toss')
    expect(undoDepth(match, 0)).toBe(0)
    expect(undo(match, 0)).toEqual({ rule: 'nothing-to-undo' })
    expect(undoDepth(match, 1)).toBe(1)
    expect(undo(match, 1, 2)).toEqual({ rule: 'undo-too-far', params: { most: 1 } })
  })

  test('never reaches past something revealed', () => {
    const match = newTable()
    choose(match, 'toss')
    choose(match, 'draw')
    expect(undo(match, 0)).toEqual({ rule: 'nothing-to-undo' })
    expect(match.entries).toHaveLength(2)
  })

  test('stops at a reveal among one’s own actions', () => {
    const solitaire = startMatch({ ...toy, turn: s => (s.step === 'over' ? null : 0) }, setup)
    choose(solitaire, 'toss')
    choose(solitaire, 'draw')
    choose(solitaire, 'toss')
    expect(undoDepth(solitaire, 0)).toBe(1)
    choose(solitaire, 'take')
    expect(undoDepth(solitaire, 0)).toBe(2)
  })

  test.each([0, -1, 1.5, Number.NaN])('refuses to go back %d actions', count => {
    const match = newTable()
    choose(match, 'toss')
    expect(undo(match, 0, count)).toEqual({ rule: 'undo-too-far', params: { most: 1 } })
    expect(match.steps).toHaveLength(1)
  })

  test('is not for somebody who has not acted', () => {
    expect(undo(newTable(), 0)).toEqual({ rule: 'nothing-to-undo' })
  })

  test('can be followed by something else', () => {
    const match = newTable()
    choose(match, 'toss')
    undo(match, 0)
    choose(match, 'place')
    expect(match.steps.map(step => step.action.type)).toEqual(['place'])
    expect(match.entries.map(entry => entry.kind)).toEqual(['act', 'undo', 'act'])
  })
})

describe('going back by agreement', () => {
  test('passes what was shown and what others did', () => {
    const match = newTable()
    const before = hashState(match.state)
    playOn(match, 40)
    expect(rewind(match, 40)).toBeNull()
    expect(hashState(match.state)).toBe(before)
    expect(match.steps).toHaveLength(0)
    expect(match.entries.at(-1)).toEqual({ kind: 'rewind', count: 40 })
    const again = replay(toy, setup, match.entries)
    expect(again.ok && again.match).toEqual(match)
  })

  test('goes no further than the start', () => {
    const match = newTable()
    expect(rewind(match, 1)).toEqual({ rule: 'nothing-to-undo' })
    playOn(match, 2)
    for (const count of [0, 3, 0.5]) {
      expect(rewind(match, count)).toEqual({ rule: 'undo-too-far', params: { most: 2 } })
    }
    expect(match.entries).toHaveLength(2)
  })
})

describe('positions of the past', () => {
  test('every one can be brought back, near and far from a snapshot', () => {
    const match = newTable()
    const hashes = [hashState(match.state)]
    while (toy.turn(match.state) !== null) {
      playOn(match, 1)
      hashes.push(hashState(match.state))
    }
    expect(match.steps.length).toBeGreaterThan(32)
    expect(hashes.map((_, count) => hashState(stateAt(match, count)))).toEqual(hashes)
  })

  test('stay right after taking back across a snapshot', () => {
    const match = newTable()
    const hashes = [hashState(match.state)]
    for (let n = 0; n < 31; n++) {
      choose(match, n % 2 === 0 ? 'toss' : 'draw')
      hashes.push(hashState(match.state))
    }
    choose(match, 'take')
    expect(match.snapshots).toHaveLength(2)
    expect(undo(match, match.steps.at(-1)?.seat ?? -1, 2)).toBeNull()
    expect(match.snapshots).toHaveLength(1)
    expect(hashState(match.state)).toBe(hashes[30])
    choose(match, 'toss')
    choose(match, 'draw')
    expect(match.snapshots).toHaveLength(2)
    expect(hashState(stateAt(match, 32))).toBe(hashState(match.state))
    expect(hashes.slice(0, 31).map((_, count) => hashState(stateAt(match, count)))).toEqual(
      hashes.slice(0, 31),
    )
  })

  test.each([-1, 3, 0.5, Number.NaN])('there is none after %d of two steps', count => {
    const match = playOn(newTable(), 2)
    expect(() => stateAt(match, count)).toThrow(RangeError)
  })
})

describe('replay', () => {
  test('a log with take-backs gives the same match', () => {
    const match = newTable(['Ana'])
    choose(match, 'toss')
    choose(match, 'take')
    undo(match, 0, 2)
    playOn(match)
    const again = replay(toy, setup, match.entries, match.names)
    expect(again.ok && again.match).toEqual(match)
  })

  test('stops at an entry that is not allowed', () => {
    const entries = [{ kind: 'act', seat: 0, action: read('draw') } as const]
    expect(replay(toy, setup, entries)).toEqual({ ok: false, at: 0, refusal: { rule: 'place-first' } })
    expect(replay(toy, setup, [{ kind: 'undo', seat: 0, count: 1 }])).toMatchObject({ ok: false, at: 0 })
  })
})
