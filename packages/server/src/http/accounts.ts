import type { Me } from '@ludoteca/protocol'
import { routes } from '@ludoteca/protocol/routes'
import { changePassword, makeAccount, renewRecovery } from '../accounts/account.ts'
import { personFacts } from '../accounts/person-facts.ts'
import { listSessions } from '../accounts/sessions.ts'
import { type Entered, enterAsGuest, recover, signIn } from '../accounts/sign-in.ts'
import { bad, good, type Outcome } from '../outcome.ts'
import type { ApiDeps } from './deps.ts'
import { meOf } from './facts.ts'
import type { Call, Router } from './router.ts'

/** How people come in and prove who they are. */
export function accountRoutes(router: Router, { accounts, guards, store, hub }: ApiDeps): void {
  async function welcome(call: Call<unknown, unknown>, entered: Outcome<Entered>): Promise<Outcome<Me>> {
    if (!entered.ok) return entered
    call.keep(entered.value.secret)
    return good(await meOf(store, entered.value.person, call.lang))
  }

  router.on(routes.guest, async call => {
    return welcome(call, await enterAsGuest(accounts, call.body.name, call.device))
  })

  router.on(routes.signIn, async call => {
    const entered = await signIn(accounts, call.body, call.device)
    if (entered.ok) guards.welcome(call.address, call.body.name)
    return welcome(call, entered)
  })

  router.on(routes.recover, async call => {
    const recovered = await recover(accounts, call.body, call.device)
    if (recovered.ok) {
      hub.hangUp(recovered.value.person.id)
      guards.welcome(call.address, call.body.name)
    }
    return welcome(call, recovered)
  })

  router.on(routes.signOut, async ({ caller, keep }) => {
    keep(null)
    if (!caller) return good({})
    await store.people.endSession(caller.person.id, caller.session.id)
    hub.hangUp(caller.person.id)
    return good({})
  })

  router.on(routes.account, async call => {
    const made = await makeAccount(accounts, call.caller, call.body)
    if (!made.ok) return made
    const { id, name } = made.value.person
    hub.rename(personFacts(made.value.person))
    hub.hangUp(id)
    guards.welcome(call.address, name)
    return welcome(call, made)
  })

  router.on(routes.password, async ({ body, caller, lang }) => {
    const changed = await changePassword(accounts, caller, body)
    if (!changed.ok) return changed
    hub.hangUp(changed.value.id)
    return good(await meOf(store, changed.value, lang))
  })

  router.on(routes.recovery, async ({ body, caller }) => {
    return renewRecovery(accounts, caller, body.password)
  })

  router.on(routes.sessions, async ({ caller }) => good(await listSessions(accounts, caller)))

  router.on(routes.endSession, async ({ caller, asked }) => {
    const own = await store.people.sessions(caller.person.id)
    if (!own.some(each => each.id === asked('id') && each.scope === null)) return bad('no-session')
    await store.people.endSession(caller.person.id, asked('id'))
    hub.hangUp(caller.person.id)
    return good({})
  })
}
