import { type AnyGame, type Options, startMatch } from '@ludoteca/engine'
import { newTableId, putTable, recordOf } from '../store/tables.ts'
import type { Player } from '../table/players.ts'
import { freshSeed } from './draft.ts'

export interface Sitting {
  readonly players: readonly Player[]
  readonly names: readonly string[]
  readonly options: Options
  readonly privacy: boolean
  readonly seed?: string
}

/** Deals a new game and keeps it; resolves with the id of its table. */
export async function startTable(game: AnyGame, sitting: Sitting): Promise<string> {
  const { players, names, options, privacy } = sitting
  const setup = { seats: players.length, options, seed: sitting.seed?.trim() || freshSeed() }
  const record = recordOf(newTableId(), startMatch(game, setup, names), players, privacy)
  await putTable(record)
  return record.id
}
