import { nameKey, type PersonSettings } from '@ludoteca/protocol'
import { newId } from '../ids.ts'
import { bad, good, type Outcome, stop } from '../outcome.ts'
import type { PersonRow } from '../store/store.ts'
import { barring } from './ban.ts'
import type { AccountDeps } from './caller.ts'
import { lookOf } from './lookalikes.ts'
import { isCommon } from './passwords.ts'
import { isRecoveryCode } from './secrets.ts'
import { startSession } from './sessions.ts'

export const NO_SETTINGS: PersonSettings = { away: null, quiet: null, webhook: null }

export interface Entered {
  readonly person: PersonRow
  readonly secret: string
}

export async function enter(
  accounts: AccountDeps,
  person: PersonRow,
  device: string,
): Promise<Outcome<Entered>> {
  const secret = await startSession(accounts, person, device)
  return secret === null ? bad('wrong-sign-in') : good({ person, secret })
}

/** Guests share names freely, but nobody passes for somebody with an account. */
export async function enterAsGuest(
  accounts: AccountDeps,
  name: string,
  device: string,
): Promise<Outcome<Entered>> {
  if (!accounts.acceptable(name)) return bad('bad-words')
  if (await accounts.people.byLook(lookOf(name))) return bad('name-taken', { name })
  if (await accounts.people.byKey(nameKey(name))) return bad('name-taken', { name })
  const person: PersonRow = {
    id: newId(12),
    name,
    key: null,
    password: null,
    recovery: null,
    since: accounts.clock(),
    settings: NO_SETTINGS,
    webhookFailure: null,
    banned: null,
    host: false,
    program: false,
    deleted: false,
  }
  await accounts.people.add(person)
  return enter(accounts, person, device)
}

const byName = (accounts: AccountDeps, name: string): Promise<PersonRow | null> =>
  accounts.people.byKey(nameKey(name))

/** The answer is the same, and takes as long, whether the name or the password was wrong. */
export async function signIn(
  accounts: AccountDeps,
  given: { readonly name: string; readonly password: string },
  device: string,
): Promise<Outcome<Entered>> {
  const person = await byName(accounts, given.name)
  const right = await accounts.passwords.matches(given.password, person?.password ?? null)
  if (!person || !right) return bad('wrong-sign-in')
  const barred = barring(person, accounts.clock())
  if (barred) return stop(barred)
  if (person.password === null || !accounts.passwords.isOutdated(person.password))
    return enter(accounts, person, device)
  const password = await accounts.passwords.hash(given.password)
  if (!(await accounts.people.change(person.id, { password }, { password: person.password })))
    return bad('wrong-sign-in')
  return enter(accounts, { ...person, password }, device)
}

/** A recovery code works once: it signs in, sets a new password and ends all sessions. */
export async function recover(
  accounts: AccountDeps,
  given: { readonly name: string; readonly code: string; readonly password: string },
  device: string,
): Promise<Outcome<Entered>> {
  const person = await byName(accounts, given.name)
  if (isCommon(given.password, given.name)) return bad('common-password')
  const right = isRecoveryCode(given.code, person?.recovery ?? null)
  const password = await accounts.passwords.hash(given.password)
  if (!person || !right) return bad('wrong-recovery')
  const barred = barring(person, accounts.clock())
  if (barred) return stop(barred)
  const { recovery } = person
  if (!(await accounts.people.change(person.id, { password, recovery: null }, { recovery })))
    return bad('wrong-recovery')
  await accounts.people.endSessions(person.id, null)
  return enter(accounts, { ...person, password, recovery: null }, device)
}
