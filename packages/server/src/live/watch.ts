import type { Line } from './door.ts'
import type { Room } from './room.ts'
import type { Visitor } from './visitor.ts'

/** A page looks at a table and knows its first `seq` lines. */
export interface Watch {
  readonly visitor: Visitor
  readonly room: Room
  seq: number
}

/** Above this a page gets no more updates until it has read what it has. */
const SOFT_LIMIT = 256 * 1024
/** Above this the house hangs up: the page can come back and look anew. */
const HARD_LIMIT = 4 * 1024 * 1024

export const isSlow = (line: Line): boolean => line.bufferedAmount > SOFT_LIMIT
export const isStuck = (line: Line): boolean => line.bufferedAmount > HARD_LIMIT
