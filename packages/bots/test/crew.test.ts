import { type AnyGame, rngFrom } from '@ludoteca/engine'
import { midgame } from '@ludoteca/testkit'
import { tigrisEuphrates } from '@ludoteca/tigris-euphrates'
import { afterAll, describe, expect, test } from 'vitest'
import { type Crew, crewOf, type Findings, type Listener, type Order, type Task } from '../src/crew/crew.ts'
import { threadCrew } from '../src/crew/threads.ts'
import { chooseAction, type Level } from '../src/index.ts'
import { merged } from '../src/search/ranking.ts'
import { nim, nimAt } from './nim.ts'

/** A crew that finds what it is told to find, when it is told to. */
function fake(findings: readonly Findings[], after: Promise<unknown> = Promise.resolve()) {
  const sent: Task[] = []
  let stopped = 0
  const crew: Crew = {
    send(task) {
      sent.push(task)
      return { findings: after.then(() => findings), stop: () => void stopped++ }
    },
    dismiss() {},
  }
  return { crew, sent, stopped: () => stopped }
}

const state = nimAt(6)
const legal = nim.legal(state)
const decide = async (crew: Crew, more: object = {}, level: Level = 'hard'): Promise<string> => {
  const manner = { level, rng: rngFrom('crew'), budget: { iterations: 100 }, crew, ...more }
  return nim.write(await chooseAction(nim, state, 0, legal, manner))
}
const never = new Promise<unknown>(() => {})

describe('what several searches found counts as one', () => {
  const [one, two, three] = legal as [(typeof legal)[0], (typeof legal)[0], (typeof legal)[0]]

  test('every visit counts alike, whoever made it', () => {
    const choices = merged([
      [
        { action: one, visits: 10, share: 0.6 },
        { action: two, visits: 90, share: 0.5 },
      ],
      [
        { action: one, visits: 90, share: 0.4 },
        { action: two, visits: 10, share: 0.3 },
      ],
    ])
    expect(choices.map(({ action, visits }) => [action, visits])).toEqual([
      [two, 100],
      [one, 100],
    ])
    expect(choices[0]?.share).toBeCloseTo(0.48)
    expect(choices[1]?.share).toBeCloseTo(0.42)
  })

  test('what only one of them tried is there, and trusted as far as it was tried', () => {
    const choices = merged([
      [{ action: one, visits: 400, share: 0.5 }],
      [
        { action: two, visits: 1, share: 0.51 },
        { action: three, visits: 400, share: 0.49 },
      ],
    ])
    expect(choices.map(each => each.action)).toEqual([one, three, two])
  })
})

describe('a crew', () => {
  test('is heard: enough visits of others change the choice', async () => {
    const strange: Findings = [
      { action: 'take 1', visits: 100_000, share: 0.9 },
      { action: 'take 2', visits: 100_000, share: 0.1 },
    ]
    expect(await decide(fake([]).crew)).toBe('take 2')
    expect(await decide(fake([strange]).crew)).toBe('take 1')
    expect(await decide(fake([[], strange]).crew)).toBe('take 1')
  })

  test('gets the view, and nothing that is not allowed is taken from it', async () => {
    const { crew, sent } = fake([[{ action: 'take 9', visits: 100_000, share: 1 }]])
    expect(await decide(crew)).toBe('take 2')
    expect(sent[0]).toMatchObject({ game: 'nim', view: nim.view(state, 0), seat: 0 })
  })

  test('is not asked by the quick levels', async () => {
    const { crew, sent } = fake([])
    for (const level of ['random', 'easy', 'medium'] as const) await decide(crew, {}, level)
    expect(sent).toEqual([])
    await decide(crew, {}, 'expert')
    expect(sent).toHaveLength(1)
  })

  test('that is late is not waited for', async () => {
    const { crew, stopped } = fake([], never)
    expect(await decide(crew, { budget: { ms: 200 } })).toBe('take 2')
    expect(stopped()).toBe(1)
  })

  test('goes home when the search is interrupted', async () => {
    const { crew, stopped } = fake([], never)
    expect(legal.map(nim.write)).toContain(await decide(crew, { signal: { aborted: true } }))
    expect(stopped()).toBe(1)
  })
})

describe('threads', () => {
  const crew = threadCrew(2)
  afterAll(() => crew.dismiss())
  const game: AnyGame = tigrisEuphrates
  const position = midgame(game, 'crew', 30)
  const seat = game.turn(position) ?? 0
  const task: Task = {
    ...{ game: game.id, view: game.view(position, seat), seat, level: 'hard', seed: 'threads' },
    budget: { iterations: 30 },
  }
  const visits = (findings: Findings): number => findings.reduce((sum, each) => sum + each.visits, 0)

  test('think about the same decision with dice of their own', async () => {
    const found = await crew.send(task).findings
    const allowed = game.legal(position).map(game.write)
    for (const findings of found) {
      expect(visits(findings)).toBeGreaterThan(30)
      for (const { action } of findings) expect(allowed).toContain(action)
    }
    expect(found).toHaveLength(2)
    expect(found[0]).not.toEqual(found[1])
    expect(await crew.send(task).findings).toEqual(found)
  })

  test('answer at once when told to stop', async () => {
    const errand = crew.send({ ...task, budget: { ms: 600_000 } })
    setTimeout(errand.stop, 50)
    for (const findings of await errand.findings) expect(visits(findings)).toBeGreaterThan(0)
  })

  test('find nothing in what they cannot think about, and go on', async () => {
    expect(await crew.send({ ...task, view: {} }).findings).toEqual([[], []])
    expect(await crew.send({ ...task, game: 'whist' }).findings).toEqual([[], []])
    const [findings] = await crew.send(task).findings
    expect(visits(findings ?? [])).toBeGreaterThan(30)
  })
})

test('a helper that is gone has found nothing and is replaced', async () => {
  const hired: Listener[] = []
  const orders: Order[] = []
  let closed = 0
  const crew = crewOf(2, listener => {
    hired.push(listener)
    return { post: order => void orders.push(order), close: () => void closed++ }
  })
  const task: Task = {
    ...{ game: 'nim', view: {}, seat: 0, level: 'hard', seed: 'gone' },
    budget: { iterations: 1 },
  }
  const found: Findings = [{ action: 'take 1', visits: 3, share: 0.5 }]
  const first = crew.send(task)
  hired[0]?.gone()
  hired[1]?.report({ id: 0, findings: found })
  expect(await first.findings).toEqual([[], found])
  const second = crew.send(task)
  expect(hired).toHaveLength(3)
  second.stop()
  expect(orders.map(order => [order.id, 'stop' in order])).toEqual([
    ...[0, 0, 1, 1].map(id => [id, false]),
    ...[1, 1].map(id => [id, true]),
  ])
  for (const listener of hired) listener.report({ id: 1, findings: found })
  expect(await second.findings).toEqual([found, found])
  crew.dismiss()
  expect(closed).toBe(2)
})
