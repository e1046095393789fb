import { ConfirmBody, SettingsBody } from '@ludoteca/protocol'
import { changeSettings, confirm } from '../accounts/account.ts'
import { removePerson } from '../accounts/leave.ts'
import { OneAtATime } from '../live/one-at-a-time.ts'
import { bad, good, stop } from '../outcome.ts'
import type { Surroundings } from './api.ts'
import type { Door } from './door.ts'
import { openExports } from './exports.ts'
import { meOf } from './facts.ts'
import { addressKey } from './limits.ts'

/** What people see and change of themselves. */
export function meRoutes(door: Door, { desk, guards, store, hub, reachable }: Surroundings): void {
  door.open('GET', '/me', null, async ({ caller, lang }) =>
    good(caller ? await meOf(store, caller.person, lang) : null),
  )

  // Turns move by the difference between two plans: each change starts from what the one before it has left.
  const changes = new OneAtATime()
  door.known('PUT', '/me/settings', SettingsBody, async ({ body, caller, lang }) => {
    const stopped = guards.plans(caller.person.id)
    if (stopped) return stop(stopped)
    if (body.webhook !== null && !reachable(body.webhook)) return bad('webhook-private')
    return changes.run(caller.person.id, async () => {
      const person = await store.people.byId(caller.person.id)
      if (!person || person.deleted) return bad('sign-in-first')
      const changed = await changeSettings(desk, { ...caller, person }, body)
      if (!changed.ok) return changed
      await hub.changePlans(person.id, person.settings, body)
      return good(await meOf(store, changed.value, lang))
    })
  })

  const exports = openExports(store, { limits: guards.limits })
  door.known('GET', '/me/export', null, async ({ caller, address, file }) => {
    const stopped = guards.export(caller.person.id)
    if (stopped) return stop(stopped)
    const begun = exports.begin(caller.person, addressKey(address))
    if (begun.ok) file('ludoteca-me.json', 'application/json; charset=utf-8')
    return begun
  })

  door.known('DELETE', '/me', ConfirmBody, async ({ body, caller: { person }, address, keep }) => {
    const stopped = guards.hashing() ?? guards.guess(address, person.id, 'confirm')
    if (stopped) return stop(stopped)
    const confirmed = person.password === null ? good(null) : await confirm(person, body.password)
    if (!confirmed.ok) return confirmed
    await removePerson(store, hub, person, desk.clock())
    keep(null)
    return good({})
  })
}
