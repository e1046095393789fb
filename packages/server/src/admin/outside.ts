import type { AnyGame } from '@ludoteca/engine'
import { shelf } from '@ludoteca/shelf'
import { calledBy } from '../accounts/person-facts.ts'
import type { Answer, Hub } from '../live/hub.ts'
import type { Store } from '../store/store.ts'
import { decide } from '../table/decide.ts'
import { add, type Decision, refuse } from '../table/decision.ts'
import { foldAll, foldDecision } from '../table/fold.ts'
import { row } from '../table/row.ts'
import { peopleOf, type Table, troubleOf } from '../table/state.ts'
import { writeEntry } from '../table/stored-entry.ts'

const TRIES = 20

/** Changes tables from outside the server, by the same log: whoever is first wins, and the server follows. */
interface Outside {
  command: Hub['command']
  /** Ends a game without a result. */
  close(table: string): Promise<Answer>
}

export async function openOutside(store: Store, clock: () => number): Promise<Outside> {
  const games = new Map<string, AnyGame>()
  for (const game of shelf) games.set(game.id, await game.rules())

  async function commit(id: string, make: (table: Table) => Decision): Promise<Answer> {
    for (let tries = 0; tries < TRIES; tries++) {
      const table = foldAll(await store.tables.log(id, 0), games)
      if (!table) return { type: 'no-table' }
      const called = await calledBy(store.people, peopleOf(table))
      const decision = make(table)
      if (!decision.ok) return { type: 'refused', refusal: decision.refusal }
      const { seq } = table
      foldDecision(table, decision)
      const lines = decision.entries.map(writeEntry)
      const first = await store.tables.append(id, seq, lines, row(table, called))
      if (first) return { type: 'done', seq: table.seq }
    }
    return { type: 'refused', refusal: { rule: 'not-saved' } }
  }

  return {
    command: (id, by, message, command, received) =>
      commit(id, table =>
        decide(table, by.id, message, command, {
          now: clock(),
          received,
          committed: received,
          roundTrip: 0,
          due: () => received,
          random: () => 0,
        }),
      ),
    // What a later version began, that version may end.
    close: id =>
      commit(id, table =>
        troubleOf(table) === 'newer' ? refuse('newer') : add({ kind: 'closed', at: clock() }),
      ),
  }
}
