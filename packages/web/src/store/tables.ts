import { type AnyMatch, writeSave } from '@ludoteca/engine'
import type { Player } from '../table/players.ts'
import { database, type TableRecord } from './database.ts'

export function recordOf(
  id: string,
  match: AnyMatch,
  players: readonly Player[],
  privacy: boolean,
): TableRecord {
  return {
    id,
    game: match.game.id,
    players,
    names: match.names,
    privacy,
    save: writeSave(match),
    steps: match.steps.length,
    turn: match.game.turn(match.state),
    updated: Date.now(),
  }
}

/** 48 bits, also where `crypto.randomUUID` is missing: over plain http. */
export const newTableId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), byte => byte.toString(16).padStart(2, '0')).join('')

/** Resolves when the record is on disk. */
export async function putTable(record: TableRecord): Promise<void> {
  const tx = (await database()).transaction('tables', 'readwrite', { durability: 'strict' })
  const put = tx.store.put(record)
  // Not when the answer arrives: a page that is being left does not hear it any more.
  tx.commit()
  await Promise.all([put, tx.done])
}

export const getTable = async (id: string): Promise<TableRecord | undefined> =>
  (await database()).get('tables', id)

/** Newest first. */
export const listTables = async (): Promise<TableRecord[]> =>
  (await (await database()).getAllFromIndex('tables', 'updated')).reverse()

export const removeTable = async (id: string): Promise<void> => (await database()).delete('tables', id)
