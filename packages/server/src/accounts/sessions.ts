import type { Person, SessionFacts } from '@ludoteca/protocol'
import { newId } from '../ids.ts'
import type { PersonRow, SessionRow } from '../store/store.ts'
import { barring } from './ban.ts'
import type { Caller, Desk } from './desk.ts'
import { hashSecret, newSecret } from './secrets.ts'

const DAY = 24 * 60 * 60 * 1000
/** A session nobody has used for so long is over. */
export const SESSION_LIFE = 180 * DAY
/** How exactly the last use is known: not every request is worth a line on disk. */
const USE_STEP = 60 * 60 * 1000

/** The secret is for the cookie of the device; only its hash is kept. */
export async function startSession(desk: Desk, person: PersonRow, device: string): Promise<string> {
  const secret = newSecret()
  const now = desk.clock()
  await desk.people.startSession({
    hash: hashSecret(secret),
    id: newId(12),
    person: person.id,
    started: now,
    used: now,
    device,
  })
  return secret
}

/** The last use should be written down again, and the device's cookie renewed. */
export const isDue = (session: SessionRow, now: number): boolean => session.used <= now - USE_STEP

/** Who has this secret; null when nobody has, or has it still. */
export async function findCaller(desk: Desk, secret: string | null): Promise<Caller | null> {
  if (secret === null) return null
  const session = await desk.people.session(hashSecret(secret))
  const now = desk.clock()
  if (!session || session.used <= now - SESSION_LIFE) return null
  const person = await desk.people.byId(session.person)
  if (!person || person.deleted) return null
  if (isDue(session, now)) await desk.people.useSession(session.hash, now)
  return { person, session }
}

/** Who sits behind a socket: those who are barred may only watch. */
export async function findPerson(desk: Desk, secret: string | null): Promise<Person | null> {
  const caller = await findCaller(desk, secret)
  if (!caller || barring(caller.person, desk.clock())) return null
  return { id: caller.person.id, name: caller.person.name }
}

/** Says, whenever it is asked, whether whoever came in with this secret may still speak. */
export function staysWith({ people, clock }: Desk, secret: string | null): () => Promise<boolean> {
  const hash = secret === null ? null : hashSecret(secret)
  return async () => hash !== null && people.stays(hash, clock() - SESSION_LIFE, clock())
}

export async function listSessions(desk: Desk, caller: Caller): Promise<SessionFacts[]> {
  const rows = await desk.people.sessions(caller.person.id)
  return rows
    .map(({ id, started, used, device }) => ({
      id,
      started,
      used,
      device,
      current: id === caller.session.id,
    }))
    .sort((a, b) => b.used - a.used)
}
