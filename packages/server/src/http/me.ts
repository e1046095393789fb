import { routes } from '@ludoteca/protocol/routes'
import { changeSettings, confirm } from '../accounts/account.ts'
import { aloneWith } from '../accounts/alone.ts'
import { removePerson } from '../accounts/delete-person.ts'
import { OneAtATime } from '../live/limits/one-at-a-time.ts'
import { bad, good } from '../outcome.ts'
import type { ApiDeps } from './deps.ts'
import type { ExportDesk } from './exports.ts'
import { meOf } from './facts.ts'
import { addressKey } from './limits.ts'
import type { Router } from './router.ts'

/** What people see and change of themselves. */
export function meRoutes(
  router: Router,
  { accounts, store, hub, reachable }: ApiDeps,
  exports: ExportDesk,
): void {
  router.on(routes.me, async ({ caller, lang }) =>
    good(caller ? await meOf(store, caller.person, lang) : null),
  )

  // Turns move by the difference between two plans: each change starts from what the one before it has left.
  const changes = new OneAtATime()
  router.on(routes.settings, async ({ body, caller, lang }) => {
    if (body.webhook !== null && !reachable(body.webhook)) return bad('webhook-private')
    const change = async () => {
      const person = await store.people.byId(caller.person.id)
      if (!person || person.deleted) return bad('sign-in-first')
      const changed = await changeSettings(accounts, { ...caller, person }, body)
      if (!changed.ok) return changed
      await hub.changeAvailability(person.id, person.settings, body)
      return good(await meOf(store, changed.value, lang))
    }
    const { id } = caller.person
    return changes.run(id, () => aloneWith(store.settings, id, accounts.clock, change))
  })

  router.on(routes.exportMe, async ({ caller, address, file }) => {
    const begun = exports.begin(caller.person, addressKey(address))
    if (begun.ok) file('ludoteca-me.json', 'application/json; charset=utf-8')
    return begun
  })

  router.on(routes.deleteMe, async ({ body, caller: { person }, keep }) => {
    const confirmed = person.password === null ? good(null) : await confirm(accounts, person, body.password)
    if (!confirmed.ok) return confirmed
    await removePerson(store, hub, person, accounts.clock())
    keep(null)
    return good({})
  })
}
