import { PROTOCOL } from '@ludoteca/protocol'
import { describe, expect, test, vi } from 'vitest'
import { choice, FakeSocket, openHall, personOf } from './hall.ts'

describe('a page', () => {
  test('is welcomed by name', async () => {
    const hall = await openHall()
    expect(hall.enter('ana').got[0]).toEqual({
      type: 'welcome',
      protocol: PROTOCOL,
      me: personOf('ana'),
      now: hall.now,
    })
  })

  test.each([
    ['malformed', '{'],
    ['malformed', '[]'],
    ['malformed', '{"type":"dance"}'],
    ['malformed', '{"type":"ping","at":1,"more":2}'],
    ['protocol', '{"type":"hello","protocol":999}'],
    ['hello-first', '{"type":"lobby","on":true}'],
  ])('that breaks the protocol hears “%s” and is let go: %s', async (code, text) => {
    const hall = await openHall()
    const line = new FakeSocket()
    hall.hub.attach(line, null)
    line.say(text)
    expect(line.got).toEqual([{ type: 'problem', code }])
    expect(line.closed).toBe(1008)
  })

  test('that talks too fast is let go, one that takes its time is not', async () => {
    const hall = await openHall()
    const line = hall.enter('ana')
    for (let n = 0; n < 200; n++) {
      hall.now += 60
      line.say({ type: 'ping', at: n })
    }
    expect(line.closed).toBeNull()
    for (let n = 0; n < 100; n++) line.say({ type: 'ping', at: n })
    expect(line.closed).toBe(1008)
    expect(line.got.at(-1)).toEqual({ type: 'problem', code: 'too-fast' })
  })

  test('cannot look at everything at once', async () => {
    const hall = await openHall()
    const id = await hall.create('ana')
    const line = hall.enter('ana')
    for (let n = 0; n < 21; n++) {
      hall.now += 1_000
      line.say({ type: 'watch', table: n === 0 ? id : await hall.create('ana') })
      if (n < 20) await line.next('update', update => update.table !== '' && line.all('update').length > n)
    }
    expect(line.got.at(-1)).toEqual({ type: 'problem', code: 'too-many-tables' })
  })

  test('without a name watches but does nothing', async () => {
    const hall = await openHall()
    const id = await hall.create('ana')
    const line = hall.enter(null)
    line.say({ type: 'watch', table: id })
    expect(await line.next('update')).toMatchObject({ table: id, seat: null, after: 0, seq: 1 })
    line.say({ type: 'do', id: 'aaaaaa', table: id, command: { do: 'join' } })
    expect(await line.next('refused')).toMatchObject({ id: 'aaaaaa', refusal: { rule: 'sign-in-first' } })
  })
})

describe('a command', () => {
  test('is answered when it is on disk, and then everybody sees it', async () => {
    const hall = await openHall()
    const id = await hall.create('ana')
    const [ana, bea] = [hall.enter('ana'), hall.enter('bea')]
    for (const line of [ana, bea]) line.say({ type: 'watch', table: id })
    await bea.next('update')
    bea.say({ type: 'do', id: 'join01', table: id, command: { do: 'join' } })
    const done = await bea.next('done')
    expect(done).toEqual({ type: 'done', id: 'join01', table: id, seq: 2 })
    expect(await hall.store.tables.head(id)).toBe(2)
    await ana.next('update', update => update.seq === 2)
    expect(ana.page.facts?.seats[1]?.person).toEqual(personOf('bea'))
    expect(bea.page.seat).toBe(1)
  })

  test('sent again is answered again and done once', async () => {
    const hall = await openHall()
    const id = await hall.create('ana')
    const line = hall.enter('ana')
    for (let n = 0; n < 3; n++) {
      line.say({ type: 'do', id: 'hello1', table: id, command: { do: 'say', text: 'hi' } })
    }
    await vi.waitFor(() => expect(line.all('done')).toHaveLength(3))
    expect(line.all('done').map(each => each.seq)).toEqual([2, 2, 2])
    expect(await hall.store.tables.head(id)).toBe(2)
    // The same id from somebody else is another message.
    await hall.do('bea', id, { do: 'join' })
    const bea = hall.enter('bea')
    bea.say({ type: 'do', id: 'hello1', table: id, command: { do: 'say', text: 'hi' } })
    expect((await bea.next('done')).seq).toBe(4)
  })

  test('chosen in an old position is refused and brings the new one', async () => {
    const hall = await openHall()
    const id = await hall.play(['ana', 'bea'])
    const line = hall.enter('ana')
    line.say({ type: 'watch', table: id })
    await line.next('update')
    const old = choice(line.page)
    await hall.do('ana', id, old)
    await line.next('update', update => update.seq === 4)
    line.got.length = 0
    line.say({ type: 'do', id: 'again1', table: id, command: old })
    expect((await line.next('refused')).refusal).toEqual({ rule: 'stale' })
    expect((await line.next('update')).seq).toBe(4)
  })

  test('at a table that is not there, or not for this person, finds no table', async () => {
    const hall = await openHall()
    const id = await hall.create('ana', { visibility: 'private' })
    const bea = hall.enter('bea')
    for (const table of [id, 'nowhere0']) {
      bea.say({ type: 'watch', table })
      await bea.next('no-table', each => each.table === table)
      expect(await hall.hub.look(table, personOf('bea'))).toBeNull()
      expect(await hall.hub.position(table, personOf('bea'), 0)).toBeNull()
      expect(await hall.hub.save(table, null)).toBeNull()
      expect(await hall.do('bea', table, { do: 'say', text: 'hi' })).toEqual({ type: 'no-table' })
    }
    expect(await hall.do('bea', id, { do: 'join' })).toMatchObject({ refusal: { rule: 'wrong-code' } })
    const code = (await hall.hub.look(id, personOf('ana')))?.facts?.code ?? ''
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/)
    expect(await hall.do('bea', id, { do: 'join', code })).toMatchObject({ type: 'done' })
    expect((await hall.hub.look(id, personOf('bea')))?.seat).toBe(1)
  })

  test('is refused where the host bars, or does not like the words', async () => {
    const hall = await openHall({
      barred: async person => (person === 'bea' ? { rule: 'banned' } : null),
      acceptable: text => !text.includes('darn'),
    })
    const id = await hall.create('ana')
    expect(await hall.do('bea', id, { do: 'join' })).toMatchObject({ refusal: { rule: 'banned' } })
    expect(
      await hall.hub.create(personOf('bea'), (await hall.hub.look(id, null))?.facts?.terms as never),
    ).toEqual({
      ok: false,
      refusal: { rule: 'banned' },
    })
    expect(await hall.do('ana', id, { do: 'say', text: 'darn' })).toMatchObject({
      refusal: { rule: 'bad-words' },
    })
  })
})

describe('terms', () => {
  test.each([
    ['unknown-game', { game: 'chess' }],
    ['bad-seats', { seats: 8 }],
    ['unknown-option', { options: { wings: 'on' } }],
    ['unknown-value', { options: { hand: '9' } }],
    ['option-seats', { seats: 4, options: { pool: 'off' } }],
  ])('are refused: %s', async (rule, terms) => {
    const hall = await openHall()
    await expect(hall.create('ana', terms)).rejects.toThrow(rule)
  })

  test('that hold bring the options in full and a fresh seed', async () => {
    const hall = await openHall()
    const [one, two] = [await hall.create('ana'), await hall.create('ana')]
    const [a, b] = [await hall.hub.look(one, null), await hall.hub.look(two, null)]
    expect(a?.facts?.terms.options).toEqual({ rules: 'short', hand: '3', pool: 'on' })
    expect(a?.facts?.commitment).not.toBe(b?.facts?.commitment)
  })
})
