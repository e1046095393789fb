import type { AnyGame } from '@ludoteca/engine'
import type { ServerFacts } from '@ludoteca/protocol'
import type { AccountDeps } from '../accounts/caller.ts'
import type { Hub, Log } from '../live/hub.ts'
import type { Reviews } from '../ops/config.ts'
import type { Reviewer } from '../reviews/reviewer.ts'
import type { Store } from '../store/store.ts'
import type { Desk } from '../tournaments/desk.ts'
import type { Guards } from './guards.ts'

/** What the addresses under /api are answered with. */
export interface ApiDeps {
  readonly store: Store
  readonly hub: Hub
  readonly accounts: AccountDeps
  readonly guards: Guards
  readonly desk: Desk
  readonly games: ReadonlyMap<string, AnyGame>
  /** Who may set up tournaments. */
  readonly tournaments: 'accounts' | 'hosts'
  /** Who makes the reviews of finished games that are kept for all. */
  readonly reviews: Reviews
  /** Null where this process makes none. */
  readonly reviewer: Reviewer | null
  readonly log: Log
  /** The state of the server, for hosts. */
  readonly overview: () => Promise<ServerFacts>
  /** The public half of the key that signs Web Push. */
  readonly pushKey: string
  /** Whether the server would call this address at all. */
  readonly reachable: (url: string) => boolean
}
