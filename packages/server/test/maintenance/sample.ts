import { join } from 'node:path'
import { allGames } from '@ludoteca/shelf'
import { onTestFinished } from 'vitest'
import { openStore } from '../../src/store/open.ts'
import { choice, openHall } from '../live/hall.ts'
import { personRow } from '../store/rows.ts'

/** A database where games are open, being played and over. */
export async function livedIn(folder: string): Promise<string> {
  const url = `sqlite:${join(folder, 'ludoteca.db')}`
  const store = await openStore(url)
  onTestFinished(() => store.close())
  for (const id of ['ana', 'bea']) await store.people.add(personRow(id))
  const games = await allGames()
  const hall = await openHall({ store, games })
  const game = games.get('tigris-euphrates')
  for (let table = 0; table < 3; table++) {
    const id = await hall.play(['ana', 'bea'], { game: 'tigris-euphrates' })
    for (let moves = 0; moves < 4; moves++) {
      for (const person of ['ana', 'bea']) {
        const line = hall.enter(person)
        line.say({ type: 'watch', table: id })
        await line.next('update')
        if (game) await hall.do(person, id, choice(line.page, game))
        line.close(1000)
      }
    }
    if (table === 0) await hall.do('ana', id, { do: 'resign' })
  }
  await hall.create('ana', { game: 'lisboa' })
  await store.tables.keepNote('t', 'ana', 'a note')
  await store.results.record({ table: 't', game: 'lisboa', ended: 5, rated: false, people: [] }, [])
  await store.settings.audit(1, 'root', 'rest on')
  return url
}
