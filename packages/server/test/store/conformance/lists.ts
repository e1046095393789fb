import type { Place } from '@ludoteca/protocol'
import { describe, expect, test } from 'vitest'
import { tableRow } from '../rows.ts'
import { store } from './places.ts'

export function lists(): void {
  test('heads tell where tables stand, however many are asked for', async () => {
    await store.tables.append('t', 0, ['a', 'b'], tableRow('t', 2))
    const asked = ['t', 'nowhere', ...Array.from({ length: 250 }, (_, i) => `no${i}`)]
    expect(await store.tables.heads(asked)).toEqual(
      new Map([['t', { seq: 2, phase: 'playing', turn: 'ana' }]]),
    )
    expect(await store.tables.heads([])).toEqual(new Map())
  })

  describe('lists', () => {
    const put = async (id: string, moved: number, change: Parameters<typeof tableRow>[2] = {}) => {
      const seq = await store.tables.head(id)
      const row = tableRow(id, seq + 1, { moved, ...change })
      expect(await store.tables.append(id, seq, ['x'], row)).toBe(true)
    }
    const names = (rows: readonly { id: string }[]) => rows.map(each => each.id)

    test('by phase, game and visibility, the latest moved first, in pages', async () => {
      await put('a', 10)
      await put('b', 30)
      await put('c', 20, { game: 'lisboa' })
      await put('hidden', 40, { visibility: 'unlisted' })
      await put('secret', 50, { visibility: 'private', game: 'lisboa' })
      await put('open', 60, { phase: 'open' })
      const list = async (query: object) =>
        names(await store.tables.list({ phase: 'playing', limit: 9, ...query }))
      expect(await list({ publicOnly: true })).toEqual(['b', 'c', 'a'])
      expect(await list({ publicOnly: true, limit: 2 })).toEqual(['b', 'c'])
      expect(await list({ publicOnly: true, before: { moved: 20, id: 'c' } })).toEqual(['a'])
      expect(await list({ publicOnly: true, game: 'lisboa' })).toEqual(['c'])
      expect(await list({ game: 'lisboa' })).toEqual(['secret', 'c'])
      expect(await list({})).toEqual(['secret', 'hidden', 'b', 'c', 'a'])
      expect(await list({ phase: 'open' })).toEqual(['open'])
      expect(await list({ phase: 'over' })).toEqual([])
      await put('a', 70)
      expect(await list({ publicOnly: true })).toEqual(['a', 'b', 'c'])
    })

    test('pages neither repeat nor leave out tables that moved in the same millisecond', async () => {
      for (const phase of ['playing', 'over'] as const) {
        const ids = ['a', 'b', 'c', 'd', 'e'].map(letter => `${letter} ${phase}`)
        for (const id of ids) await put(id, 10, { phase })
        for (const person of [{}, { person: 'ana' }]) {
          const found: string[] = []
          for (let before: Place | undefined; ; ) {
            const page = await store.tables.list({ phase, limit: 2, ...person, ...(before && { before }) })
            found.push(...names(page))
            before = page.at(-1)
            if (!before) break
          }
          expect(found).toEqual(ids.toReversed())
        }
      }
    })

    test('of one person, in each phase, also after a seat changed hands', async () => {
      await put('a', 10)
      await put('b', 20)
      await put('a', 30)
      await put('c', 25, { people: ['bo', 'cy'] })
      const list = async (person: string, phase: 'open' | 'playing' | 'over', query: object = {}) =>
        names(await store.tables.list({ person, phase, limit: 9, ...query }))
      expect(await list('ana', 'playing')).toEqual(['a', 'b'])
      expect(await list('bo', 'playing')).toEqual(['a', 'c', 'b'])
      expect(await list('bo', 'playing', { before: { moved: 30, id: 'a' }, limit: 1 })).toEqual(['c'])
      await put('a', 40, { phase: 'over' })
      await put('b', 50, { phase: 'over', people: ['bo'] })
      await put('a', 60, { phase: 'over' })
      expect(await list('ana', 'playing')).toEqual([])
      expect(await list('ana', 'over')).toEqual(['a'])
      expect(await list('bo', 'over')).toEqual(['a', 'b'])
      expect(await list('bo', 'over', { before: { moved: 60, id: 'a' }, publicOnly: true })).toEqual(['b'])
      expect(await list('bo', 'over', { game: 'lisboa' })).toEqual([])
    })

    test('mine: open and played, my turn first, then the latest moved', async () => {
      await put('old turn', 10)
      await put('theirs', 40, { turn: 'bo' })
      await put('open', 50, { phase: 'open', turn: null })
      await put('over', 60, { phase: 'over', turn: null })
      await put('new turn', 20)
      await put('not mine', 70, { people: ['bo', 'cy'], turn: 'cy' })
      expect(names(await store.tables.mine('ana', 9))).toEqual(['new turn', 'old turn', 'open', 'theirs'])
      expect(names(await store.tables.mine('ana', 3))).toEqual(['new turn', 'old turn', 'open'])
      expect(await store.tables.mine('nobody', 9)).toEqual([])
    })

    test('waiting counts the games in which it is a person’s turn, however many people ask', async () => {
      await put('a', 10)
      await put('b', 10)
      await put('c', 10, { turn: 'bo' })
      await put('d', 10, { phase: 'over' })
      const crowd = Array.from({ length: 150 }, (_, at) => `nobody${at}`)
      const waiting = async () => Object.fromEntries(await store.tables.waiting(['ana', ...crowd, 'bo']))
      expect(await waiting()).toEqual({ ana: 2, bo: 1 })
      await put('a', 20, { turn: 'bo' })
      expect(await waiting()).toEqual({ ana: 1, bo: 2 })
      expect(await store.tables.waiting([])).toEqual(new Map())
    })
  })
}
