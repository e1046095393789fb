import type { Store, TableStore } from '../store/store.ts'
import type { Crowd } from './crowd.ts'
import type { NameBook } from './names.ts'
import type { Room } from './room.ts'
import type { Rooms } from './rooms.ts'

/**
 * Follows what the host has done from another process: tables ended or taken away, people renamed, barred or deleted.
 * Their pages are hung up on and come back as who they are by then.
 */
export async function lookAgain(
  { people, tables }: Store,
  now: number,
  { rooms, names, crowd, gone }: { rooms: Rooms; names: NameBook; crowd: Crowd; gone: (room: Room) => void },
): Promise<void> {
  for (const id of names.ids()) {
    const person = await people.byId(id)
    const name = person && !person.deleted ? person.name : ''
    const barred = (person?.banned ?? 0) > now
    if (barred || name !== names.of(id)) crowd.hangUp(id)
    names.learn({ id, name })
  }
  await crowd.checkAll()
  for (const room of rooms.all()) followTable(tables, rooms, room, gone)
}

/** Brings a loaded table up to date with what others have done to it. */
export function followTable(tables: TableStore, rooms: Rooms, room: Room, gone: (room: Room) => void): void {
  room.post(async () => {
    if ((await tables.head(room.id)) > 0) return room.catchUp()
    room.table = null
    rooms.drop(room)
    gone(room)
  })
}
