import { below, type Viewer } from '@ludoteca/engine'
import { describe, expect, test } from 'vitest'
import { mayLook, positionAt, seen, viewerOf } from '../../src/table/update.ts'
import { names, TableFixture } from './fixture.ts'
import { Page } from './page.ts'
import { GAMES, session } from './session.ts'

const look = (fixture: TableFixture, viewer: Viewer, after = 0) =>
  seen(fixture.table, viewer, after, fixture.now, names)

function fresh(fixture: TableFixture, viewer: Viewer): Page {
  const page = new Page()
  page.take(look(fixture, viewer))
  return page
}

describe('an update', () => {
  test.each(GAMES)('brings a page of $id from anywhere to now', game => {
    const pages = new Map<Viewer, Page>([0, 1, 'table' as const].map(viewer => [viewer, new Page()]))
    session(game, 'seen', 150, (fixture, rng) => {
      for (const [viewer, page] of pages) {
        if (below(rng, 3) > 0) continue
        const after = Math.max(0, page.seq - below(rng, 4))
        expect(page.take(JSON.parse(JSON.stringify(look(fixture, viewer, after))))).toBe(true)
        expect(page).toEqual(fresh(fixture, viewer))
      }
    })
  })

  test('carries only what has changed', () => {
    const fixture = TableFixture.playing({ pace: { kind: 'live', bank: 600, increment: 0 } })
    const seq = fixture.table.seq
    fixture.act('toss')
    const update = look(fixture, 1, seq)
    expect(Object.keys(update)).toEqual(['type', 'table', 'after', 'seq', 'now', 'seat', 'clock', 'position'])
    expect(update.position?.from).toBe(0)
    fixture.done('ana', { do: 'say', text: 'hm' })
    expect(Object.keys(look(fixture, 1, seq + 1)).slice(6)).toEqual(['chat'])
    expect(Object.keys(look(fixture, 1, seq + 2)).slice(6)).toEqual([])
  })

  test('tells a page that knows too much everything anew', () => {
    const fixture = TableFixture.playing()
    const update = look(fixture, 'table', 999)
    expect(update).toMatchObject({ after: 0, seq: fixture.table.seq })
    expect(update.facts).toBeDefined()
  })

  test('has the latest two hundred lines of chat at first sight', () => {
    const fixture = new TableFixture()
    for (let n = 0; n < 300; n++) fixture.done('ana', { do: 'say', text: `${n}` })
    const { chat } = look(fixture, 'table')
    expect(chat?.lines).toHaveLength(200)
    expect(chat?.lines.at(-1)).toMatchObject({ text: '299', by: { id: 'ana', name: 'ANA' } })
    expect(look(fixture, 'table', 1).chat?.lines).toHaveLength(300)
  })
})

describe('secrets of the table', () => {
  test('the seed is known by its hash before and by itself after the end', () => {
    const fixture = TableFixture.playing()
    expect(look(fixture, 0).facts?.seed).toBeNull()
    expect(look(fixture, 0).facts?.commitment).toHaveLength(64)
    while (fixture.table.phase === 'playing') fixture.act()
    expect(look(fixture, 'table').facts?.seed).toBe('table')
  })

  test('the code is for those seated, a private table for nobody else', () => {
    const fixture = new TableFixture({ visibility: 'private' })
    expect(look(fixture, 0).facts?.code).toBe('ABC234')
    expect(look(fixture, 'table').facts?.code).toBeNull()
    expect([
      mayLook(fixture.table, 'ana'),
      mayLook(fixture.table, 'bea'),
      mayLook(fixture.table, null),
    ]).toEqual([true, false, false])
    expect(mayLook(new TableFixture({ visibility: 'unlisted' }).table, null)).toBe(true)
  })

  test('positions of the past are seen with one’s own eyes', () => {
    const fixture = TableFixture.playing()
    const { match } = fixture.table
    const opening = match?.game.view(match.state, 1)
    fixture.tossAndTake()
    expect(positionAt(fixture.table, 1, 0)).toEqual(opening)
    for (const steps of [-1, 3, 0.5, Number.NaN]) expect(positionAt(fixture.table, 1, steps)).toBeNull()
    expect(viewerOf(fixture.table, 'bea')).toBe(1)
    expect([viewerOf(fixture.table, 'dua'), viewerOf(fixture.table, null)]).toEqual(['table', 'table'])
  })
})
