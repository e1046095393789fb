import { PROTOCOL } from '@ludoteca/protocol'
import { describe, expect, test } from 'vitest'
import { AddressBook } from '../../src/live/limits/address-book.ts'
import { PACE } from '../../src/live/limits/pace.ts'
import type { Caps } from '../../src/live/limits/shares.ts'
import { personRow } from '../store/rows.ts'
import { FakeSocket, type Hall, openHall, personOf, TERMS } from './hall.ts'

const CAPS: Caps = {
  waiting: { account: 3, guest: 2, address: 4 },
  playing: { account: 4, guest: 3, address: 6 },
  withBots: { account: 2, guest: 1, address: 3 },
}

/** Bots that never come to an end: what was begun goes on. */
const endless = { think: () => new Promise<string>(() => {}), close: async () => {} }

async function open(): Promise<Hall> {
  const hall = await openHall({ caps: CAPS, bots: endless })
  for (const id of ['gus', 'gia', 'gil', 'gul']) await hall.store.people.add(personRow(id, { key: null }))
  return hall
}

const make = async (hall: Hall, person: string, address: string): Promise<string> => {
  const made = await hall.hub.create(personOf(person), TERMS, address)
  return made.ok ? made.id : made.refusal.rule
}

let sent = 0
async function does(
  hall: Hall,
  person: string,
  address: string,
  table: string,
  command: object,
): Promise<string> {
  const line = new FakeSocket()
  hall.hub.attach(line, personOf(person), address)
  line.say({ type: 'hello', protocol: PROTOCOL })
  const id = `message${sent++}`
  line.say(JSON.stringify({ type: 'do', id, table, command }))
  for (;;) {
    const answer = line.got.find(each => 'id' in each && each.id === id)
    if (answer?.type === 'refused') return answer.refusal.rule
    if (answer) return answer.type
    await new Promise(setImmediate)
  }
}

/** A game with bots alone; the answer to starting it. */
async function withBots(hall: Hall, person: string, address: string): Promise<string> {
  const id = await make(hall, person, address)
  if (id.startsWith('too-many')) return id
  await hall.do(person, id, { do: 'bot', seat: 1, level: 'expert' })
  return does(hall, person, address, id, { do: 'start' })
}

describe('tables that wait for players', () => {
  test('are few for a guest, more for an account, also when they are asked for at once', async () => {
    const hall = await open()
    const asked = async (person: string) =>
      (await Promise.all(Array.from({ length: 8 }, (_, at) => make(hall, person, `${person}${at}`)))).filter(
        each => each !== 'too-many-open',
      ).length
    expect(await asked('gus')).toBe(CAPS.waiting.guest)
    expect(await asked('ana')).toBe(CAPS.waiting.account)
  })

  test('are counted by address as well, and no longer when they are gone', async () => {
    const hall = await open()
    const [first = ''] = [await make(hall, 'gus', 'home'), await make(hall, 'gus', 'home')]
    await make(hall, 'gia', 'home')
    await make(hall, 'gia', 'home')
    expect(await make(hall, 'gil', 'home')).toBe('too-many-here')
    expect(await make(hall, 'gil', 'elsewhere')).not.toMatch(/^too-many/)
    await hall.do('gus', first, { do: 'leave' })
    await expect.poll(() => hall.store.tables.row(first)).toBeNull()
    expect(await make(hall, 'gil', 'home')).not.toMatch(/^too-many/)
  })
})

describe('games with bots alone', () => {
  test('are few, and resigning does not make server while the bots play on', async () => {
    const hall = await open()
    expect(await withBots(hall, 'gus', 'a')).toBe('done')
    expect(await withBots(hall, 'gus', 'b')).toBe('too-many-with-bots')
    expect(await withBots(hall, 'ana', 'c')).toBe('done')
    expect(await withBots(hall, 'ana', 'd')).toBe('done')
    expect(await withBots(hall, 'ana', 'e')).toBe('too-many-with-bots')
    const three = await hall.hub.create(personOf('gil'), { ...TERMS, seats: 3 }, 'f')
    if (!three.ok) throw new Error('not made')
    for (const seat of [1, 2]) await hall.do('gil', three.id, { do: 'bot', seat, level: 'expert' })
    await hall.do('gil', three.id, { do: 'start' })
    await hall.do('gil', three.id, { do: 'resign' })
    expect((await hall.store.tables.row(three.id))?.phase).toBe('playing')
    expect(await withBots(hall, 'gil', 'f')).toBe('too-many-with-bots')
  })

  test('are counted by address, whoever began them', async () => {
    const hall = await open()
    const begun = []
    for (const person of ['gus', 'gia', 'gil', 'gul']) begun.push(await withBots(hall, person, 'home'))
    expect(begun).toEqual(['done', 'done', 'done', 'too-many-here'])
  })
})

test('games of people have more server, and who plays at many joins no more', async () => {
  const hall = await open()
  for (let n = 0; n < CAPS.playing.guest; n++) await hall.play(['ana', 'gus'])
  const table = await hall.create('bea')
  expect(await does(hall, 'gus', 'a', table, { do: 'join' })).toBe('too-many-playing')
  expect(await does(hall, 'gia', 'a', table, { do: 'join' })).toBe('done')
})

test('without limits there may be any number', async () => {
  const hall = await openHall({ caps: CAPS, limits: false })
  for (let n = 0; n < 10; n++) expect(await make(hall, 'ana', 'a')).not.toMatch(/^too-many/)
})

test('the book of addresses keeps those with unfinished tables and no more than it has server for', async () => {
  const phases = new Map<string, 'open' | 'playing' | 'over'>()
  const heads = async (ids: readonly string[]) =>
    new Map(ids.map(id => [id, { seq: 1, phase: phases.get(id) ?? 'over', turn: null }]))
  const book = new AddressBook({ heads }, 3)
  for (let n = 0; n < 5; n++) {
    phases.set(`t${n}`, 'playing')
    book.note(`a${n}`, `t${n}`, true)
  }
  expect(book.size).toBe(3)
  expect(await book.count('a0')).toEqual({ waiting: 0, playing: 1, withBots: 1 })
  phases.set('t1', 'over')
  for (let n = 0; n < 3; n++) await book.count('a9')
  expect(book.size).toBe(2)
})

describe('games that are begun', () => {
  /** Two people sit down, begin, and one of them gives up: the game is over and kept. */
  async function beginAndEnd(hall: Hall, at: number): Promise<string> {
    const id = await make(hall, 'gus', 'home')
    await does(hall, 'gia', `other${at}`, id, { do: 'join' })
    const begun = await does(hall, 'gus', 'home', id, { do: 'start' })
    await does(hall, 'gus', 'home', id, begun === 'done' ? { do: 'resign' } : { do: 'leave' })
    return begun
  }

  test('are counted, however soon they are over, and what cannot begin is not', async () => {
    const hall = await openHall({ bots: endless })
    for (const id of ['gus', 'gia']) await hall.store.people.add(personRow(id, { key: null }))
    const empty = await make(hall, 'gus', 'home')
    for (let at = 0; at < PACE.begun.burst; at++) {
      hall.now += 1_000
      await does(hall, 'gus', 'home', empty, { do: 'start' })
      expect(await beginAndEnd(hall, at)).toBe('done')
    }
    hall.now += 1_000
    expect(await beginAndEnd(hall, 0)).toBe('too-many')
    hall.now += 60_000
    expect(await beginAndEnd(hall, 0)).toBe('done')
  })
})
