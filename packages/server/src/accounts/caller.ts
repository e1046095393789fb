import type { PeopleStore, PersonRow, SessionRow } from '../store/store.ts'
import type { WordFilter } from '../word-filter.ts'
import type { Passwords } from './passwords.ts'

/** What signing in and accounts work with. */
export interface AccountDeps {
  readonly people: PeopleStore
  readonly clock: () => number
  readonly acceptable: WordFilter
  readonly passwords: Passwords
}

/** The person behind a request, known by the session of their device. */
export interface Caller {
  readonly person: PersonRow
  readonly session: SessionRow
}
