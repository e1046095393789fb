import type { Command } from '@ludoteca/protocol'
import { describe, expect, test, vi } from 'vitest'
import { newId } from '../../src/ids.ts'
import type { Store } from '../../src/store/store.ts'
import { foldAll } from '../../src/table/fold.ts'
import { seen, viewerOf } from '../../src/table/update.ts'
import { type Faults, type When, withFaults } from './faults.ts'
import { choice, type FakeSocket, type Hall, newStore, openHall, personOf, toyGames } from './hall.ts'

/* Every call to the store fails once, at every place: memory stays what the log says. */

interface Scene {
  readonly hall: Hall
  readonly table: string
  /** Somebody who looks on all the time. */
  readonly eye: FakeSocket
  readonly command: Command
}

interface Set {
  readonly kept: Store
  readonly faults: Faults
  /** A node of its own on the same store, which never fails. */
  readonly elsewhere: Hall
}

const deaf = (store: Store): Store => ({
  ...store,
  shared: true,
  tables: { ...store.tables, onAppended: () => () => {} },
})

async function watching(hall: Hall, table: string): Promise<FakeSocket> {
  const eye = hall.enter('ana')
  eye.say({ type: 'watch', table })
  await eye.next('update')
  return eye
}

const scenes: Readonly<Record<string, (set: Set) => Promise<Scene>>> = {
  async 'a move'({ faults }) {
    const hall = await openHall({ store: faults.store })
    const table = await hall.play(['ana', 'bea'])
    const eye = await watching(hall, table)
    return { hall, table, eye, command: choice(eye.page) }
  },
  async 'a race that is lost'({ faults, elsewhere }) {
    const hall = await openHall({ store: deaf(faults.store) })
    const table = await hall.play(['ana', 'bea'])
    const eye = await watching(hall, table)
    await elsewhere.do('bea', table, { do: 'say', text: 'first' })
    return { hall, table, eye, command: choice(eye.page) }
  },
  async 'a race lost to the same move'({ faults, elsewhere }) {
    const hall = await openHall({ store: deaf(faults.store) })
    const table = await hall.play(['ana', 'bea'])
    const eye = await watching(hall, table)
    const command = choice(eye.page)
    await elsewhere.do('ana', table, command)
    return { hall, table, eye, command }
  },
  async 'a newcomer who sat down elsewhere'({ faults, elsewhere }) {
    const hall = await openHall({ store: deaf(faults.store) })
    const table = await hall.create('ana')
    const eye = await watching(hall, table)
    await elsewhere.do('bea', table, { do: 'join' })
    return { hall, table, eye, command: { do: 'start' } }
  },
  async 'a line after which the table is kept whole'({ kept, faults, elsewhere }) {
    const table = await elsewhere.play(['ana', 'bea'])
    const row = await kept.tables.row(table)
    const at = await kept.tables.head(table)
    const said = (seq: number): string =>
      JSON.stringify({ kind: 'said', at: 1, by: 'bea', id: `said${seq}`, text: 'hm' })
    const lines = Array.from({ length: 199 - at }, (_, i) => said(at + i))
    if (row) await kept.tables.append(table, at, lines, { ...row, seq: at + lines.length })
    const hall = await openHall({ store: faults.store })
    const eye = await watching(hall, table)
    return { hall, table, eye, command: choice(eye.page) }
  },
}

/** What a page would see of the log as it is kept. */
async function fromLog(kept: Store, table: string, now: number) {
  const folded = foldAll(await kept.tables.log(table, 0), toyGames)
  if (!folded) throw new Error('the log does not begin')
  expect(folded.damage).toBeNull()
  return seen(folded, viewerOf(folded, 'ana'), 0, now, id => ({ id, name: id.toUpperCase() }))
}

async function suffer(begin: (set: Set) => Promise<Scene>, nth: number, when: When, dead: boolean) {
  const kept = await newStore()
  const faults = withFaults(kept)
  const elsewhere = await openHall({ store: deaf(kept) })
  const { hall, table, eye, command } = await begin({ kept, faults, elsewhere })
  const id = newId(12)
  const send = () => hall.hub.command(table, personOf('ana'), id, command, hall.now)
  const before = await kept.tables.head(table)

  faults.fail(nth, when, dead)
  const answer = await send()
  const hit = faults.mend()

  const head = await kept.tables.head(table)
  const times = async () => (await kept.tables.log(table, 0)).filter(line => line.includes(`"${id}"`)).length
  const story = JSON.stringify({ nth, when, dead, answer })
  // Nothing was shown that is not kept.
  for (const update of eye.all('update')) expect(update.seq, story).toBeLessThanOrEqual(head)
  if (answer.type === 'done') expect(await times(), story).toBe(1)
  else if (answer.type === 'refused' && answer.refusal.rule === 'not-saved') {
    expect(await times(), story).toBe(0)
    expect(head, story).toBe(before)
  } else expect(answer, story).toMatchObject({ type: 'refused' })

  // What is in memory is what is kept, at once, for whoever looks.
  const look = async () =>
    expect(await hall.hub.look(table, personOf('ana')), story).toEqual(await fromLog(kept, table, hall.now))
  await look()
  // The same message is answered once more, never carried out twice.
  const again = await send()
  expect(again.type === 'done' ? 1 : 0, story).toBe(await times())
  await look()
  // And the game goes on.
  expect(await hall.do('bea', table, { do: 'say', text: 'on' }), story).toMatchObject({ type: 'done' })
  await look()
  const length = await kept.tables.head(table)
  await vi.waitFor(() => expect(eye.page.seq, story).toBe(length), 10_000)
  return hit
}

for (const [name, begin] of Object.entries(scenes)) {
  describe(name, () => {
    for (const when of ['before', 'after'] as const) {
      for (const dead of [false, true]) {
        test(`fails ${when} each call${dead ? ' and from then on' : ''}`, async () => {
          let points = 0
          while (await suffer(begin, points + 1, when, dead)) points++
          expect(points).toBeGreaterThan(0)
        }, 60_000)
      }
    }
  })
}
