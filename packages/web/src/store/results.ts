import { database } from './database.ts'
import type { GameResult } from './result.ts'

/** Newest first; empty where nothing can be kept. */
export async function listResults(): Promise<GameResult[]> {
  try {
    return (await (await database()).getAllFromIndex('results', 'when')).reverse()
  } catch {
    return []
  }
}

export const forgetResults = async (): Promise<void> => (await database()).clear('results')
