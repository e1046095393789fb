import type { PersonSettings } from '@ludoteca/protocol'
import type { Store } from '../store/store.ts'
import { afterQuiet, dueAfterChange } from '../table/days.ts'
import { postpone } from '../table/playing.ts'
import type { LiveTables } from './live-tables.ts'

/** The most tables looked at: far more than anybody plays at once. */
const MOST = 200

/** Adjusts the due dates of turns that have begun when a person goes away, comes back early or changes quiet hours. */
export async function changeAvailability(
  { tables }: Store,
  liveTables: LiveTables,
  person: string,
  [before, after]: readonly [PersonSettings, PersonSettings],
  clock: () => number,
): Promise<void> {
  for (const { id, turn, due } of await tables.mine(person, MOST)) {
    if (turn !== person || due === null) continue
    const live = liveTables.at(id)
    await live.run(async () => {
      await live.refresh()
      const now = clock()
      const change = (plain: number, first: number) => dueAfterChange(plain, now, before, after, first)
      await live.commit(table =>
        postpone(table, person, now, change, plain => afterQuiet(plain, after.quiet)),
      )
    })
  }
}
