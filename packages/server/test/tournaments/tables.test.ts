import { expect, test } from 'vitest'
import { runningOf } from '../../src/tournaments/state.ts'
import { openClub, people } from './club.ts'

const start = { do: 'start', seed: 'seed' } as const

async function begun() {
  const club = await openClub(2)
  const id = await club.make()
  await club.enterAll(id, people(2))
  const t = await club.does('org', id, start)
  const table = runningOf(t)[0]
  const game = t.games.get(table?.id ?? '') ?? ''
  const person = (await club.store.tables.row(game))?.turn ?? ''
  return { club, id, game, person }
}

test('whoever is out of time at a table of a tournament is played on by the guardian at once', async () => {
  const { club, id, game, person } = await begun()
  const other = people(2).find(each => each !== person) ?? ''
  const line = club.enter(person)
  line.say({ type: 'watch', table: game })
  club.now += 3_600_000
  // The other one's clock runs out as well, until the game has come to its end.
  await expect
    .poll(
      async () => {
        club.now += 3_600_000
        club.enter(other).say({ type: 'watch', table: game })
        return (await club.store.tables.row(game))?.phase
      },
      { timeout: 30_000, interval: 100 },
    )
    .toBe('over')
  await club.desk.advance(id)
  const [table] = (await club.read(id)).core.rounds[0]?.tables ?? []
  expect(table?.result).toMatchObject({ end: 'finished' })
  expect(table?.result?.seats.some(seat => seat.guardian)).toBe(true)
})

test('people at such a table do not decide about its end or its pace, but may go back together', async () => {
  const { club, game, person } = await begun()
  const ask = (request: object) => club.do(person, game, { do: 'ask', request } as never)
  expect(await ask({ kind: 'abandon' })).toMatchObject({ refusal: { rule: 'tournament-table' } })
  expect(await ask({ kind: 'pace', pace: { kind: 'free' } })).toMatchObject({
    refusal: { rule: 'tournament-table' },
  })
  expect(await ask({ kind: 'rewind', steps: 0 })).toMatchObject({ refusal: { rule: 'rewind-ahead' } })
})

test('whoever takes over a seat sees the game with the eyes of that seat, and whoever left it no more', async () => {
  const { club, id, game, person } = await begun()
  const [out, into] = [club.enter(person), club.enter('ana')]
  for (const line of [out, into]) line.say({ type: 'watch', table: game })
  await into.next('update')
  expect(into.page.seat).toBeNull()
  await club.does('org', id, { do: 'replace', entrant: person, into: 'ana', rating: null })
  await into.next('update', update => update.seat !== null && update.position?.from === 0)
  await out.next('update', update => update.seat === null && update.position?.from === 0)
  const seen = await club.hub.look(game, { id: 'ana', name: 'ANA' })
  expect(into.page.view).toEqual(seen?.position?.view)
})
