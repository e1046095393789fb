import type { Terms } from '@ludoteca/protocol'
import type { z } from 'zod'
import type { StoredLine, Occupant as StoredOccupant } from './stored.ts'

/*
 * A table's log. Lines hold people by id, never by name: who is deleted leaves no name behind. What follows from
 * earlier lines (the end of a game, a request everybody agreed to) has no line of its own. How lines are written down is
 * said in `stored.ts`.
 */

export type LogLine = StoredLine
export type LineOf<K extends LogLine['kind']> = Extract<LogLine, { kind: K }>
export type Occupant = z.infer<typeof StoredOccupant>

/** Whatever is agreed on over the wire can be stored, and the other way round: else this is an error of types. */
type Fits<A extends B, B> = A
export type StorableTerms = Fits<LineOf<'made'>['terms'], Terms> & Fits<Terms, LineOf<'made'>['terms']>
