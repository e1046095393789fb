import { type AnyMatch, writeSave } from '@ludoteca/engine'
import { database } from './database.ts'
import { sittersOf } from './players.ts'
import type { TableRecord, TableTerms } from './records.ts'
import { resultOf } from './result.ts'

export function recordOf(
  { id, players, privacy, beginner, origin, daily }: TableTerms,
  match: AnyMatch,
): TableRecord {
  return {
    id,
    game: match.game.id,
    players,
    names: match.names,
    privacy,
    save: writeSave(match, sittersOf(players)),
    steps: match.steps.length,
    turn: match.game.turn(match.state),
    updated: Date.now(),
    ...(beginner && { beginner }),
    ...(origin && { origin }),
    ...(daily && { daily }),
  }
}

/** 48 bits, also where `crypto.randomUUID` is missing: over plain http. */
export const newTableId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), byte => byte.toString(16).padStart(2, '0')).join('')

/** What could not be written: it can be played as long as the page stays. */
const unwritten = new Map<string, TableRecord>()

/** Resolves when the record, and the result of a finished game, is on disk. */
export async function putTable(record: TableRecord): Promise<void> {
  try {
    await write(record)
    unwritten.delete(record.id)
  } catch (error) {
    unwritten.set(record.id, record)
    throw error
  }
}

/** Puts a new table where it can be opened, on disk if at all possible. */
export async function layTable(record: TableRecord): Promise<string> {
  await putTable(record).catch(() => {})
  return record.id
}

async function write(record: TableRecord): Promise<void> {
  const tx = (await database()).transaction(['tables', 'results'], 'readwrite', { durability: 'strict' })
  const put = tx.objectStore('tables').put(record)
  const result = resultOf(record)
  const results = tx.objectStore('results')
  const noted = result ? results.put(result) : results.delete(record.id)
  // Not when the answer arrives: a page that is being left does not hear it any more.
  tx.commit()
  await Promise.all([put, noted, tx.done])
}

export async function getTable(id: string): Promise<TableRecord | undefined> {
  return unwritten.get(id) ?? (await database()).get('tables', id)
}

/** Newest first. */
export async function listTables(): Promise<TableRecord[]> {
  const found = await written()
  const others = found.filter(each => !unwritten.has(each.id))
  return [...unwritten.values(), ...others].sort((a, b) => b.updated - a.updated)
}

async function written(): Promise<TableRecord[]> {
  try {
    return (await (await database()).getAllFromIndex('tables', 'updated')).reverse()
  } catch {
    return []
  }
}

/** The result of a finished game stays. */
export async function removeTable(id: string): Promise<void> {
  unwritten.delete(id)
  await (await database()).delete('tables', id)
}
