import { nameKey } from '@ludoteca/protocol'
import type { PeopleStore, PersonRow } from '../store/store.ts'

/** By id first, which nobody can choose; accounts by their name too. Guests share names. */
export async function personCalled(people: PeopleStore, name: string): Promise<PersonRow | null> {
  const found = await people.byId(name)
  return found && !found.deleted ? found : people.byKey(nameKey(name))
}
