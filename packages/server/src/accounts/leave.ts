import type { Place } from '@ludoteca/protocol'
import { newId } from '../ids.ts'
import type { Hub } from '../live/hub.ts'
import type { PersonRow, Store } from '../store/store.ts'
import { NO_SETTINGS } from './enter.ts'

const PAGE = 200
const PHASES = ['open', 'playing', 'over'] as const

/** Everything this person has sat at, newest first in each phase. */
export async function* tablesOf(store: Store, person: string) {
  for (const phase of PHASES) {
    let before: Place | undefined
    for (;;) {
      const rows = await store.tables.list({
        phase,
        person,
        limit: PAGE,
        ...(before === undefined ? {} : { before }),
      })
      yield* rows
      if (rows.length < PAGE) break
      before = rows.at(-1)
    }
  }
}

/** Leaves the tables, forgets everything but what the games of others need: a seat without a name. */
export async function removePerson(
  store: Store,
  hub: Pick<Hub, 'command' | 'rename' | 'hangUp'>,
  person: PersonRow,
  now: number,
): Promise<void> {
  for await (const { id, phase } of tablesOf(store, person.id)) {
    if (phase !== 'over') {
      await hub.command(id, person, newId(12), { do: phase === 'open' ? 'leave' : 'resign' }, now)
    }
  }
  await store.people.change(person.id, {
    name: '',
    key: null,
    password: null,
    recovery: null,
    settings: NO_SETTINGS,
    webhookFailure: null,
    host: false,
    deleted: true,
  })
  await store.people.endSessions(person.id, null)
  await store.people.forget(person.id)
  hub.rename({ id: person.id, name: '' })
  hub.hangUp(person.id)
}
