import type { Notice } from '@ludoteca/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { openNotifier } from '../../src/notify/notifier.ts'
import { runningOf } from '../../src/tournaments/state.ts'
import { openClub, people } from '../tournaments/club.ts'

test('people are told when a round begins and when it takes too long; so is the organiser of the latter', async () => {
  const club = await openClub(2)
  const told: string[] = []
  const notifier = openNotifier({
    ...{ store: club.store, hub: club.hub, desk: club.desk, clock: () => club.now, log: club.log },
    origin: 'https://club.example',
    push: async () => 'sent',
    webhook: async (url: string, { event, url: leads }: Notice) => {
      told.push(`${new URL(url).hostname} ${event} ${new URL(leads).pathname}`)
      return null
    },
  })
  onTestFinished(() => notifier.close())
  for (const id of [...people(2), 'org'])
    await club.store.people.change(id, { settings: { away: null, quiet: null, webhook: `https://${id}/` } })
  const id = await club.make({ limit: 10 })
  await club.enterAll(id, people(2))
  const t = await club.does('org', id, { do: 'start', seed: 'seed' })
  await notifier.settled()
  const table = runningOf(t)[0]
  const game = t.games.get(table?.id ?? '') ?? ''
  const turn = (await club.store.tables.row(game))?.turn ?? ''
  const other = people(2).find(each => each !== turn)
  expect(told.toSorted()).toEqual([`${other} round /t/${game}`, `${turn} turn /t/${game}`].toSorted())
  told.length = 0
  club.now += 10 * 60_000
  await club.desk.advance(id)
  await notifier.settled()
  expect(told.toSorted()).toEqual(
    [`org organise /tournaments/${id}`, `p00 late /t/${game}`, `p01 late /t/${game}`].toSorted(),
  )
})
