import { describe, expect, test } from 'vitest'
import { tableRow } from '../rows.ts'
import { NASTY, other, store } from './places.ts'

export function logs(): void {
  describe('logs', () => {
    test('a table is made at 0, grows line by line and is read from any line', async () => {
      expect(await store.tables.head('t')).toBe(0)
      expect(await store.tables.row('t')).toBeNull()
      expect(await store.tables.log('t', 0)).toEqual([])
      expect(await store.tables.append('t', 0, ['a', 'b'], tableRow('t', 2))).toBe(true)
      expect(await store.tables.append('t', 2, ['c'], tableRow('t', 3))).toBe(true)
      expect(await store.tables.head('t')).toBe(3)
      expect(await store.tables.log('t', 0)).toEqual(['a', 'b', 'c'])
      expect(await store.tables.log('t', 2)).toEqual(['c'])
      expect(await store.tables.log('t', 3)).toEqual([])
      expect(await store.tables.part('t', 0, 2)).toEqual(['a', 'b'])
      expect(await store.tables.part('t', 2, 2)).toEqual(['c'])
      expect(await store.tables.part('t', 3, 2)).toEqual([])
      expect(await store.tables.row('t')).toEqual(tableRow('t', 3))
    })

    test('the first review of a table stays, and goes with the table', async () => {
      expect(await store.tables.keepReview('t', 'before there was a table')).toBe(false)
      await store.tables.append('t', 0, ['a'], tableRow('t', 1))
      expect(await store.tables.review('t')).toBeNull()
      expect(await store.tables.keepReview('t', `{"said":"${NASTY}"}`)).toBe(true)
      expect(await other.tables.keepReview('t', '{}')).toBe(false)
      expect(await other.tables.review('t')).toBe(`{"said":"${NASTY}"}`)
      await store.tables.remove('t')
      expect(await store.tables.review('t')).toBeNull()
    })

    test('who appends at an occupied or a distant number changes nothing', async () => {
      await store.tables.append('t', 0, ['a', 'b'], tableRow('t', 2))
      for (const seq of [0, 1, 3, 9]) {
        expect(await store.tables.append('t', seq, ['x', 'y', 'z'], tableRow('t', seq + 3))).toBe(false)
      }
      expect(await store.tables.append('new', 1, ['x'], tableRow('new', 2))).toBe(false)
      expect(await store.tables.log('t', 0)).toEqual(['a', 'b'])
      expect(await store.tables.row('t')).toEqual(tableRow('t', 2))
      expect(await store.tables.row('new')).toBeNull()
    })

    test('of many writers at one number, in two stores, exactly one wins', async () => {
      for (let seq = 0; seq < 10; seq++) {
        const tries = Array.from({ length: 8 }, (_, i) =>
          (i % 2 ? other : store).tables.append('t', seq, [`${seq} by ${i}`], tableRow('t', seq + 1)),
        )
        const won = await Promise.all(tries)
        expect(won.filter(Boolean)).toHaveLength(1)
        const [line] = await other.tables.log('t', seq)
        expect(line).toBe(`${seq} by ${won.indexOf(true)}`)
      }
    })

    test('an append that fails changes nothing, not even for those beside it', async () => {
      const bad = { ...tableRow('t', 2), game: null as unknown as string }
      const tries = await Promise.allSettled([
        store.tables.append('before', 0, ['a'], tableRow('before', 1)),
        store.tables.append('t', 0, ['a', 'b'], bad),
        store.tables.append('after', 0, ['a'], tableRow('after', 1)),
      ])
      expect(tries.map(each => each.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      expect(await store.tables.head('t')).toBe(0)
      expect(await store.tables.log('t', 0)).toEqual([])
      expect(await store.tables.ids(null, 9)).toEqual(['after', 'before'])
    })

    test('what one store wrote another reads', async () => {
      await store.tables.append('t', 0, ['a'], tableRow('t', 1))
      expect(await other.tables.log('t', 0)).toEqual(['a'])
      await other.tables.append('t', 1, ['b'], tableRow('t', 2))
      expect(await store.tables.log('t', 0)).toEqual(['a', 'b'])
      expect(await store.tables.head('t')).toBe(2)
    })

    test('any text and a megabyte in one line come back as they were', async () => {
      const big = `${NASTY}${'大'.repeat(400_000)}`
      const lines = [NASTY, '', JSON.stringify('\0 \ud800'), big]
      const row = tableRow(NASTY, 4, { host: NASTY, people: [NASTY], turn: NASTY })
      expect(await store.tables.append(NASTY, 0, lines, row)).toBe(true)
      expect(await store.tables.log(NASTY, 0)).toEqual(lines)
      expect(await store.tables.row(NASTY)).toEqual(row)
      expect(await store.tables.mine(NASTY, 5)).toEqual([row])
    })

    test('a removed table leaves nothing behind and its name is free', async () => {
      await store.tables.append('t', 0, ['a'], tableRow('t', 1))
      await store.tables.keepSnapshot('t', 1, 's')
      await store.tables.keepNote('t', 'ana', 'n')
      await store.tables.keepSeen('t', 'ana', 1)
      await store.tables.remove('t')
      expect(await store.tables.head('t')).toBe(0)
      expect(await store.tables.log('t', 0)).toEqual([])
      expect(await store.tables.snapshot('t')).toBeNull()
      expect(await store.tables.note('t', 'ana')).toBe('')
      expect(await store.tables.seen('t', 'ana')).toBe(0)
      expect(await store.tables.mine('ana', 9)).toEqual([])
      expect(await store.tables.append('t', 0, ['b'], tableRow('t', 1))).toBe(true)
      expect(await store.tables.log('t', 0)).toEqual(['b'])
    })

    test('ids come in pages', async () => {
      for (const id of ['c', 'a', 'b']) await store.tables.append(id, 0, ['x'], tableRow(id, 1))
      expect(await store.tables.ids(null, 2)).toEqual(['a', 'b'])
      expect(await store.tables.ids('b', 2)).toEqual(['c'])
    })
  })

  describe('what belongs to a table', () => {
    test('the newest snapshot is kept, whoever comes last', async () => {
      expect(await store.tables.snapshot('t')).toBeNull()
      await store.tables.keepSnapshot('t', 10, 'ten')
      await store.tables.keepSnapshot('t', 20, NASTY)
      await store.tables.keepSnapshot('t', 15, 'fifteen')
      expect(await store.tables.snapshot('t')).toEqual({ seq: 20, data: NASTY })
    })

    test('notes are one per person and table', async () => {
      expect(await store.tables.note('t', 'ana')).toBe('')
      await store.tables.keepNote('t', 'ana', NASTY)
      await store.tables.keepNote('t', 'bo', 'mine')
      await store.tables.keepNote('u', 'ana', 'zero \0 in it')
      expect(await store.tables.note('t', 'ana')).toBe(NASTY)
      expect(await store.tables.note('t', 'bo')).toBe('mine')
      expect(await store.tables.note('u', 'ana')).toBe('zero \uFFFD in it')
      await store.tables.keepNote('t', 'ana', '')
      expect(await store.tables.note('t', 'ana')).toBe('')
    })

    test('what has been seen stays seen', async () => {
      expect(await store.tables.seen('t', 'ana')).toBe(0)
      await store.tables.keepSeen('t', 'ana', 7)
      await store.tables.keepSeen('t', 'ana', 3)
      expect(await store.tables.seen('t', 'ana')).toBe(7)
      expect(await store.tables.seen('t', 'bo')).toBe(0)
    })
  })
}
