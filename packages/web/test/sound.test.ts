import type { AnyGameUi, AnyScene } from '@ludoteca/page-kit/board/contract.ts'
import { describe, expect, test } from 'vitest'
import type { TableState } from '../src/table/model/model.ts'
import { heard } from '../src/table/sound/heard.ts'
import { RECIPES } from '../src/table/sound/recipes.ts'
import { strike } from '../src/table/sound/strike.ts'
import { BOT, first, HUMAN, sit } from './world.ts'

describe('what is heard at a table', () => {
  const ui: AnyGameUi = {
    happening: (_, { type }) => ({ spots: [], ...(type === 'mute' ? {} : { sound: 'tile' as const }) }),
  }
  const scene = {} as AnyScene
  const base = sit([HUMAN, BOT]).now()
  const state = (change: Partial<TableState>): TableState => ({ ...base, ...change })
  const step = (...types: string[]) => ({ seat: 1, events: types.map(type => ({ type })) })
  const quiet = state({ legal: [], position: 3 })

  test('the pieces of the step that is shown, each kind once', () => {
    const next = state({ legal: [], position: 4, last: step('mute', 'a', 'b') })
    expect(heard(ui, scene, quiet, next)).toEqual(['tile'])
    expect(heard({}, scene, quiet, next)).toEqual(['wood'])
  })

  test('nothing on the way back, and nothing where nothing happens', () => {
    const back = state({ legal: [], position: 2, last: step('a') })
    expect(heard(ui, scene, quiet, back)).toEqual([])
    expect(heard(ui, scene, quiet, { ...quiet })).toEqual([])
  })

  test('a bell when one is asked, even if not everything has been shown', () => {
    const legal = [first(base.legal)]
    const asked = state({ legal: [], position: 3, now: state({ legal }) })
    expect(heard(ui, scene, quiet, asked)).toEqual(['yourTurn'])
    expect(heard(ui, scene, asked, state({ legal, position: 3 }))).toEqual([])
  })

  test('three bells at the end, when the end is shown', () => {
    const end = state({ over: true, live: true, legal: [], position: 4, last: step('a') })
    expect(heard(ui, scene, quiet, end)).toEqual(['over'])
    expect(heard(ui, scene, end, end)).toEqual([])
  })
})

describe('the sounds', () => {
  /** An audio context that only counts. */
  function counting() {
    const ends: number[] = []
    const param = () => ({ value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} })
    const node = () => ({
      frequency: param(),
      gain: param(),
      Q: param(),
      connect: (next: unknown) => next,
      start() {},
      stop: (at: number) => ends.push(at),
    })
    const context = {
      sampleRate: 10,
      destination: {},
      createOscillator: node,
      createGain: node,
      createBiquadFilter: node,
      createBufferSource: node,
      createBuffer: () => ({ getChannelData: () => new Float32Array(10) }),
    } as unknown as AudioContext
    return { context, ends }
  }

  test.each(Object.entries(RECIPES))('%s is short, and stops what it starts', (_, blows) => {
    const { context, ends } = counting()
    for (const blow of blows) strike(context, blow, blow.after)
    const parts = blows.reduce((sum, { tones, noise }) => sum + tones.length + (noise ? 1 : 0), 0)
    expect(ends).toHaveLength(parts)
    expect(parts).toBeGreaterThan(0)
    expect(Math.max(...ends)).toBeLessThanOrEqual(2)
  })

  test.each(Object.entries(RECIPES))('%s is not loud', (_, blows) => {
    for (const { tones, noise } of blows) {
      const loud = tones.reduce((sum, tone) => sum + tone.loud, noise?.loud ?? 0)
      expect(loud).toBeLessThan(0.5)
    }
  })
})
