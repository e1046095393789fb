import { readFileSync } from 'node:fs'
import { allGames } from '@ludoteca/shelf'
import { beforeAll, describe, expect, test } from 'vitest'
import { readSets } from '../../src/ops/sets.ts'
import { Trouble } from '../../src/store/trouble.ts'
import { choice, openHall } from './hall.ts'

const FILE = new URL('../../../../examples/lisboa-set/set.json', import.meta.url)
const EXAMPLE = { game: 'lisboa', file: 'set.json', text: readFileSync(FILE, 'utf8') }
const LABEL = /^Example box · [0-9a-f]{6}$/
const TERMS = { game: 'lisboa' } as const

let games: Awaited<ReturnType<typeof allGames>>
beforeAll(async () => {
  games = await allGames()
})

const hallWithSet = async () => openHall({ games, sets: await readSets([EXAMPLE], 'en') })

describe('a set the host brought', () => {
  test('is on every new table of its game, which says so by its name', async () => {
    const hall = await hallWithSet()
    const id = await hall.play(['ana', 'bea'], TERMS)
    const look = await hall.hub.look(id, null)
    expect(look?.facts?.terms.options.set).toMatch(LABEL)
    expect(look?.position?.view).toHaveProperty('set', expect.stringContaining('Example box'))
  })

  test('is played with, kept with the game and in its save file', async () => {
    const hall = await hallWithSet()
    const id = await hall.play(['ana', 'bea'], TERMS)
    const page = hall.enter('ana')
    page.say({ type: 'watch', table: id })
    await page.next('update')
    const game = games.get('lisboa')
    if (!game) throw new Error('no game')
    expect(await hall.do('ana', id, choice(page.page, game))).toMatchObject({ type: expect.any(String) })
    const [first] = await hall.store.tables.log(id, 0)
    expect(first).toContain('巴西黄金')
  })

  test('stays with tables that were made before the host took it away, and goes on to their rematch', async () => {
    const hall = await hallWithSet()
    const id = await hall.play(['ana', 'bea'], TERMS)
    const later = await openHall({ games, store: hall.store })
    expect((await later.hub.look(id, null))?.facts?.terms.options.set).toMatch(LABEL)
    expect((await later.hub.look(await later.create('ana', TERMS), null))?.facts?.terms.options.set).toBe(
      'ours',
    )
  })

  test('is nobody else’s to bring: what a page says of sets is left aside', async () => {
    const hall = await openHall({ games })
    const id = await hall.create('ana', { ...TERMS, options: { set: 'Example box · 123456' } })
    expect((await hall.hub.look(id, null))?.facts?.terms.options.set).toBe('ours')
  })

  test('that cannot be used is told with every place, in the language of the host', async () => {
    const cards = [{ id: 'noble-king-blue-1', influence: 1, effects: ['FLY'] }]
    const text = JSON.stringify({ format: 'ludoteca-lisboa-set 1', name: 'Box', cards })
    const trouble = await readSets([{ ...EXAMPLE, text }], 'zh').catch(error => error)
    expect(trouble).toBeInstanceOf(Trouble)
    expect((trouble as Trouble).in('zh')).toBe(
      '“set.json”里的套组不能使用：\ncards[0].effects[0]：看不懂效果“FLY”。',
    )
  })
})
