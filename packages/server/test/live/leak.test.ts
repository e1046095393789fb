import { below, rngFrom } from '@ludoteca/engine'
import { type Person, PROTOCOL } from '@ludoteca/protocol'
import { expect, test } from 'vitest'
import { foldAll } from '../../src/table/fold.ts'
import { seen, viewerOf } from '../../src/table/update.ts'
import { Page } from '../table/page.ts'
import { GAMES } from '../table/session.ts'
import { choice, FakeSocket, openHall, personOf } from './hall.ts'

const games = new Map(GAMES.map(game => [game.id, game]))

class Recorder extends FakeSocket {
  readonly texts: string[] = []
  override send(text: string): void {
    this.texts.push(text)
    super.send(text)
  }
}

/**
 * Together with the test of `seen` this says: no byte of any update depends on what its reader cannot know. Here every
 * update of a whole session is made again from the log as it was then, by `seen` alone, and must be the same text.
 */
test.each(GAMES)('the server adds nothing to what is seen of a table of $id', async game => {
  const hall = await openHall({ games })
  const table = await hall.play(['ana', 'bea'], { game: game.id, seats: Math.max(2, game.seats.min) })
  const people = ['ana', 'bea', null]
  const lines = people.map(person => {
    const line = new Recorder()
    hall.hub.attach(line, person === null ? null : personOf(person))
    line.say({ type: 'hello', protocol: PROTOCOL })
    line.say({ type: 'watch', table })
    return line
  })
  const rng = rngFrom(game.id)
  for (let n = 0; n < 60; n++) {
    hall.now += below(rng, 5_000)
    const page = new Page()
    const row = await hall.store.tables.row(table)
    const update = row?.turn ? await hall.hub.look(table, personOf(row.turn)) : null
    if (!update || !row?.turn) break
    page.take(update)
    if (below(rng, 8) === 0) await hall.do(row.turn, table, { do: 'undo', steps: row.steps, count: 1 })
    if (below(rng, 8) === 0) await hall.do('bea', table, { do: 'say', text: 'hm' })
    await hall.do(row.turn, table, choice(page, game))
  }
  const log = await hall.store.tables.log(table, 0)
  const names = (id: string): Person => ({ id, name: id.toUpperCase() })
  let compared = 0
  for (const [i, line] of lines.entries()) {
    for (const text of line.texts) {
      const message = JSON.parse(text)
      if (message.type !== 'update') continue
      const then = foldAll(log.slice(0, message.seq), games)
      if (!then) return expect.fail('no table')
      const viewer = viewerOf(then, people[i] ?? null)
      expect(text).toBe(JSON.stringify(seen(then, viewer, message.after, message.now, names)))
      compared++
    }
    const other = ['welcome', 'update', 'presence', 'turns']
    expect(line.got.filter(each => !other.includes(each.type))).toEqual([])
  }
  expect(compared).toBeGreaterThan(100)
})
