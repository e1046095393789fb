import type { Person } from '@ludoteca/protocol'
import { personFacts } from '../accounts/person-facts.ts'
import type { PeopleStore } from '../store/store.ts'
import type { Names } from '../table/facts.ts'

/** The names people have now. Logs hold ids alone, so a name is asked for when a table is opened. */
export class NameBook {
  private readonly known = new Map<string, Person>()
  private readonly people: PeopleStore

  constructor(people: PeopleStore) {
    this.people = people
  }

  readonly of: Names = id => this.known.get(id) ?? { id, name: '' }

  /** A person who was deleted never gets a name again, even if another node still knows it. */
  learn(person: Person): void {
    if (this.known.get(person.id)?.name !== '') this.known.set(person.id, person)
  }

  ids(): string[] {
    return [...this.known.keys()]
  }

  /** Asks for the names of people who are not known yet. */
  askNew(ids: readonly string[]): Promise<void> {
    return this.ask(ids.filter(id => !this.known.has(id)))
  }

  async ask(ids: Iterable<string>): Promise<void> {
    for (const id of new Set(ids)) {
      const person = await this.people.byId(id)
      this.known.set(id, person ? personFacts(person) : { id, name: '' })
    }
  }
}
