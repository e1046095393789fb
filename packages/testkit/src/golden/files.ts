import { fileURLToPath } from 'node:url'
import type { AnyGame, Options } from '@ludoteca/engine'

const games = new URL('../../../games/', import.meta.url)

/** A table at which a playthrough is recorded. */
export interface Sitting {
  readonly name: string
  readonly seats: number
  readonly options: Options
}

/** Where the playthrough of a game at this table is kept. */
export const goldenFile = (id: string, { name }: Sitting): string =>
  fileURLToPath(new URL(`${id}/test/golden/${name}.txt`, games))

/** Every number of players, and a person alone where the game knows how. */
export function sittings({ seats: { min, max }, alone }: AnyGame): Sitting[] {
  const tables = Array.from({ length: max - min + 1 }, (_, i): Sitting => {
    return { name: `${min + i}p`, seats: min + i, options: {} }
  })
  if (!alone) return tables
  return [...tables, { name: 'alone', seats: alone.seats, options: { [alone.option]: alone.value } }]
}
