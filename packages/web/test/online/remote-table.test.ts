import { type AnyMatch, act, startMatch, stateAt, undo, undoDepth } from '@ludoteca/engine'
import type { Command, SeatFacts, TableFacts, Update } from '@ludoteca/protocol'
import { describe, expect, test } from 'vitest'
import type { Answer, Watcher } from '../../src/online/connection.ts'
import { learn } from '../../src/online/table/known.ts'
import { RemoteTable } from '../../src/online/table/remote-table.ts'
import { TableFeed } from '../../src/online/table/table-feed.ts'
import { first, game, settle } from '../world.ts'
import { facts, update } from './online-world.ts'

const OPTIONS = { rules: 'short', hand: '3', pool: 'on' }
const person = (id: string): SeatFacts => ({
  person: { id, name: id },
  bot: null,
  guarded: false,
  resigned: false,
})

/** A server with one table of two, and one page that looks at it. */
function remoteTable(seat: number | null, stay = 0) {
  const match = startMatch(game, { seats: 2, seed: 'table', options: OPTIONS })
  let told: TableFacts = facts({ phase: 'playing', seats: [person('ana'), person('bea')] })
  let guarded = false
  let seq = 0
  let watcher: Watcher | null = null
  const sent: { command: Command; answer: (answer: Answer) => void }[] = []
  const asked: { steps: number; answer: (view: object | null) => void }[] = []
  const feed = new TableFeed('table01', {
    watch: (_, each) => {
      watcher = each
      return () => {}
    },
    do: (_, command) => new Promise(answer => sent.push({ command, answer })),
  })
  feed.open()
  const viewer = seat ?? 'table'
  /** What the page is told: the steps from here on. */
  const tell = (from: number, more: Partial<Update> = {}) => {
    const steps = match.steps.slice(from).map(step => ({
      seat: step.seat,
      events: step.events.map(event => game.viewEvent(event, viewer)),
      at: 0,
      guarded,
    }))
    const view = game.view(match.state, viewer)
    const undoable = seat === null ? 0 : undoDepth(match, seat)
    watcher?.update(
      update(seq, ++seq, { seat, facts: told, position: { view, from, steps, undoable }, ...more }),
    )
  }
  tell(0)
  const waits: (() => void)[] = []
  /** A page is opened on the table as it stands. */
  const arrive = () => {
    const table = new RemoteTable(feed, game, ['Ana', 'Bea'], {
      position: steps => new Promise(answer => asked.push({ steps, answer })),
      save: () => Promise.resolve('save'),
      pointsOverTime: () => Promise.resolve([[0, 0]]),
      wait: () => new Promise<void>(go => waits.push(go)),
      stay: () => stay,
    })
    table.open()
    return table
  }
  const table = arrive()
  /** Whoever decides takes the first choice on the server. */
  const play = (count = 1, byGuardian = false) => {
    guarded = byGuardian
    for (let i = 0; i < count; i++) {
      const turn = game.turn(match.state)
      if (turn === null) throw new Error('the game is over')
      act(match, turn, [first(game.legal(match.state))])
    }
    tell(match.steps.length - count)
    guarded = false
  }
  const become = (change: Partial<TableFacts>) => {
    told = { ...told, ...change }
    tell(match.steps.length)
  }
  const viewAt = (steps: number) => game.view(stateAt(match, steps), viewer)
  return { match, feed, table, arrive, now: table.snapshot, sent, asked, waits, play, tell, become, viewAt }
}

/** Steps by one seat until the other decides. */
function untilTurn(match: AnyMatch, seat: number, play: () => void): void {
  while (game.turn(match.state) !== seat) play()
}

describe('a table at the server', () => {
  test('offers its own choices, and only to the one who decides', () => {
    expect(remoteTable(0).now().legal).toEqual(game.legal(remoteTable(0).match.state))
    expect(remoteTable(1).now().legal).toEqual([])
    expect(remoteTable(null).now()).toMatchObject({ viewer: 'table', legal: [], undoable: null })
  })

  test('shows nothing of an action before the server has taken it', async () => {
    const { match, feed, table, now, sent, tell } = remoteTable(0)
    const before = now().view
    const action = first(now().legal)
    table.act(action)
    table.act(action)
    expect(sent.map(each => each.command)).toEqual([{ do: 'act', steps: 0, lines: [game.write(action)] }])
    expect(now().view).toBe(before)
    expect(now().asked).toBe(true)
    expect(feed.snapshot()).toMatchObject({ sending: 1, saved: false })
    sent[0]?.answer({ type: 'done', seq: 2 })
    await settle()
    expect(feed.snapshot()).toMatchObject({ sending: 0, saved: true })
    // On disk, but what it brought is still on its way: the old choices are not taken twice.
    table.act(action)
    expect(sent).toHaveLength(1)
    expect(now().asked).toBe(true)
    act(match, 0, [action])
    tell(0)
    expect(now()).toMatchObject({ position: 1, undoable: { seat: 0 } })
    expect(now().asked).toBeUndefined()
    expect(now().last?.seat).toBe(0)
  })

  test('explains a refusal and takes another choice', async () => {
    const { table, now, sent } = remoteTable(0)
    table.act(first(now().legal))
    sent[0]?.answer({ type: 'refused', refusal: { rule: 'stale' } })
    await settle()
    expect(now().refused).toEqual({ rule: 'stale' })
    expect(now().asked).toBeUndefined()
    table.act(first(now().legal))
    expect(sent).toHaveLength(2)
    expect(now().refused).toBeNull()
  })

  test('says why not without asking the server', () => {
    const { table, now, sent } = remoteTable(1)
    table.act(first(game.legal(remoteTable(0).match.state)))
    expect(now().refused).toMatchObject({ rule: 'not-your-turn' })
    expect(sent).toEqual([])
  })

  test('takes back what the server lets it', () => {
    const { match, table, now, sent, play, tell } = remoteTable(0)
    play(1)
    const { count } = now().undoable ?? { count: 0 }
    expect(count).toBe(1)
    table.resetTurn()
    expect(now().asked).toBe(true)
    expect(sent[0]?.command).toEqual({ do: 'undo', steps: 1, count: 1 })
    undo(match, 0, 1)
    tell(0)
    expect(now()).toMatchObject({ position: 0, undoable: null, last: null })
  })

  test('tells what would follow, as far as the viewer can know', () => {
    const { table, now } = remoteTable(0)
    table.consider([first(now().legal)])
    expect(table.foresight()?.actions).toHaveLength(1)
    table.consider(null)
    expect(table.foresight()).toBeNull()
  })
})

describe('an earlier position', () => {
  test('is fetched once; the present stays until it is there', async () => {
    const { table, now, asked, play, viewAt } = remoteTable(null)
    play(3)
    table.show(1)
    expect(now().live).toBe(true)
    asked[0]?.answer(viewAt(1))
    await settle()
    expect(now()).toMatchObject({ live: false, position: 1, view: viewAt(1) })
    table.backToLive()
    await settle()
    table.show(1)
    await settle()
    expect(now().position).toBe(1)
    expect(asked).toHaveLength(1)
  })

  test('is not shown when another one was wished for meanwhile', async () => {
    const { table, now, asked, play, viewAt } = remoteTable(null)
    play(3)
    table.show(1)
    table.show(2)
    asked[1]?.answer(viewAt(2))
    await settle()
    asked[0]?.answer(viewAt(1))
    await settle()
    expect(now().position).toBe(2)
  })

  test('stays when others play on, and goes when it has been taken back', async () => {
    const { match, table, now, asked, play, tell, viewAt } = remoteTable(null)
    play(2)
    table.show(1)
    asked[0]?.answer(viewAt(1))
    await settle()
    play(1)
    expect(now()).toMatchObject({ live: false, position: 1 })
    match.steps.length = 0
    match.state = stateAt(match, 0)
    tell(0)
    expect(now()).toMatchObject({ live: true, position: 0 })
  })

  test('is the present when everything after it has been taken back', async () => {
    const { match, table, now, asked, play, tell, viewAt } = remoteTable(null)
    play(2)
    table.show(1)
    asked[0]?.answer(viewAt(1))
    await settle()
    match.state = stateAt(match, 1)
    match.steps.length = 1
    tell(1)
    expect(now()).toMatchObject({ live: true, position: 1 })
  })

  test('that cannot be had leaves the present', async () => {
    const { table, now, asked, play } = remoteTable(null)
    play(2)
    table.show(1)
    asked[0]?.answer(null)
    await settle()
    expect(now().live).toBe(true)
  })

  test('begins a walk back to the present', async () => {
    const { table, now, asked, waits, play, viewAt } = remoteTable(null)
    play(3)
    waits.length = 0
    table.watch(1)
    asked[0]?.answer(viewAt(1))
    await settle()
    expect(now()).toMatchObject({ position: 1, watching: true })
    waits[0]?.()
    await settle()
    asked[1]?.answer(viewAt(2))
    await settle()
    expect(now()).toMatchObject({ position: 2, watching: true })
    waits[1]?.()
    await settle()
    expect(now()).toMatchObject({ live: true, watching: false })
  })
})

describe('since the last turn', () => {
  test('begins after what the person did, with what they saw then', async () => {
    const { match, now, asked, play, viewAt } = remoteTable(0)
    untilTurn(match, 1, play)
    const own = match.steps.length
    untilTurn(match, 0, play)
    // The page was there: nothing need be asked.
    expect(now()).toMatchObject({ since: own, before: viewAt(own) })
    expect(asked).toEqual([])
  })

  test('is told to whoever opens the page days later', async () => {
    const { match, arrive, asked, play, viewAt } = remoteTable(0)
    untilTurn(match, 1, play)
    const own = match.steps.length
    untilTurn(match, 0, play)
    asked.length = 0
    const later = arrive()
    expect(asked.map(each => each.steps)).toEqual([own])
    asked[0]?.answer(viewAt(own))
    await settle()
    expect(later.snapshot()).toMatchObject({ since: own, before: viewAt(own) })
  })

  test('does not count what a guardian did for them', () => {
    const { match, now, play } = remoteTable(0)
    untilTurn(match, 1, () => play(1, true))
    expect(now().since).toBe(0)
  })
})

test('while the guardian plays a seat, nothing is taken back: it would only do it again', () => {
  const { now, play, become } = remoteTable(0)
  play(1)
  expect(now().undoable).toEqual({ seat: 0, count: 1 })
  become({ seats: [{ ...person('ana'), guarded: true }, person('bea')] })
  expect(now().undoable).toBeNull()
})

test('whoever resigned decides nothing, and after the end nobody does', async () => {
  const { table, now, become } = remoteTable(0)
  become({ seats: [{ ...person('ana'), resigned: true }, person('bea')] })
  expect(now().legal).toEqual([])
  expect(table.save).toBeUndefined()
  become({ phase: 'over', seats: [person('ana'), person('bea')] })
  expect(now()).toMatchObject({ over: true, turn: null, legal: [], undoable: null })
  expect(await table.save?.()).toBe('save')
})

describe('what is known', () => {
  test('grows by what an update brings and keeps the rest', () => {
    const line = (seq: number) => ({ seq, at: 0, by: { id: 'ana', name: 'Ana' }, text: String(seq) })
    const whole = learn(null, update(0, 5, { facts: facts(), chat: { from: 0, lines: [line(2), line(4)] } }))
    const clock = { left: [1], running: 0, since: 2, due: 3 }
    const more = learn(whole, update(5, 7, { clock, chat: { from: 4, lines: [line(4), line(6)] } }))
    expect(more?.chat.map(each => each.seq)).toEqual([2, 4, 6])
    expect(more?.facts).toEqual({ ...facts(), clock })
  })

  test('is nothing before the table has been seen', () => {
    expect(learn(null, update(3, 4))).toBeNull()
  })
})

describe('following the others', () => {
  const arrived = (seat: number | null) => remoteTable(seat, 1000)

  test('what they do is shown step by step, with the positions the page has seen itself', async () => {
    const { now, play, waits, asked } = arrived(null)
    play()
    expect([now().position, now().behind, now().live]).toEqual([1, 0, true])
    play()
    play()
    expect([now().position, now().behind, now().watching]).toEqual([1, 2, true])
    waits.splice(0).forEach(ring => {
      ring()
    })
    await settle()
    expect([now().position, now().behind]).toEqual([2, 1])
    expect(asked).toEqual([])
  })

  test('what was done at this page is shown at once, and what follows in turn', async () => {
    const { now, table, match, tell, sent } = arrived(0)
    const action = first(now().legal)
    table.act(action)
    sent[0]?.answer({ type: 'done', seq: 2 })
    act(match, 0, [action])
    tell(0)
    expect(now()).toMatchObject({ live: true, position: 1, behind: 0 })
  })

  test('one may act at once, on the table as it stands', async () => {
    const { now, table, match, play, sent } = arrived(1)
    play()
    untilTurn(match, 1, () => play())
    expect([now().watching, now().legal]).toEqual([true, []])
    const present = now().now
    expect(present?.legal).toEqual(game.legal(match.state))
    table.act(first(present?.legal ?? []))
    expect(sent).toHaveLength(1)
  })

  test('one tap leads to now', () => {
    const { now, table, play } = arrived(null)
    play()
    play()
    play()
    table.skip()
    expect(now()).toMatchObject({ live: true, behind: 0, watching: false })
  })

  test('what is taken back is followed no more', () => {
    const { now, match, play, tell } = arrived(null)
    play()
    play()
    play()
    const seat = match.steps.at(-1)?.seat ?? 0
    undo(match, seat, 1)
    tell(match.steps.length)
    expect(now().position).toBeLessThanOrEqual(match.steps.length)
    expect(now().steps).toHaveLength(match.steps.length)
  })
})
