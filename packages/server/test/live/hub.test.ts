import { describe, expect, test } from 'vitest'
import { choice, newStore, openHall, personOf, seatedAt } from './hall.ts'

describe('pages at a table', () => {
  test('that come back get what they missed', async () => {
    const hall = await openHall()
    const id = await hall.play(['ana', 'bea'])
    const [ana, bea] = await seatedAt(hall, id)
    const known = bea.page.seq
    bea.close(1006)
    await hall.do('ana', id, choice(ana.page))
    const again = hall.enter('bea')
    Object.assign(again.page, bea.page)
    again.say({ type: 'watch', table: id, since: known })
    const update = await again.next('update')
    expect(update).toMatchObject({ after: known, seq: known + 1 })
    expect(update.facts).toBeUndefined()
    expect(again.page.view).toEqual((await hall.hub.look(id, personOf('bea')))?.position?.view)
  })

  test('that read too slowly skip updates and get one for all later', async () => {
    const hall = await openHall()
    const id = await hall.create('ana')
    const line = hall.enter(null)
    line.say({ type: 'watch', table: id })
    await line.next('update')
    line.bufferedAmount = 1_000_000
    for (const text of ['one', 'two', 'three']) await hall.do('ana', id, { do: 'say', text })
    expect(line.all('update')).toHaveLength(1)
    line.bufferedAmount = 0
    expect(await line.next('update', update => update.seq === 4)).toMatchObject({ after: 1 })
    expect(line.page.chat).toHaveLength(3)
    line.bufferedAmount = 100_000_000
    await hall.do('ana', id, { do: 'say', text: 'four' })
    expect(line.closed).toBe(1013)
  })

  test('that have turned away hear nothing more', async () => {
    const hall = await openHall()
    const id = await hall.create('ana')
    const line = hall.enter(null)
    line.say({ type: 'watch', table: id })
    await line.next('update')
    line.say({ type: 'unwatch', table: id })
    await hall.do('ana', id, { do: 'say', text: 'hi' })
    expect(line.all('update')).toHaveLength(1)
  })

  test('know who is there', async () => {
    const hall = await openHall()
    const id = await hall.play(['ana', 'bea'])
    const [ana] = await seatedAt(hall, id)
    expect(hall.hub.present(id, 'bea')).toBe(true)
    expect(hall.hub.present(id, 'cai')).toBe(false)
    expect(hall.hub.turnAt(id)).toBe('ana')
    expect(hall.hub.turnAt('elsewhere')).toBeUndefined()
    hall.enter(null).say({ type: 'watch', table: id })
    const presence = await ana.next('presence', each => each.spectators === 1)
    expect(presence).toEqual({ type: 'presence', table: id, seats: [0, 1], spectators: 1 })
  })

  test('are told when a private table is no longer for them', async () => {
    const hall = await openHall()
    const id = await hall.create('ana', { visibility: 'private' })
    const code = (await hall.hub.look(id, personOf('ana')))?.facts?.code ?? ''
    await hall.do('bea', id, { do: 'join', code })
    const [, bea] = await seatedAt(hall, id)
    await hall.do('ana', id, { do: 'unseat', seat: 1 })
    await bea.next('no-table')
    expect(bea.page.facts?.seats[1]?.person?.id).toBe('bea')
  })
})

describe('people', () => {
  test('hear on all their pages that it is their turn', async () => {
    const hall = await openHall()
    const [desk, phone] = [hall.enter('bea'), hall.enter('bea')]
    await phone.next('turns', each => each.waiting === 0)
    const id = await hall.play(['ana', 'bea'])
    const [ana] = await seatedAt(hall, id)
    while (ana.page.facts?.clock && (await hall.hub.look(id, null))?.position?.steps.at(-1)?.seat !== 0) {
      await hall.do('ana', id, choice(ana.page))
    }
    await hall.do('ana', id, choice(ana.page))
    // Somebody who has just come in may be told the number before the table.
    for (const line of [desk, phone])
      await line.next('turns', each => each.waiting === 1 && each.table === id)
  })

  test('in the lobby hear when something changes there', async () => {
    const hall = await openHall()
    const line = hall.enter(null)
    line.say({ type: 'lobby', on: true })
    await hall.create('ana')
    await line.next('lobby-changed')
  })

  test('read what the host has to say, also when they come later', async () => {
    const hall = await openHall()
    const line = hall.enter(null)
    hall.hub.announce('Closed on Monday')
    expect(line.got.at(-1)).toEqual({ type: 'announcement', text: 'Closed on Monday' })
    expect(hall.enter('ana').got.at(1)).toEqual({ type: 'announcement', text: 'Closed on Monday' })
  })

  test('lose their name in every message when it is taken from them', async () => {
    const hall = await openHall()
    const id = await hall.create('ana')
    await hall.do('ana', id, { do: 'say', text: 'hi' })
    hall.hub.rename({ id: 'ana', name: '' })
    expect(JSON.stringify(await hall.hub.look(id, null))).not.toContain('ANA')
    expect((await hall.store.tables.log(id, 0)).join()).not.toContain('ANA')
  })
})

describe('two processes at one table', () => {
  test('decide again when the other was first', async () => {
    const store = await newStore()
    const [one, two] = [await openHall({ store }), await openHall({ store })]
    const id = await one.create('ana', { seats: 3 })
    expect(await two.hub.look(id, null)).not.toBeNull()
    const answers = await Promise.all([
      one.do('bea', id, { do: 'join', seat: 1 }),
      two.do('cai', id, { do: 'join', seat: 1 }),
    ])
    expect(answers.map(each => each.type).sort()).toEqual(['done', 'refused'])
    const loser = answers.find(each => each.type === 'refused')
    expect(loser).toMatchObject({ refusal: { rule: 'seat-taken' } })
    expect(await store.tables.head(id)).toBe(2)
    await Promise.all([
      one.do('ana', id, { do: 'say', text: 'one' }),
      two.do('ana', id, { do: 'say', text: 'two' }),
    ])
    expect(await store.tables.head(id)).toBe(4)
  })

  test('answer a message that went to both once', async () => {
    const store = await newStore()
    const [one, two] = [await openHall({ store }), await openHall({ store })]
    const id = await one.create('ana')
    await two.hub.look(id, null)
    const say = { do: 'say', text: 'hi' } as const
    await one.hub.command(id, personOf('ana'), 'same01', say, 0)
    expect(await two.hub.command(id, personOf('ana'), 'same01', say, 0)).toMatchObject({
      type: 'done',
      seq: 2,
    })
    expect(await store.tables.head(id)).toBe(2)
  })
})
