import type { Person } from '@ludoteca/protocol'
import type { PeopleStore, PersonRow } from '../store/store.ts'

/** What everybody may know of somebody; who has been deleted has no name any more. */
export const personFacts = ({ id, name, program, deleted }: PersonRow): Person => ({
  id,
  name: deleted ? '' : name,
  ...(program && { program }),
})

/** How these people are called now. */
export async function calledBy(
  people: Pick<PeopleStore, 'byId'>,
  ids: Iterable<string>,
): Promise<(id: string) => Person> {
  const rows = await Promise.all([...new Set(ids)].map(id => people.byId(id)))
  const known = new Map(rows.flatMap(row => (row ? [[row.id, personFacts(row)] as const] : [])))
  return id => known.get(id) ?? { id, name: '' }
}
