import type { Person } from '@ludoteca/protocol'
import type { PeopleStore } from '../store/store.ts'
import type { Names } from '../table/facts.ts'

/** How people are called now. Logs hold ids alone, so a name is asked for when a table is opened. */
export class NameBook {
  private readonly known = new Map<string, string>()
  private readonly people: PeopleStore

  constructor(people: PeopleStore) {
    this.people = people
  }

  readonly of: Names = id => this.known.get(id) ?? ''

  learn({ id, name }: Person): void {
    this.known.set(id, name)
  }

  ids(): string[] {
    return [...this.known.keys()]
  }

  async ask(ids: Iterable<string>): Promise<void> {
    for (const id of new Set(ids)) {
      const person = await this.people.byId(id)
      this.known.set(id, person && !person.deleted ? person.name : '')
    }
  }
}
