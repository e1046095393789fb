import type { SaveProblem } from '@ludoteca/engine'
import type { Player } from '../table/players.ts'
import { readSaveText } from './file.ts'
import { newTableId, putTable, recordOf } from './tables.ts'

/**
 * Opens a save file as a new table; what is already on this device is never touched. A file does not
 * say who was a bot: everybody is a person until the seats are set.
 */
export async function importSave(
  text: string,
): Promise<{ ok: true; id: string } | { ok: false; problem: SaveProblem }> {
  const loaded = await readSaveText(text)
  if (!loaded.ok) return loaded
  const { match } = loaded
  const players: Player[] = Array.from({ length: match.setup.seats }, () => ({ kind: 'human' }))
  const record = recordOf(newTableId(), match, players, true)
  await putTable(record)
  return { ok: true, id: record.id }
}
