import { isLevel } from '@ludoteca/bots'
import type { SaveProblem, Sitter } from '@ludoteca/engine'
import { readSaveText } from './file.ts'
import { type Player, rulesPlayer } from './players.ts'
import { layTable, newTableId, recordOf } from './tables.ts'

type Imported =
  | {
      readonly ok: true
      readonly id: string
      /** The file says who sat where; else everybody is a person until the seats are set. */
      readonly seated: boolean
      readonly over: boolean
    }
  | { readonly ok: false; readonly problem: SaveProblem }

/** Opens a save file as a new table; what is already on this device is never touched. */
export async function importSave(text: string, read = readSaveText): Promise<Imported> {
  const loaded = await read(text)
  if (!loaded.ok) return loaded
  const { match, sitters } = loaded
  const players: Player[] = Array.from(
    { length: match.setup.seats },
    (_, seat) => rulesPlayer(match.game, match.setup.options, seat) ?? playerOf(sitters?.[seat] ?? null),
  )
  const terms = { id: newTableId(), players, privacy: true, origin: { kind: 'file' } } as const
  const record = recordOf(terms, match)
  return { ok: true, id: await layTable(record), seated: sitters !== null, over: record.turn === null }
}

/** A bot that is not known here is taken for an easy one. */
function playerOf(sitter: Sitter): Player {
  if (sitter === null) return { kind: 'human' }
  return { kind: 'bot', level: isLevel(sitter) ? sitter : 'easy' }
}
