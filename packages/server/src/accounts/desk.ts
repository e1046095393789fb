import type { PeopleStore, PersonRow, SessionRow } from '../store/store.ts'
import type { Polite } from '../words.ts'

/** What the front desk works with. */
export interface Desk {
  readonly people: PeopleStore
  readonly clock: () => number
  readonly polite: Polite
}

/** Somebody at the desk, known by the session their device has. */
export interface Caller {
  readonly person: PersonRow
  readonly session: SessionRow
}
