import type { Command } from '@ludoteca/protocol'
import type { PeopleStore } from '../store/store.ts'
import type { Answer } from './contract.ts'

/** Says something at a table for somebody who is not there to say it. */
type Speak = (table: string, person: string, command: Command) => Promise<Answer>

/**
 * Takes those of these people who have been deleted from a table. They leave their tables as they go; this is for those
 * where they sat down at the same moment, or were seated by others, or where the server was stopped in between: nobody is to
 * wait for somebody who will never come. Says whether there were any.
 */
export const unseatDeleted =
  (people: Pick<PeopleStore, 'byId'>, speak: Speak) =>
  async (table: string, seated: readonly string[]): Promise<boolean> => {
    let any = false
    for (const id of new Set(seated)) {
      if (!(await people.byId(id))?.deleted) continue
      any = true
      const left = await speak(table, id, { do: 'leave' })
      if (left.type === 'refused' && left.refusal.rule === 'leave-by-resigning')
        await speak(table, id, { do: 'resign' })
    }
    return any
  }
