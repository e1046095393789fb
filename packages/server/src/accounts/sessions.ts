import type { Person, SessionFacts } from '@ludoteca/protocol'
import { newId } from '../ids.ts'
import type { PersonRow, SessionRow } from '../store/store.ts'
import { barring } from './ban.ts'
import type { AccountDeps, Caller } from './caller.ts'
import { personFacts } from './person-facts.ts'
import { hashSecret, newSecret } from './secrets.ts'

const DAY = 24 * 60 * 60 * 1000
/** A session that was not used for this long has ended. */
export const SESSION_LIFE = 180 * DAY
/** How exactly the last use is known: not every request is written to disk. */
const USE_STEP = 60 * 60 * 1000

/**
 * The secret is for the cookie of the device; only its hash is kept. Null: the password has been changed meanwhile, or the
 * person is gone; whoever came in on how things were stays outside.
 */
export async function startSession(
  accounts: AccountDeps,
  person: PersonRow,
  device: string,
): Promise<string | null> {
  const secret = newSecret()
  const now = accounts.clock()
  const session = {
    hash: hashSecret(secret),
    id: newId(12),
    person: person.id,
    started: now,
    used: now,
    device,
    scope: null,
  }
  const { password } = person
  return (await accounts.people.startSession(session, { password, deleted: false })) ? secret : null
}

/** What a request proves with who it comes from: the secret of a device's cookie, or a token. */
export interface Key {
  readonly secret: string | null
  readonly token: boolean
}

/** Who comes in over a socket; a token that is not good does not come in at all. */
export type Entrant = { readonly person: Person | null; readonly plays: boolean } | 'bad-token'

/** The last use should be written down again, and the device's cookie renewed. The first use of a token is told at once. */
export const isDue = ({ scope, started, used }: SessionRow, now: number): boolean =>
  used <= now - USE_STEP || (scope !== null && used === started && now > started)

/** The person whose session, or token, has this secret; null when there is none, or it has ended. */
export async function findCaller(accounts: AccountDeps, { secret, token }: Key): Promise<Caller | null> {
  if (secret === null) return null
  const session = await accounts.people.session(hashSecret(secret))
  const now = accounts.clock()
  if (!session || session.used <= now - SESSION_LIFE) return null
  if ((session.scope !== null) !== token) return null
  const person = await accounts.people.byId(session.person)
  if (!person || person.deleted) return null
  // Made in the moment in which an account was taken for a program's, and turned out to be a person's.
  if (session.scope === 'play' && !person.program) return null
  if (isDue(session, now)) await accounts.people.useSession(session.hash, now)
  return { person, session }
}

/** The person behind a socket and what they may do there; null for those who are barred, who may only watch. */
export async function findEntrant(accounts: AccountDeps, key: Key): Promise<Entrant> {
  const caller = await findCaller(accounts, key)
  if (!caller && key.token) return 'bad-token'
  if (!caller || barring(caller.person, accounts.clock())) return { person: null, plays: false }
  return { person: personFacts(caller.person), plays: caller.session.scope !== 'read' }
}

/** A function that tells whether the session with this secret is still valid. */
export function staysWith({ people, clock }: AccountDeps, secret: string | null): () => Promise<boolean> {
  const hash = secret === null ? null : hashSecret(secret)
  return async () => hash !== null && people.stays(hash, clock() - SESSION_LIFE, clock())
}

export async function listSessions(accounts: AccountDeps, caller: Caller): Promise<SessionFacts[]> {
  const rows = await accounts.people.sessions(caller.person.id)
  return rows
    .filter(row => row.scope === null)
    .map(({ id, started, used, device }) => ({
      id,
      started,
      used,
      device,
      current: id === caller.session.id,
    }))
    .sort((a, b) => b.used - a.used)
}
