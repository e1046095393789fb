import type { NewToken, Scope, TokenFacts } from '@ludoteca/protocol'
import { newId } from '../ids.ts'
import { bad, good, type Outcome } from '../outcome.ts'
import type { PersonRow, SessionRow, Store } from '../store/store.ts'
import { confirm } from './account.ts'
import type { AccountDeps } from './caller.ts'
import { hashSecret, newSecret } from './secrets.ts'

/** By which tokens are known wherever they turn up, in logs and in files. */
const PREFIX = 'ludoteca_'
const TOKEN = /^ludoteca_[\w-]{43}$/
/** Of one account. */
const MOST = 10

export const isToken = (text: string): boolean => TOKEN.test(text)

const factsOf = ({ id, device, scope, started, used }: SessionRow & { scope: Scope }): TokenFacts => ({
  id,
  label: device,
  scope,
  made: started,
  used,
})

const hasScope = (row: SessionRow): row is SessionRow & { scope: Scope } => row.scope !== null

/** The latest made first. */
export async function listTokens({ people }: AccountDeps, person: string): Promise<TokenFacts[]> {
  const rows = (await people.sessions(person)).filter(hasScope)
  return rows.map(factsOf).sort((a, b) => b.made - a.made)
}

/** Only its hash is kept: whoever loses the token makes another. */
export async function makeToken(
  accounts: AccountDeps,
  person: PersonRow,
  given: { readonly label: string; readonly scope: Scope; readonly password: string },
): Promise<Outcome<NewToken>> {
  const confirmed = await confirm(accounts, person, given.password)
  if (!confirmed.ok) return confirmed
  if (given.scope === 'play' && !person.program) return bad('play-for-programs')
  if ((await listTokens(accounts, person.id)).length >= MOST) return bad('too-many-tokens', { most: MOST })
  const token = `${PREFIX}${newSecret()}`
  const now = accounts.clock()
  const session = {
    hash: hashSecret(token),
    id: newId(12),
    person: person.id,
    started: now,
    used: now,
    device: given.label,
    scope: given.scope,
  }
  const { password } = person
  if (!(await accounts.people.startSession(session, { password, deleted: false })))
    return bad('wrong-password')
  return good({ ...factsOf(session), token })
}

/** False: there is no such token. */
export async function endToken({ people }: AccountDeps, person: string, id: string): Promise<boolean> {
  const found = (await people.sessions(person)).some(row => row.id === id && hasScope(row))
  if (found) await people.endSession(person, id)
  return found
}

/**
 * Makes the account one of a program, for good. What it has done as a person does not count for the program: it must not
 * sit at a table, take part in a tournament, nor have a rating. Who sits down meanwhile is found when the mark is set, and
 * loses it again.
 */
export async function becomeProgram(
  accounts: AccountDeps,
  store: Store,
  person: PersonRow,
  password: string,
): Promise<Outcome<PersonRow>> {
  const confirmed = await confirm(accounts, person, password)
  if (!confirmed.ok) return confirmed
  if (person.program) return bad('is-program')
  const before = await doneAsPerson(store, person.id)
  if (before) return bad(before)
  const { people } = store
  const still = { password: person.password, program: false, deleted: false }
  if (!(await people.change(person.id, { program: true }, still))) return bad('wrong-password')
  const meanwhile = await doneAsPerson(store, person.id)
  if (meanwhile) {
    await people.change(person.id, { program: false })
    return bad(meanwhile)
  }
  return good({ ...person, program: true })
}

async function doneAsPerson(
  { tables, tournaments, results }: Store,
  person: string,
): Promise<'program-plays' | 'program-rated' | null> {
  if ((await tables.mine(person, 1)).length > 0) return 'program-plays'
  for (const phase of ['open', 'playing'] as const)
    if ((await tournaments.list({ phase, person, limit: 1 })).length > 0) return 'program-plays'
  return (await results.ratings([person])).length > 0 ? 'program-rated' : null
}
