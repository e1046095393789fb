import type { Terms } from '@ludoteca/protocol'
import type { z } from 'zod'
import type { StoredEntry, Occupant as StoredOccupant } from './stored-entry.ts'

/*
 * A table's log. Entries hold people by id, never by name: who is deleted leaves no name behind. What follows from
 * earlier entries (the end of a game, a request everybody agreed to) has no entry of its own. How entries are written down is
 * said in `stored-entry.ts`.
 */

export type Entry = StoredEntry
export type EntryOf<K extends Entry['kind']> = Extract<Entry, { kind: K }>
export type Occupant = z.infer<typeof StoredOccupant>

/** Whatever is agreed on over the wire can be stored, and the other way round: else this is an error of types. */
type Fits<A extends B, B> = A
export type StorableTerms = Fits<EntryOf<'made'>['terms'], Terms> & Fits<Terms, EntryOf<'made'>['terms']>
