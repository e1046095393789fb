import type { GameEvent } from '@ludoteca/engine'
import type { AnyGameUi, AnyScene, SeenStep } from '@ludoteca/page-kit/board/contract.ts'
import { describe, expect, test } from 'vitest'
import { captionAt } from '../src/table/follow/caption.ts'
import { gainsBetween } from '../src/table/follow/gains.ts'
import { weigh } from '../src/table/follow/weigh.ts'
import { game, text } from './world.ts'

interface Fact extends GameEvent {
  readonly say?: string
  readonly seat?: number
  readonly begins?: string | null
}

const NAMES = ['Ana', 'Anabel', 'Bo']
const words: AnyScene['text'] = {
  ...text('en'),
  event: (event, who) => {
    const { say, seat } = event as Fact
    return say === undefined ? null : say.replace('@', seat === undefined ? '' : who(seat))
  },
}
const scene: AnyScene = {
  game,
  view: {},
  viewer: 0,
  text: words,
  lang: 'en',
  names: NAMES,
  who: seat => NAMES[seat] ?? '',
}
const ui: AnyGameUi = { context: event => (event as Fact).begins }
const step = (seat: number, ...events: Omit<Fact, 'type'>[]): SeenStep => ({
  seat,
  events: events.map(each => ({ type: 'fact', ...each })),
})
const at = (steps: readonly SeenStep[], position = steps.length) => captionAt(ui, scene, steps, position)

describe('a caption', () => {
  test('parts the name from what the log says, and joins what one seat did', () => {
    const steps = [step(1, { seat: 1, say: '@ ships 3 indigo.' }, { seat: 1, say: '@ gains 4 points.' })]
    expect(at(steps)).toEqual({
      position: 1,
      seat: 1,
      parts: [{ seats: [1], context: null, texts: ['ships 3 indigo', 'gains 4 points'] }],
    })
  })

  test('names what is being played out once, and not where a line begins it', () => {
    const steps = [
      step(1, { seat: 1, say: '@ took the Captain', begins: 'Captain' }, { seat: 2, say: '@ loaded corn' }),
      step(0, { seat: 0, say: '@ loaded sugar' }, { begins: null }),
      step(2, { seat: 2, say: '@ rests' }),
    ]
    expect(at(steps, 1)?.parts).toEqual([
      { seats: [1], context: null, texts: ['took the Captain'] },
      { seats: [2], context: null, texts: ['loaded corn'] },
    ])
    expect(at(steps, 2)?.parts[0]).toMatchObject({ seats: [0], context: 'Captain' })
    expect(at(steps, 3)?.parts[0]).toMatchObject({ seats: [2], context: null })
  })

  test('says neither a name nor what is played out again in one caption', () => {
    const steps = [
      step(1, { seat: 1, say: '@ asks', begins: 'Revolt' }),
      step(
        2,
        { seat: 2, say: '@ adds 3' },
        { seat: 2, say: '@ wins', begins: null },
        { seat: 1, say: '@ draws' },
      ),
    ]
    expect(at(steps)?.parts).toEqual([
      { seats: [2], context: 'Revolt', texts: ['adds 3', 'wins'] },
      { seats: [1], context: null, texts: ['draws'] },
    ])
  })

  test('says once what several did alike', () => {
    const steps = [
      step(
        1,
        { seat: 1, say: '@ took the Mayor', begins: 'Mayor' },
        { seat: 1, say: '@ got 2' },
        { seat: 2, say: '@ got 1' },
        { seat: 0, say: '@ got 1' },
      ),
    ]
    expect(at(steps)?.parts).toEqual([
      { seats: [1], context: null, texts: ['took the Mayor', 'got 2'] },
      { seats: [2, 0], context: null, texts: ['got 1'] },
    ])
  })

  test('stays as it is while steps follow that say nothing', () => {
    const steps = [step(0, { seat: 0, say: '@ builds' }), step(1, {}), step(1, {})]
    expect(at(steps)).toMatchObject({ position: 1, seat: 0 })
    expect(at([step(1, {})])).toBeNull()
  })

  test('keeps a line whole that speaks of what somebody has, or of nobody', () => {
    const steps = [step(2, { seat: 2, say: '@’s king goes home' }, { say: 'New land is dealt' })]
    expect(at(steps)?.parts).toEqual([
      { seats: [], context: null, texts: ['Bo’s king goes home', 'New land is dealt'] },
    ])
  })
})

describe('how long a step stays', () => {
  const weight = (seen: SeenStep, own = false, more: AnyGameUi = {}) =>
    weigh(words, { ...ui, ...more }, seen, own)

  test('no time if it says nothing, longer the more it says', () => {
    expect(weight(step(1, {}))).toBe(0)
    const one = weight(step(1, { say: 'one' }))
    expect(weight(step(1, { say: 'one' }, { say: 'two' }))).toBeGreaterThan(one)
    const many = Array.from({ length: 30 }, () => ({ say: 'one more' }))
    expect(weight(step(1, ...many))).toBeLessThanOrEqual(2 * one)
  })

  test('one’s own step only for what it did to others', () => {
    expect(weight(step(1, { seat: 1, say: '@ builds' }), true)).toBe(0)
    expect(weight(step(1, { seat: 1, say: '@ builds' }, { seat: 2, say: '@ pays' }), true)).toBeGreaterThan(0)
  })

  test('as long as the game asks where there is something to see', () => {
    expect(weight(step(1, { say: 'war' }), false, { stay: () => 5 })).toBe(5)
  })
})

describe('what a step brought', () => {
  const counting: AnyGameUi = {
    tally: ({ view }, seat) => [
      { key: 'coins', name: 'coins', count: (view as { coins: number[] }).coins[seat] ?? 0 },
    ],
  }
  const still = { ...scene, game: { ...game, standings: () => [] } }
  const between = (own: AnyGameUi, events: readonly GameEvent[] = []) =>
    gainsBetween(own, { ...still, view: { coins: [1, 5, 0] } }, { coins: [3, 4, 0] }, events, 'points')

  test('is the difference of what is counted', () => {
    expect(between(counting)).toEqual([
      { seat: 0, things: [{ name: 'coins', by: 2 }] },
      { seat: 1, things: [{ name: 'coins', by: -1 }] },
    ])
  })

  test('is what the events tell, where they do: sums may be hidden', () => {
    const happening: AnyGameUi['happening'] = () => ({ spots: [], gains: [{ seat: 2, name: 'red', by: 1 }] })
    expect(between({ ...counting, happening }, [{ type: 'a' }, { type: 'b' }])).toContainEqual({
      seat: 2,
      things: [{ name: 'red', by: 2 }],
    })
  })
})
