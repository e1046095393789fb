import { describe, expect, test, vi } from 'vitest'
import { type FakeSocket, openHall, personOf, seatedAt } from './hall.ts'

describe('a table', () => {
  test('goes when the last has left before it began', async () => {
    const hall = await openHall()
    const id = await hall.create('ana')
    const line = hall.enter(null)
    line.say({ type: 'watch', table: id })
    await line.next('update')
    await hall.do('ana', id, { do: 'leave' })
    await line.next('no-table')
    expect(await hall.store.tables.row(id)).toBeNull()
    expect(await hall.do('ana', id, { do: 'join' })).toEqual({ type: 'no-table' })
  })

  test('has bots that play at once where nobody looks', async () => {
    const hall = await openHall()
    const id = await hall.play(['ana'])
    await hall.do('ana', id, { do: 'resign' })
    await vi.waitFor(async () => expect((await hall.store.tables.row(id))?.phase).toBe('over'))
    const saved = await hall.hub.save(id, null)
    expect(saved?.ok && saved.text).toMatch(/^ludoteca-save 2 toy 1 seats=person,bot:easy seats=2 /)
  })

  test('tells who listens: started, turn, over', async () => {
    const hall = await openHall()
    const heard: object[] = []
    for (const event of ['started', 'turn', 'over'] as const) {
      hall.hub.on(event, notice => heard.push({ event, ...notice }))
    }
    const id = await hall.play(['ana', 'bea'])
    await hall.do('bea', id, { do: 'resign' })
    expect(heard).toMatchObject([
      { event: 'started', table: id, people: ['bea'] },
      { event: 'turn', table: id, person: 'ana' },
      { event: 'over', table: id, people: ['ana', 'bea'], result: { how: 'resigned', ranks: [1, 2] } },
    ])
    expect(await hall.hub.save(id, null)).toMatchObject({ ok: true })
  })

  test('keeps its save to itself until the end', async () => {
    const hall = await openHall()
    const id = await hall.play(['ana', 'bea'])
    const refused = { ok: false, refusal: { rule: 'not-over' } }
    for (const somebody of [personOf('ana'), personOf('onlooker'), null]) {
      expect(await hall.hub.save(id, somebody)).toEqual(refused)
      // What reviews are made from.
      expect(await hall.hub.finished(id, somebody)).toEqual(refused)
    }
  })

  test('leads to one rematch, everybody one seat on', async () => {
    const hall = await openHall()
    const id = await hall.play(['ana', 'bea'])
    await hall.do('bea', id, { do: 'resign' })
    const first = await hall.do('bea', id, { do: 'rematch' })
    const second = await hall.do('ana', id, { do: 'rematch' })
    const made = first.type === 'done' ? first.made : undefined
    expect(made).toBeDefined()
    expect(second).toMatchObject({ type: 'done', made })
    const facts = (await hall.hub.look(made ?? '', null))?.facts
    expect(facts).toMatchObject({ phase: 'open', host: 'bea', rematchOf: id })
    expect(facts?.seats.map(seat => seat.person?.id)).toEqual(['bea', 'ana'])
    expect((await hall.hub.look(id, null))?.facts?.rematch).toBe(made)
  })

  test('makes nobody play a rematch who has not been there', async () => {
    const hall = await openHall()
    const [ana, bea] = ['ana', 'bea'].map(person => hall.enter(person)) as [FakeSocket, FakeSocket]
    const id = await hall.play(['ana', 'bea'], { rated: true })
    await hall.do('bea', id, { do: 'resign' })
    const answer = await hall.do('ana', id, { do: 'rematch' })
    const made = (answer.type === 'done' && answer.made) || ''
    const missing = { type: 'refused', refusal: { rule: 'not-come', params: { n: 1 } } }
    ana.say({ type: 'watch', table: made })
    await ana.next('update')
    expect(await hall.do('ana', made, { do: 'start' })).toMatchObject(missing)
    for (const [person, rule] of [
      ['bea', 'not-host'],
      ['cai', 'not-seated'],
    ] as const)
      expect(await hall.do(person, made, { do: 'start' })).toMatchObject({ refusal: { rule } })
    bea.say({ type: 'watch', table: made })
    await bea.next('update')
    bea.say({ type: 'seen', table: made, seq: 1 })
    bea.say({ type: 'unwatch', table: made })
    await expect.poll(() => hall.store.tables.seen(made, 'bea')).toBe(1)
    expect(await hall.do('ana', made, { do: 'start' })).toMatchObject({ type: 'done' })
  })

  test('begins a rematch with whoever is there, and without whom its host has sent away', async () => {
    const hall = await openHall()
    const id = await hall.play(['ana', 'bea', 'cai'])
    for (const person of ['bea', 'cai']) await hall.do(person, id, { do: 'resign' })
    const answer = await hall.do('ana', id, { do: 'rematch' })
    const made = (answer.type === 'done' && answer.made) || ''
    const bea = hall.enter('bea')
    bea.say({ type: 'watch', table: made })
    const { facts } = await bea.next('update')
    expect(await hall.do('ana', made, { do: 'start' })).toMatchObject({ type: 'refused' })
    const seat = facts?.seats.findIndex(each => each.person?.id === 'cai') ?? -1
    await hall.do('ana', made, { do: 'unseat', seat })
    await hall.do('ana', made, { do: 'bot', seat, level: 'easy' })
    expect(await hall.do('ana', made, { do: 'start' })).toMatchObject({ type: 'done' })
  })

  test('calls time', async () => {
    let skew = 0
    const hall = await openHall({ clock: () => Date.now() + skew })
    const id = await hall.play(['ana', 'bea'], { pace: { kind: 'live', bank: 60, increment: 0 } })
    const [, bea] = await seatedAt(hall, id)
    skew = 61_000
    await bea.next('update', update => update.facts?.overdue === 0)
    await hall.do('bea', id, { do: 'guard' })
    await bea.next('update', update => update.position?.steps.at(-1)?.guarded === true)
  })
})
