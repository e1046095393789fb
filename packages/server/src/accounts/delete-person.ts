import type { Place } from '@ludoteca/protocol'
import { newId } from '../ids.ts'
import type { Hub } from '../live/hub.ts'
import type { PersonRow, Store } from '../store/store.ts'
import { NO_SETTINGS } from './sign-in.ts'

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

/**
 * Forgets everything but what the games of others need, a seat without a name, and leaves the tables. The person is gone
 * first: whoever sits down at the same moment is found at one end or the other.
 */
export async function removePerson(
  store: Store,
  hub: Pick<Hub, 'command' | 'rename' | 'hangUp'>,
  person: PersonRow,
  now: number,
): Promise<void> {
  const { id: who } = person
  await store.people.change(who, {
    name: '',
    key: null,
    password: null,
    recovery: null,
    settings: NO_SETTINGS,
    webhookFailure: null,
    host: false,
    deleted: true,
  })
  await store.people.endSessions(who, null)
  await store.people.forget(who)
  const nobody = { id: who, name: '' }
  hub.rename(nobody)
  hub.hangUp(who)
  for await (const { id, phase } of tablesOf(store, who)) {
    if (phase === 'over') return
    await hub.command(id, nobody, newId(12), { do: phase === 'open' ? 'leave' : 'resign' }, now)
  }
}
