import { nameKey, type PersonSettings } from '@ludoteca/protocol'
import { isZone } from '../notify/quiet.ts'
import { bad, good, type Outcome } from '../outcome.ts'
import type { PersonRow } from '../store/store.ts'
import type { Caller, Desk } from './desk.ts'
import type { Entered } from './enter.ts'
import { hashPassword, isCommon, isPassword } from './passwords.ts'
import { hashRecoveryCode, newRecoveryCode } from './secrets.ts'
import { startSession } from './sessions.ts'

/** A guest stays the same person: their games come along. */
export async function makeAccount(
  desk: Desk,
  { person, session }: Caller,
  given: { readonly name: string; readonly password: string },
): Promise<Outcome<Entered>> {
  if (person.key !== null) return bad('has-account')
  if (!desk.polite(given.name)) return bad('bad-words')
  if (isCommon(given.password, given.name)) return bad('common-password')
  // Profiles are asked for by name or id: nobody is called like somebody's id.
  if (await desk.people.byId(given.name)) return bad('name-taken', { name: given.name })
  const password = await hashPassword(given.password)
  const change = { name: given.name, key: nameKey(given.name), password }
  if (!(await desk.people.change(person.id, change))) return bad('name-taken', { name: given.name })
  const made = { ...person, ...change }
  // Whoever knew the guest's secret does not know the account's.
  await desk.people.endSessions(person.id, null)
  return good({ person: made, secret: await startSession(desk, made, session.device) })
}

/** For what must not be done by whoever finds a device unlocked. Guests have nothing to confirm with. */
export async function confirm(person: PersonRow, password: string): Promise<Outcome<null>> {
  if (person.password === null) return bad('needs-account')
  return (await isPassword(password, person.password)) ? good(null) : bad('wrong-password')
}

export async function changePassword(
  desk: Desk,
  { person, session }: Caller,
  given: { readonly old: string; readonly new: string },
): Promise<Outcome<PersonRow>> {
  const confirmed = await confirm(person, given.old)
  if (!confirmed.ok) return confirmed
  if (isCommon(given.new, person.name)) return bad('common-password')
  await desk.people.change(person.id, { password: await hashPassword(given.new) })
  await desk.people.endSessions(person.id, session.id)
  return good(person)
}

/** The former code stops working; the new one is told this once. */
export async function renewRecovery(
  desk: Desk,
  { person }: Caller,
  password: string,
): Promise<Outcome<{ code: string }>> {
  const confirmed = await confirm(person, password)
  if (!confirmed.ok) return confirmed
  const code = newRecoveryCode()
  await desk.people.change(person.id, { recovery: hashRecoveryCode(code) })
  return good({ code })
}

/** Nobody may stop the clocks of a table for good. */
const MOST_AWAY_DAYS = 60
const DAY = 24 * 60 * 60 * 1000

export async function changeSettings(
  desk: Desk,
  { person }: Caller,
  settings: PersonSettings,
): Promise<Outcome<PersonRow>> {
  const { away, quiet, webhook } = settings
  if (quiet && !isZone(quiet.zone)) return bad('bad-zone', { zone: quiet.zone })
  if (away !== null && away > desk.clock() + MOST_AWAY_DAYS * DAY) {
    return bad('away-too-long', { days: MOST_AWAY_DAYS })
  }
  const moved = webhook !== person.settings.webhook
  const change = { settings, ...(moved && { webhookFailure: null }) }
  await desk.people.change(person.id, change)
  return good({ ...person, ...change })
}
