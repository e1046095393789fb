import {
  AccountBody,
  ConfirmBody,
  GuestBody,
  PasswordBody,
  RecoverBody,
  SignInBody,
} from '@ludoteca/protocol'
import { z } from 'zod'
import { changePassword, makeAccount, renewRecovery } from '../accounts/account.ts'
import { personFacts } from '../accounts/person-facts.ts'
import { listSessions } from '../accounts/sessions.ts'
import { type Entered, enterAsGuest, recover, signIn } from '../accounts/sign-in.ts'
import { bad, good, type Outcome, stop } from '../outcome.ts'
import type { ApiDeps } from './deps.ts'
import { meOf } from './facts.ts'
import type { Call, Router } from './router.ts'

const Nothing = z.strictObject({})

/** How people come in and prove who they are. */
export function accountRoutes(router: Router, { accounts, guards, store, hub }: ApiDeps): void {
  async function welcome(call: Call<unknown, unknown>, entered: Outcome<Entered>): Promise<Outcome<unknown>> {
    if (!entered.ok) return entered
    call.keep(entered.value.secret)
    return good(await meOf(store, entered.value.person, call.lang))
  }

  router.open('POST', '/guest', GuestBody, async call => {
    const stopped = guards.entry(call.address)
    if (stopped) return stop(stopped)
    return welcome(call, await enterAsGuest(accounts, call.body.name, call.device))
  })

  router.open('POST', '/signin', SignInBody, async call => {
    const stopped = guards.hashing() ?? guards.guess(call.address, call.body.name, 'password')
    if (stopped) return stop(stopped)
    const entered = await signIn(accounts, call.body, call.device)
    if (entered.ok) guards.welcome(call.address, call.body.name)
    return welcome(call, entered)
  })

  router.open('POST', '/recover', RecoverBody, async call => {
    const stopped = guards.hashing() ?? guards.guess(call.address, call.body.name, 'code')
    if (stopped) return stop(stopped)
    const recovered = await recover(accounts, call.body, call.device)
    if (recovered.ok) {
      hub.hangUp(recovered.value.person.id)
      guards.welcome(call.address, call.body.name)
    }
    return welcome(call, recovered)
  })

  router.open('POST', '/signout', Nothing, async ({ caller, keep }) => {
    keep(null)
    if (!caller) return good({})
    await store.people.endSession(caller.person.id, caller.session.id)
    hub.hangUp(caller.person.id)
    return good({})
  })

  router.known('POST', '/account', AccountBody, async call => {
    const stopped = guards.hashing() ?? guards.entry(call.address)
    if (stopped) return stop(stopped)
    const made = await makeAccount(accounts, call.caller, call.body)
    if (!made.ok) return made
    const { id, name } = made.value.person
    hub.rename(personFacts(made.value.person))
    hub.hangUp(id)
    guards.welcome(call.address, name)
    return welcome(call, made)
  })

  router.known('POST', '/password', PasswordBody, async ({ body, caller, address, lang }) => {
    const stopped = guards.hashing() ?? guards.guess(address, caller.person.id, 'confirm')
    if (stopped) return stop(stopped)
    const changed = await changePassword(accounts, caller, body)
    if (!changed.ok) return changed
    hub.hangUp(changed.value.id)
    return good(await meOf(store, changed.value, lang))
  })

  router.known('POST', '/recovery', ConfirmBody, async ({ body, caller, address }) => {
    const stopped = guards.hashing() ?? guards.guess(address, caller.person.id, 'confirm')
    if (stopped) return stop(stopped)
    return renewRecovery(accounts, caller, body.password)
  })

  router.known('GET', '/sessions', null, async ({ caller }) => good(await listSessions(accounts, caller)))

  router.known('DELETE', '/sessions/:id', null, async ({ caller, asked }) => {
    const own = await store.people.sessions(caller.person.id)
    if (!own.some(each => each.id === asked('id') && each.scope === null)) return bad('no-session')
    await store.people.endSession(caller.person.id, asked('id'))
    hub.hangUp(caller.person.id)
    return good({})
  })
}
