import type { PersonSettings } from '@ludoteca/protocol'
import type { Store } from '../store/store.ts'
import { afterQuiet, dueAfterChange } from '../table/days.ts'
import { postpone } from '../table/playing.ts'
import type { Rooms } from './rooms.ts'

/** Far more than anybody plays at once. */
const MOST = 200

/** Somebody goes away, comes back early, or sleeps at other hours: turns of days that have begun follow. */
export async function changePlans(
  { tables }: Store,
  rooms: Rooms,
  person: string,
  [before, after]: readonly [PersonSettings, PersonSettings],
  clock: () => number,
): Promise<void> {
  for (const { id, turn, due } of await tables.mine(person, MOST)) {
    if (turn !== person || due === null) continue
    const room = rooms.at(id)
    await room.run(async () => {
      await room.refresh()
      const now = clock()
      const change = (plain: number, first: number) => dueAfterChange(plain, now, before, after, first)
      await room.commit(table =>
        postpone(table, person, now, change, plain => afterQuiet(plain, after.quiet)),
      )
    })
  }
}
