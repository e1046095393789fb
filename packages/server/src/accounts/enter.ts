import { nameKey, type PersonSettings } from '@ludoteca/protocol'
import { newId } from '../ids.ts'
import { bad, good, type Outcome, stop } from '../outcome.ts'
import type { PersonRow } from '../store/store.ts'
import { barring } from './ban.ts'
import type { Desk } from './desk.ts'
import { lookOf } from './look.ts'
import { hashPassword, isCommon, isOutdated, isPassword } from './passwords.ts'
import { isRecoveryCode } from './secrets.ts'
import { startSession } from './sessions.ts'

export const NO_SETTINGS: PersonSettings = { away: null, quiet: null, webhook: null }

export interface Entered {
  readonly person: PersonRow
  readonly secret: string
}

const enter = async (desk: Desk, person: PersonRow, device: string): Promise<Outcome<Entered>> =>
  good({ person, secret: await startSession(desk, person, device) })

/** Guests share names freely, but nobody passes for somebody with an account. */
export async function enterAsGuest(desk: Desk, name: string, device: string): Promise<Outcome<Entered>> {
  if (!desk.polite(name)) return bad('bad-words')
  if (await desk.people.byLook(lookOf(name))) return bad('name-taken', { name })
  if (await desk.people.byKey(nameKey(name))) return bad('name-taken', { name })
  const person: PersonRow = {
    id: newId(12),
    name,
    key: null,
    password: null,
    recovery: null,
    since: desk.clock(),
    settings: NO_SETTINGS,
    webhookFailure: null,
    banned: null,
    host: false,
    deleted: false,
  }
  await desk.people.add(person)
  return enter(desk, person, device)
}

const byName = (desk: Desk, name: string): Promise<PersonRow | null> => desk.people.byKey(nameKey(name))

/** The answer is the same, and takes as long, whether the name or the password was wrong. */
export async function signIn(
  desk: Desk,
  given: { readonly name: string; readonly password: string },
  device: string,
): Promise<Outcome<Entered>> {
  const person = await byName(desk, given.name)
  const right = await isPassword(given.password, person?.password ?? null)
  if (!person || !right) return bad('wrong-sign-in')
  const barred = barring(person, desk.clock())
  if (barred) return stop(barred)
  if (person.password === null || !isOutdated(person.password)) return enter(desk, person, device)
  const password = await hashPassword(given.password)
  await desk.people.change(person.id, { password })
  return enter(desk, { ...person, password }, device)
}

/** A recovery code works once: it opens the door, sets a new password and ends all sessions. */
export async function recover(
  desk: Desk,
  given: { readonly name: string; readonly code: string; readonly password: string },
  device: string,
): Promise<Outcome<Entered>> {
  const person = await byName(desk, given.name)
  if (isCommon(given.password, given.name)) return bad('common-password')
  const right = isRecoveryCode(given.code, person?.recovery ?? null)
  const password = await hashPassword(given.password)
  if (!person || !right) return bad('wrong-recovery')
  const barred = barring(person, desk.clock())
  if (barred) return stop(barred)
  await desk.people.change(person.id, { password, recovery: null })
  await desk.people.endSessions(person.id, null)
  return enter(desk, { ...person, password, recovery: null }, device)
}
