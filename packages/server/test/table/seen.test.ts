import { below, type Viewer } from '@ludoteca/engine'
import { describe, expect, test } from 'vitest'
import { mayLook, positionAt, seen, viewerOf } from '../../src/table/seen.ts'
import { House, names } from './house.ts'
import { Page } from './page.ts'
import { GAMES, session } from './session.ts'

const look = (house: House, viewer: Viewer, after = 0) => seen(house.table, viewer, after, house.now, names)

function fresh(house: House, viewer: Viewer): Page {
  const page = new Page()
  page.take(look(house, viewer))
  return page
}

describe('an update', () => {
  test.each(GAMES)('brings a page of $id from anywhere to now', game => {
    const pages = new Map<Viewer, Page>([0, 1, 'table' as const].map(viewer => [viewer, new Page()]))
    session(game, 'seen', 150, (house, rng) => {
      for (const [viewer, page] of pages) {
        if (below(rng, 3) > 0) continue
        const after = Math.max(0, page.seq - below(rng, 4))
        expect(page.take(JSON.parse(JSON.stringify(look(house, viewer, after))))).toBe(true)
        expect(page).toEqual(fresh(house, viewer))
      }
    })
  })

  test('carries only what has changed', () => {
    const house = House.playing({ pace: { kind: 'live', bank: 600, increment: 0 } })
    const seq = house.table.seq
    house.act('toss')
    const update = look(house, 1, seq)
    expect(Object.keys(update)).toEqual(['type', 'table', 'after', 'seq', 'now', 'seat', 'clock', 'position'])
    expect(update.position?.from).toBe(0)
    house.done('ana', { do: 'say', text: 'hm' })
    expect(Object.keys(look(house, 1, seq + 1)).slice(6)).toEqual(['chat'])
    expect(Object.keys(look(house, 1, seq + 2)).slice(6)).toEqual([])
  })

  test('tells a page that knows too much everything anew', () => {
    const house = House.playing()
    const update = look(house, 'table', 999)
    expect(update).toMatchObject({ after: 0, seq: house.table.seq })
    expect(update.facts).toBeDefined()
  })

  test('has the latest two hundred lines of chat at first sight', () => {
    const house = new House()
    for (let n = 0; n < 300; n++) house.done('ana', { do: 'say', text: `${n}` })
    const { chat } = look(house, 'table')
    expect(chat?.lines).toHaveLength(200)
    expect(chat?.lines.at(-1)).toMatchObject({ text: '299', by: { id: 'ana', name: 'ANA' } })
    expect(look(house, 'table', 1).chat?.lines).toHaveLength(300)
  })
})

describe('secrets of the table', () => {
  test('the seed is known by its hash before and by itself after the end', () => {
    const house = House.playing()
    expect(look(house, 0).facts?.seed).toBeNull()
    expect(look(house, 0).facts?.commitment).toHaveLength(64)
    while (house.table.phase === 'playing') house.act()
    expect(look(house, 'table').facts?.seed).toBe('table')
  })

  test('the code is for those seated, a private table for nobody else', () => {
    const house = new House({ visibility: 'private' })
    expect(look(house, 0).facts?.code).toBe('ABC234')
    expect(look(house, 'table').facts?.code).toBeNull()
    expect([mayLook(house.table, 'ana'), mayLook(house.table, 'bea'), mayLook(house.table, null)]).toEqual([
      true,
      false,
      false,
    ])
    expect(mayLook(new House({ visibility: 'unlisted' }).table, null)).toBe(true)
  })

  test('positions of the past are seen with one’s own eyes', () => {
    const house = House.playing()
    const { match } = house.table
    const opening = match?.game.view(match.state, 1)
    house.tossAndTake()
    expect(positionAt(house.table, 1, 0)).toEqual(opening)
    for (const steps of [-1, 3, 0.5, Number.NaN]) expect(positionAt(house.table, 1, steps)).toBeNull()
    expect(viewerOf(house.table, 'bea')).toBe(1)
    expect([viewerOf(house.table, 'dua'), viewerOf(house.table, null)]).toEqual(['table', 'table'])
  })
})
