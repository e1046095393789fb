import { nameKey, type PersonSettings } from '@ludoteca/protocol'
import { isZone } from '../notify/quiet.ts'
import { bad, good, type Outcome } from '../outcome.ts'
import type { PersonRow } from '../store/store.ts'
import type { AccountDeps, Caller } from './caller.ts'
import { isCommon } from './passwords.ts'
import { hashRecoveryCode, newRecoveryCode } from './secrets.ts'
import { type Entered, enter } from './sign-in.ts'

/** A guest stays the same person: their games come along. */
export async function makeAccount(
  accounts: AccountDeps,
  { person, session }: Caller,
  given: { readonly name: string; readonly password: string },
): Promise<Outcome<Entered>> {
  if (person.key !== null) return bad('has-account')
  if (!accounts.acceptable(given.name)) return bad('bad-words')
  if (isCommon(given.password, given.name)) return bad('common-password')
  // Profiles are asked for by name or id: nobody is called like somebody's id.
  if (await accounts.people.byId(given.name)) return bad('name-taken', { name: given.name })
  const password = await accounts.passwords.hash(given.password)
  const change = { name: given.name, key: nameKey(given.name), password }
  if (!(await accounts.people.change(person.id, change, { key: null, deleted: false })))
    return bad(await whyNot(accounts, person), { name: given.name })
  const made = { ...person, ...change }
  // Whoever knew the guest's secret does not know the account's.
  await accounts.people.endSessions(person.id, null)
  return enter(accounts, made, session.device)
}

/** The name may have been free, and the person another one by now. */
async function whyNot({ people }: AccountDeps, { id }: PersonRow) {
  const now = await people.byId(id)
  if (!now || now.deleted) return 'sign-in-first'
  return now.key === null ? 'name-taken' : 'has-account'
}

/** Asks for the password again, so that a stranger with an unlocked device cannot do this. Guests have none. */
export async function confirm(
  { passwords }: AccountDeps,
  person: PersonRow,
  password: string,
): Promise<Outcome<null>> {
  if (person.password === null) return bad('needs-account')
  return (await passwords.matches(password, person.password)) ? good(null) : bad('wrong-password')
}

export async function changePassword(
  accounts: AccountDeps,
  { person, session }: Caller,
  given: { readonly old: string; readonly new: string },
): Promise<Outcome<PersonRow>> {
  const confirmed = await confirm(accounts, person, given.old)
  if (!confirmed.ok) return confirmed
  if (isCommon(given.new, person.name)) return bad('common-password')
  const password = await accounts.passwords.hash(given.new)
  if (!(await accounts.people.change(person.id, { password }, { password: person.password })))
    return bad('wrong-password')
  await accounts.people.endSessions(person.id, session.id)
  return good(person)
}

/** Makes a new recovery code. The former one stops working; the new one is shown only this once. */
export async function renewRecovery(
  accounts: AccountDeps,
  { person }: Caller,
  password: string,
): Promise<Outcome<{ code: string }>> {
  const confirmed = await confirm(accounts, person, password)
  if (!confirmed.ok) return confirmed
  const code = newRecoveryCode()
  const change = { recovery: hashRecoveryCode(code) }
  if (!(await accounts.people.change(person.id, change, { password: person.password })))
    return bad('wrong-password')
  return good({ code })
}

/** The most days of vacation ahead: nobody stops the clocks of a table for good. */
const MOST_AWAY_DAYS = 60
const DAY = 24 * 60 * 60 * 1000

export async function changeSettings(
  accounts: AccountDeps,
  { person }: Caller,
  settings: PersonSettings,
): Promise<Outcome<PersonRow>> {
  const { away, quiet, webhook } = settings
  if (quiet && !isZone(quiet.zone)) return bad('bad-zone', { zone: quiet.zone })
  if (away !== null && away > accounts.clock() + MOST_AWAY_DAYS * DAY) {
    return bad('away-too-long', { days: MOST_AWAY_DAYS })
  }
  const moved = webhook !== person.settings.webhook
  const change = { settings, ...(moved && { webhookFailure: null }) }
  if (!(await accounts.people.change(person.id, change, { deleted: false }))) return bad('sign-in-first')
  return good({ ...person, ...change })
}
