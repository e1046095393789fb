import { describe, expect, test } from 'vitest'
import { StepPlayer } from '../src/table/model/step-player.ts'
import { settle } from './world.ts'

interface Wish {
  readonly at?: (steps: number) => string | null | Promise<string | null>
  /** Milliseconds by position; 1000 where nothing else is said. */
  readonly stays?: Readonly<Record<number, number>>
}

/** A player of so many steps, at hand or from far away, whose clock belongs to the test. */
function playerOf(count: number, { at = String, stays = {} }: Wish = {}) {
  const steps = { count }
  const told: (number | 'now')[] = []
  const waits: { ms: number; ring: () => void }[] = []
  const player: StepPlayer<string> = new StepPlayer<string>(
    { count: () => steps.count, at },
    {
      wait: ms => new Promise<void>(ring => waits.push({ ms, ring })),
      stay: position => stays[position] ?? 1000,
    },
    () => told.push(player.shown?.position ?? 'now'),
  )
  const ring = async () => {
    for (const each of waits.splice(0)) each.ring()
    await settle()
  }
  const happen = (more: number) => {
    const from = steps.count
    steps.count += more
    player.follow(from)
  }
  const place = () => player.shown?.position ?? 'now'
  return { player, steps, told, waits, ring, happen, place }
}

test('what is at hand is shown at once, and a position after the last is the present', () => {
  const { player, told } = playerOf(3)
  player.show(1)
  expect(player.shown).toEqual({ position: 1, found: '1' })
  player.show(-1)
  player.show(3)
  expect(told).toEqual([1, 0, 'now'])
})

describe('somebody watches', () => {
  test('the steps up to the present', async () => {
    const { player, told, ring } = playerOf(2)
    player.watch(0)
    for (let i = 0; i < 2; i++) {
      expect(player.watching).toBe(true)
      await ring()
    }
    expect(told).toEqual([0, 1, 'now'])
    expect(player.watching).toBe(false)
  })

  test('twice, and they are played once', async () => {
    const { player, told, ring } = playerOf(3)
    player.watch(0)
    player.watch(0)
    await ring()
    expect(told).toEqual([0, 0, 1])
  })

  test('nothing, from the present on', () => {
    const { player } = playerOf(2)
    player.watch(2)
    expect(player.watching).toBe(false)
  })

  test('what is taken back meanwhile, and it is watched no more', async () => {
    const { player, steps, told, ring } = playerOf(3)
    player.watch(2)
    steps.count = 1
    player.cut(0)
    expect([player.shown, player.watching]).toEqual([null, false])
    await ring()
    expect(told).toEqual([2])
  })

  test('as far as positions can be had', async () => {
    const { player, ring } = playerOf(3, { at: async steps => (steps === 0 ? '0' : null) })
    player.watch(0)
    await settle()
    expect([player.shown?.position, player.watching]).toEqual([0, true])
    await ring()
    expect([player.shown?.position, player.watching]).toEqual([0, false])
  })

  test('every step for a moment, even where others are followed at once', async () => {
    const { player, waits } = playerOf(2, { stays: { 0: 0, 1: 0, 2: 0 } })
    player.watch(0)
    expect(waits.at(-1)?.ms).toBeGreaterThan(0)
  })
})

describe('others act', () => {
  test('their first step is shown at once, the next when it has stayed for its time', async () => {
    const { told, happen, place, ring, player } = playerOf(3)
    happen(1)
    expect(place()).toBe('now')
    happen(1)
    expect([place(), player.behind]).toEqual([4, 1])
    happen(1)
    expect([place(), player.behind]).toEqual([4, 2])
    await ring()
    expect([place(), player.behind]).toEqual([5, 1])
    await ring()
    expect([place(), player.behind, player.watching]).toEqual(['now', 0, false])
    expect(told).toEqual([5, 'now'])
  })

  test('several steps that come together are shown one after the other', async () => {
    const { happen, place, ring } = playerOf(3)
    happen(3)
    expect(place()).toBe(4)
    await ring()
    expect(place()).toBe(5)
    await ring()
    expect(place()).toBe('now')
  })

  test('steps that nothing is told of are passed over', async () => {
    const { happen, place, ring } = playerOf(0, { stays: { 1: 0, 2: 0, 4: 0 } })
    happen(5)
    expect(place()).toBe(3)
    await ring()
    expect(place()).toBe('now')
  })

  test('each step stays for its own time', async () => {
    const { happen, waits, ring } = playerOf(0, { stays: { 1: 700, 2: 2500 } })
    happen(2)
    expect(waits.map(each => each.ms)).toEqual([700])
    await ring()
    expect(waits.map(each => each.ms)).toEqual([2500])
  })

  test('at once, if they are followed at once', () => {
    const { happen, place, told } = playerOf(0, { stays: { 1: 0, 2: 0 } })
    happen(2)
    expect([place(), told]).toEqual(['now', []])
  })

  test('a paused table stands still, goes by single steps, and goes on', async () => {
    const { player, happen, place, ring } = playerOf(1)
    player.pause()
    happen(3)
    expect([place(), player.behind]).toEqual([1, 3])
    await ring()
    expect(place()).toBe(1)
    player.step()
    expect(place()).toBe(2)
    await ring()
    expect([place(), player.paused]).toEqual([2, true])
    player.resume()
    expect(place()).toBe(3)
    await ring()
    expect([place(), player.paused]).toEqual(['now', false])
  })

  test('pausing holds the step on the screen', async () => {
    const { player, happen, place, ring } = playerOf(0)
    happen(3)
    player.pause()
    await ring()
    expect(place()).toBe(1)
    player.resume()
    expect(place()).toBe(2)
  })

  test('one tap leads to the present, and ends a pause', async () => {
    const { player, happen, place, ring } = playerOf(0)
    happen(3)
    player.pause()
    player.backToLive()
    expect([place(), player.paused, player.behind]).toEqual(['now', false, 0])
    await ring()
    expect(place()).toBe('now')
  })

  test('whoever has acted themselves sees the present; what follows waits for what it did to others', async () => {
    const { player, steps, happen, place, ring } = playerOf(0)
    happen(3)
    steps.count++
    player.reset()
    expect(place()).toBe('now')
    happen(1)
    expect(place()).toBe(4)
    await ring()
    expect(place()).toBe('now')
  })

  test('who looks at an earlier position is left there', () => {
    const { player, happen, place } = playerOf(3)
    player.show(1)
    happen(1)
    expect([place(), player.watching]).toEqual([1, false])
  })

  test('more than one cares to watch is not played by itself', () => {
    const { happen, place } = playerOf(0)
    happen(200)
    expect(place()).toBe('now')
  })

  test('a position that cannot be had keeps nobody from the present', async () => {
    const { happen, place, player } = playerOf(0, {
      at: steps => (steps === 0 ? '0' : Promise.resolve(null)),
    })
    happen(3)
    expect(place()).toBe(0)
    await settle()
    expect([place(), player.watching]).toEqual(['now', false])
  })
})
