import { type AnyGame, type Options, startMatch } from '@ludoteca/engine'
import type { Player } from '../store/players.ts'
import { layTable, newTableId, recordOf } from '../store/tables.ts'
import { freshSeed } from './draft.ts'

interface Sitting {
  readonly players: readonly Player[]
  readonly names: readonly string[]
  readonly options: Options
  readonly privacy: boolean
  readonly seed?: string
  /** A first game, with the coach beside it. */
  readonly beginner?: boolean
  readonly daily?: string
}

/** Deals a new game and keeps it; resolves with the id of its table. */
export async function startTable(game: AnyGame, sitting: Sitting): Promise<string> {
  const { players, names, options, privacy, beginner, daily } = sitting
  const setup = { seats: players.length, options, seed: sitting.seed?.trim() || freshSeed() }
  const terms = {
    id: newTableId(),
    players,
    privacy,
    ...(beginner && { beginner: true as const }),
    ...(daily && { daily }),
  }
  return layTable(recordOf(terms, startMatch(game, setup, names)))
}
