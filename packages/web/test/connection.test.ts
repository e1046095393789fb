import { PROTOCOL } from '@ludoteca/protocol/figures'
import { describe, expect, test } from 'vitest'
import type { Answer, Presence } from '../src/online/connection.ts'
import { facts, newLine, update } from './online-world.ts'
import { settle } from './world.ts'

function watching() {
  const world = newLine()
  const seen: number[] = []
  const presence: Presence[] = []
  let gone = 0
  let unreadable = 0
  world.connection.start()
  world.open()
  const unwatch = world.connection.watch('table01', {
    update: ({ seq }) => seen.push(seq),
    presence: each => presence.push(each),
    gone: () => gone++,
    unreadable: () => unreadable++,
  })
  world.line().say(update(0, 4, { facts: facts() }))
  return { ...world, seen, presence, unwatch, gone: () => gone, unreadable: () => unreadable }
}

function asked(world: ReturnType<typeof newLine>) {
  const answers: Answer[] = []
  void world.connection.do('table01', { do: 'start' }).then(answer => answers.push(answer))
  return answers
}

describe('the line', () => {
  test('is opened with a greeting, and only when somebody starts it', () => {
    const { connection, lines, line, states, open } = newLine()
    expect(lines).toHaveLength(0)
    connection.start()
    connection.start()
    expect(lines).toHaveLength(1)
    open()
    expect(line().said[0]).toEqual({ type: 'hello', protocol: PROTOCOL })
    expect(states).toEqual(['dialling', 'open'])
  })

  test('is dialled again after longer and longer pauses, and at once when the page wakes', () => {
    const { connection, lines, line, pass } = newLine()
    connection.start()
    const pauses = [500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]
    for (const [i, ms] of pauses.entries()) {
      line().events.closed()
      pass(ms - 1)
      expect(lines).toHaveLength(i + 1)
      pass(1)
      expect(lines).toHaveLength(i + 2)
    }
    line().events.closed()
    connection.wake()
    expect(lines).toHaveLength(pauses.length + 2)
  })

  test('comes back when the server that closes in good order wants it', () => {
    const { connection, lines, line, pass, open } = newLine()
    connection.start()
    open()
    line().say({ type: 'closing', retryMs: 3210 })
    line().events.closed()
    pass(3209)
    expect(lines).toHaveLength(1)
    pass(1)
    expect(lines).toHaveLength(2)
  })

  test('that no longer answers is given up', () => {
    const { connection, lines, line, states, pass, open } = newLine()
    connection.start()
    open()
    pass(20_000)
    expect(line().of('ping')).toHaveLength(2)
    pass(9_999)
    expect(states.at(-1)).toBe('open')
    pass(1)
    expect(states.at(-1)).toBe('waiting')
    expect(lines[0]?.closed).toBe(true)
  })

  test('is tried at once when the page wakes, and replaced when it slept long', () => {
    const { connection, lines, line, pass, sleep, open } = newLine()
    connection.start()
    open()
    pass(1000)
    connection.wake()
    expect(lines).toHaveLength(1)
    expect(line().of('ping')).toHaveLength(2)
    sleep(60_000)
    connection.wake()
    expect(lines).toHaveLength(2)
  })

  test('that was dropped is not listened to any more', () => {
    const { connection, lines, turns, open } = newLine()
    connection.start()
    open()
    connection.lost()
    connection.wake()
    open()
    lines[0]?.say({ type: 'turns', waiting: 7 })
    lines[0]?.events.closed()
    expect(turns).toEqual([])
    expect(connection.state).toBe('open')
  })

  test('is not kept to a server that speaks otherwise', () => {
    const { connection, line, lines, pass } = newLine()
    connection.start()
    line().events.opened()
    line().say({ type: 'problem', code: 'protocol' })
    expect(connection.state).toBe('outdated')
    pass(120_000)
    expect(lines).toHaveLength(1)
  })

  test('is left in peace for a while by a page that was sent away', () => {
    const { connection, line, lines, pass, open } = newLine()
    connection.start()
    open()
    line().say({ type: 'problem', code: 'too-many' })
    line().events.closed()
    pass(7_999)
    expect(lines).toHaveLength(1)
    pass(1)
    expect(lines).toHaveLength(2)
  })

  test("tells the server's time from the quickest trip", () => {
    const { connection, line, now, pass, open } = newLine()
    connection.start()
    open(now() + 5000, 100)
    expect(connection.now() - now()).toBe(5000)
    pass(20_000)
    const at = line().of('ping').at(-1)?.at ?? 0
    pass(2000)
    line().say({ type: 'pong', at, now: now() + 9999 })
    expect(connection.now() - now()).toBe(5000)
  })
})

describe('a table', () => {
  test('is asked for from the last line known after a lost line', () => {
    const { line, lines, open, pass, seen } = watching()
    line().say(update(4, 5))
    line().events.closed()
    pass(500)
    expect(lines).toHaveLength(2)
    open()
    expect(line().of('watch')).toEqual([{ type: 'watch', table: 'table01', since: 5 }])
    line().say(update(5, 9))
    expect(seen).toEqual([4, 5, 9])
  })

  test('asks once for what was missed, and takes nothing that does not fit', () => {
    const { line, seen } = watching()
    line().say(update(6, 7))
    line().say(update(7, 8))
    expect(line().of('watch').slice(1)).toEqual([{ type: 'watch', table: 'table01', since: 4 }])
    line().say(update(4, 8))
    line().say(update(8, 9))
    expect(seen).toEqual([4, 8, 9])
  })

  test('ignores what comes late', () => {
    const { line, seen } = watching()
    line().say(update(4, 6))
    line().say(update(4, 5))
    expect(seen).toEqual([4, 6])
  })

  test('that a restored house knows less of is taken as the house has it', () => {
    const { line, pass, open, seen } = watching()
    line().events.closed()
    pass(500)
    open()
    line().say(update(0, 3, { facts: facts() }))
    line().say(update(3, 4))
    expect(seen).toEqual([4, 3, 4])
  })

  test('first needs to be seen whole', () => {
    const world = newLine()
    const seen: number[] = []
    world.connection.start()
    world.open()
    const nothing = () => {}
    world.connection.watch('table01', {
      update: ({ seq }) => seen.push(seq),
      presence: nothing,
      gone: nothing,
      unreadable: nothing,
    })
    const playing = facts({ phase: 'playing' })
    const position = { view: {}, from: 8, steps: [], undoable: 0 }
    world.line().say(update(11, 12, { facts: playing, position }))
    expect(seen).toEqual([])
    world.line().say(update(0, 12, { facts: playing, position: { ...position, from: 0 } }))
    expect(seen).toEqual([12])
  })

  test('is seen anew by another person', () => {
    const { connection, line, open } = watching()
    connection.renew()
    open()
    expect(line().of('watch')).toEqual([{ type: 'watch', table: 'table01' }])
  })

  test('is told when the server cannot read a table, and goes on waiting for it', () => {
    const { line, unreadable, seen } = watching()
    line().say({ type: 'unreadable', table: 'table01' })
    line().say({ type: 'unreadable', table: 'elsewhere' })
    expect(unreadable()).toBe(1)
    line().say(update(4, 5, {}))
    expect(seen).toEqual([4, 5])
  })

  test('tells who is there, and when it is gone', () => {
    const { line, presence, gone, unwatch } = watching()
    line().say({ type: 'presence', table: 'table01', seats: [1], spectators: 3 })
    expect(presence[0]).toMatchObject({ seats: [1], spectators: 3 })
    line().say({ type: 'no-table', table: 'table01' })
    expect(gone()).toBe(1)
    unwatch()
    expect(line().of('unwatch')).toHaveLength(1)
    line().say({ type: 'presence', table: 'table01', seats: [], spectators: 0 })
    expect(presence).toHaveLength(1)
  })
})

describe('a command', () => {
  test('is answered once', async () => {
    const world = watching()
    const answers = asked(world)
    const done = { type: 'done', id: 'message0', table: 'table01', seq: 5 } as const
    world.line().say(done)
    world.line().say(done)
    await settle()
    expect(answers).toEqual([done])
  })

  test('that lets somebody in is followed by a look at the table', async () => {
    const world = watching()
    world.line().say({ type: 'no-table', table: 'table01' })
    asked(world)
    world.line().say({ type: 'done', id: 'message0', table: 'table01', seq: 5 })
    expect(world.line().of('watch').slice(1)).toEqual([{ type: 'watch', table: 'table01' }])
  })

  test('without an answer is sent again under the same id, in the same order', async () => {
    const world = watching()
    const [first, second] = [asked(world), asked(world)]
    world.line().say({ type: 'refused', id: 'message1', table: 'table01', refusal: { rule: 'no' } })
    world.line().events.closed()
    const third = asked(world)
    world.pass(500)
    world.open()
    expect(
      world
        .line()
        .of('do')
        .map(each => each.id),
    ).toEqual(['message0', 'message2'])
    world.line().say({ type: 'done', id: 'message0', table: 'table01', seq: 5 })
    world.line().say({ type: 'done', id: 'message2', table: 'table01', seq: 6 })
    await settle()
    expect([first, second, third].map(answers => answers.map(each => each.type))).toEqual([
      ['done'],
      ['refused'],
      ['done'],
    ])
  })

  test('to a table that is not there is answered so', async () => {
    const world = watching()
    const answers = asked(world)
    world.line().say({ type: 'no-table', table: 'table01' })
    await settle()
    expect([answers, world.gone()]).toEqual([[], 1])
    world.line().say({ type: 'no-table', table: 'table01', id: 'message0' })
    await settle()
    expect(answers).toMatchObject([{ type: 'no-table' }])
  })
})

test('the list of tables is followed as long as somebody looks, over a lost line too', () => {
  const { connection, line, pass, open } = newLine()
  let changes = 0
  connection.start()
  open()
  const off = connection.onLobby(() => changes++)
  line().say({ type: 'lobby-changed' })
  line().events.closed()
  pass(500)
  open()
  expect(line().of('lobby')).toEqual([{ type: 'lobby', on: true }])
  // What changed in between is not known: the list is read again.
  expect(changes).toBe(2)
  off()
  expect(line().of('lobby').at(-1)).toEqual({ type: 'lobby', on: false })
})
