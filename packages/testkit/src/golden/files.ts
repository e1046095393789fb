import { fileURLToPath } from 'node:url'
import type { AnyGame } from '@ludoteca/engine'

const games = new URL('../../../games/', import.meta.url)

/** Where the playthrough of a game for so many players is kept. */
export const goldenFile = (id: string, seats: number): string =>
  fileURLToPath(new URL(`${id}/test/golden/${seats}p.txt`, games))

export const seatCounts = ({ seats: { min, max } }: AnyGame): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i)
