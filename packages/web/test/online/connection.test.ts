import { PROTOCOL } from '@ludoteca/protocol/figures'
import { describe, expect, test } from 'vitest'
import type { Answer, Presence } from '../../src/online/connection.ts'
import { settle } from '../world.ts'
import { facts, newConnection, update } from './online-world.ts'

function watching() {
  const world = newConnection()
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
  world.socket().say(update(0, 4, { facts: facts() }))
  return { ...world, seen, presence, unwatch, gone: () => gone, unreadable: () => unreadable }
}

function asked(world: ReturnType<typeof newConnection>) {
  const answers: Answer[] = []
  void world.connection.do('table01', { do: 'start' }).then(answer => answers.push(answer))
  return answers
}

describe('the line', () => {
  test('is opened with a greeting, and only when somebody starts it', () => {
    const { connection, sockets, socket, states, open } = newConnection()
    expect(sockets).toHaveLength(0)
    connection.start()
    connection.start()
    expect(sockets).toHaveLength(1)
    open()
    expect(socket().said[0]).toEqual({ type: 'hello', protocol: PROTOCOL })
    expect(states).toEqual(['dialling', 'open'])
  })

  test('is dialled again after longer and longer pauses, and at once when the page wakes', () => {
    const { connection, sockets, socket, pass } = newConnection()
    connection.start()
    const pauses = [500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]
    for (const [i, ms] of pauses.entries()) {
      socket().events.closed()
      pass(ms - 1)
      expect(sockets).toHaveLength(i + 1)
      pass(1)
      expect(sockets).toHaveLength(i + 2)
    }
    socket().events.closed()
    connection.wake()
    expect(sockets).toHaveLength(pauses.length + 2)
  })

  test('comes back when the server that closes in good order wants it', () => {
    const { connection, sockets, socket, pass, open } = newConnection()
    connection.start()
    open()
    socket().say({ type: 'closing', retryMs: 3210 })
    socket().events.closed()
    pass(3209)
    expect(sockets).toHaveLength(1)
    pass(1)
    expect(sockets).toHaveLength(2)
  })

  test('that no longer answers is given up', () => {
    const { connection, sockets, socket, states, pass, open } = newConnection()
    connection.start()
    open()
    pass(20_000)
    expect(socket().of('ping')).toHaveLength(2)
    pass(9_999)
    expect(states.at(-1)).toBe('open')
    pass(1)
    expect(states.at(-1)).toBe('waiting')
    expect(sockets[0]?.closed).toBe(true)
  })

  test('is tried at once when the page wakes, and replaced when it slept long', () => {
    const { connection, sockets, socket, pass, sleep, open } = newConnection()
    connection.start()
    open()
    pass(1000)
    connection.wake()
    expect(sockets).toHaveLength(1)
    expect(socket().of('ping')).toHaveLength(2)
    sleep(60_000)
    connection.wake()
    expect(sockets).toHaveLength(2)
  })

  test('that was dropped is not listened to any more', () => {
    const { connection, sockets, turns, open } = newConnection()
    connection.start()
    open()
    connection.lost()
    connection.wake()
    open()
    sockets[0]?.say({ type: 'turns', waiting: 7 })
    sockets[0]?.events.closed()
    expect(turns).toEqual([])
    expect(connection.state).toBe('open')
  })

  test('is not kept to a server that speaks otherwise', () => {
    const { connection, socket, sockets, pass } = newConnection()
    connection.start()
    socket().events.opened()
    socket().say({ type: 'problem', code: 'protocol' })
    expect(connection.state).toBe('outdated')
    pass(120_000)
    expect(sockets).toHaveLength(1)
  })

  test('is left in peace for a while by a page that was sent away', () => {
    const { connection, socket, sockets, pass, open } = newConnection()
    connection.start()
    open()
    socket().say({ type: 'problem', code: 'too-many' })
    socket().events.closed()
    pass(7_999)
    expect(sockets).toHaveLength(1)
    pass(1)
    expect(sockets).toHaveLength(2)
  })

  test("tells the server's time from the quickest trip", () => {
    const { connection, socket, now, pass, open } = newConnection()
    connection.start()
    open(now() + 5000, 100)
    expect(connection.now() - now()).toBe(5000)
    pass(20_000)
    const at = socket().of('ping').at(-1)?.at ?? 0
    pass(2000)
    socket().say({ type: 'pong', at, now: now() + 9999 })
    expect(connection.now() - now()).toBe(5000)
  })
})

describe('a table', () => {
  test('is asked for from the last line known after a lost line', () => {
    const { socket, sockets, open, pass, seen } = watching()
    socket().say(update(4, 5))
    socket().events.closed()
    pass(500)
    expect(sockets).toHaveLength(2)
    open()
    expect(socket().of('watch')).toEqual([{ type: 'watch', table: 'table01', since: 5 }])
    socket().say(update(5, 9))
    expect(seen).toEqual([4, 5, 9])
  })

  test('asks once for what was missed, and takes nothing that does not fit', () => {
    const { socket, seen } = watching()
    socket().say(update(6, 7))
    socket().say(update(7, 8))
    expect(socket().of('watch').slice(1)).toEqual([{ type: 'watch', table: 'table01', since: 4 }])
    socket().say(update(4, 8))
    socket().say(update(8, 9))
    expect(seen).toEqual([4, 8, 9])
  })

  test('ignores what comes late', () => {
    const { socket, seen } = watching()
    socket().say(update(4, 6))
    socket().say(update(4, 5))
    expect(seen).toEqual([4, 6])
  })

  test('that a restored server knows less of is taken as the server has it', () => {
    const { socket, pass, open, seen } = watching()
    socket().events.closed()
    pass(500)
    open()
    socket().say(update(0, 3, { facts: facts() }))
    socket().say(update(3, 4))
    expect(seen).toEqual([4, 3, 4])
  })

  test('first needs to be seen whole', () => {
    const world = newConnection()
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
    world.socket().say(update(11, 12, { facts: playing, position }))
    expect(seen).toEqual([])
    world.socket().say(update(0, 12, { facts: playing, position: { ...position, from: 0 } }))
    expect(seen).toEqual([12])
  })

  test('is seen anew by another person', () => {
    const { connection, socket, open } = watching()
    connection.renew()
    open()
    expect(socket().of('watch')).toEqual([{ type: 'watch', table: 'table01' }])
  })

  test('is told when the server cannot read a table, and goes on waiting for it', () => {
    const { socket, unreadable, seen } = watching()
    socket().say({ type: 'unreadable', table: 'table01' })
    socket().say({ type: 'unreadable', table: 'elsewhere' })
    expect(unreadable()).toBe(1)
    socket().say(update(4, 5, {}))
    expect(seen).toEqual([4, 5])
  })

  test('tells who is there, and when it is gone', () => {
    const { socket, presence, gone, unwatch } = watching()
    socket().say({ type: 'presence', table: 'table01', seats: [1], spectators: 3 })
    expect(presence[0]).toMatchObject({ seats: [1], spectators: 3 })
    socket().say({ type: 'no-table', table: 'table01' })
    expect(gone()).toBe(1)
    unwatch()
    expect(socket().of('unwatch')).toHaveLength(1)
    socket().say({ type: 'presence', table: 'table01', seats: [], spectators: 0 })
    expect(presence).toHaveLength(1)
  })
})

describe('a command', () => {
  test('is answered once', async () => {
    const world = watching()
    const answers = asked(world)
    const done = { type: 'done', id: 'message0', table: 'table01', seq: 5 } as const
    world.socket().say(done)
    world.socket().say(done)
    await settle()
    expect(answers).toEqual([done])
  })

  test('that lets somebody in is followed by a look at the table', async () => {
    const world = watching()
    world.socket().say({ type: 'no-table', table: 'table01' })
    asked(world)
    world.socket().say({ type: 'done', id: 'message0', table: 'table01', seq: 5 })
    expect(world.socket().of('watch').slice(1)).toEqual([{ type: 'watch', table: 'table01' }])
  })

  test('without an answer is sent again under the same id, in the same order', async () => {
    const world = watching()
    const [first, second] = [asked(world), asked(world)]
    world.socket().say({ type: 'refused', id: 'message1', table: 'table01', refusal: { rule: 'no' } })
    world.socket().events.closed()
    const third = asked(world)
    world.pass(500)
    world.open()
    expect(
      world
        .socket()
        .of('do')
        .map(each => each.id),
    ).toEqual(['message0', 'message2'])
    world.socket().say({ type: 'done', id: 'message0', table: 'table01', seq: 5 })
    world.socket().say({ type: 'done', id: 'message2', table: 'table01', seq: 6 })
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
    world.socket().say({ type: 'no-table', table: 'table01' })
    await settle()
    expect([answers, world.gone()]).toEqual([[], 1])
    world.socket().say({ type: 'no-table', table: 'table01', id: 'message0' })
    await settle()
    expect(answers).toMatchObject([{ type: 'no-table' }])
  })
})

test('the list of tables is followed as long as somebody looks, over a lost line too', () => {
  const { connection, socket, pass, open } = newConnection()
  let changes = 0
  connection.start()
  open()
  const off = connection.onLobby(() => changes++)
  socket().say({ type: 'lobby-changed' })
  socket().events.closed()
  pass(500)
  open()
  expect(socket().of('lobby')).toEqual([{ type: 'lobby', on: true }])
  // What changed in between is not known: the list is read again.
  expect(changes).toBe(2)
  off()
  expect(socket().of('lobby').at(-1)).toEqual({ type: 'lobby', on: false })
})
