import type { Club } from '../../online/club.ts'
import { type Bill, type Nodes, playing, together } from './nodes.ts'

export interface Effort {
  readonly seconds: number
  readonly rate: number
  readonly tables: number
  readonly sockets: number
}

/** Much and little, twice by turns: what changes with time is in both. */
export async function twoLoads(
  nodes: Nodes,
  club: Club,
  { rate, seconds }: Pick<Effort, 'rate' | 'seconds'>,
): Promise<[Bill, Bill]> {
  const bills: Bill[] = []
  for (const part of [1, 4, 1, 4]) bills.push(await nodes.bill(() => playing(club, rate / part, seconds)))
  const [much, little, muchMore, littleMore] = bills as [Bill, Bill, Bill, Bill]
  return [together(much, muchMore), together(little, littleMore)]
}
