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
import { type Entered, enterAsGuest, recover, signIn } from '../accounts/enter.ts'
import { listSessions } from '../accounts/sessions.ts'
import { bad, good, type Outcome } from '../outcome.ts'
import type { Surroundings } from './api.ts'
import type { Call, Door } from './door.ts'
import { meOf } from './facts.ts'

const Nothing = z.strictObject({})

/** How people come in and prove who they are. */
export function accountRoutes(door: Door, { desk, guards, store }: Surroundings): void {
  async function welcome(call: Call<unknown, unknown>, entered: Outcome<Entered>): Promise<Outcome<unknown>> {
    if (!entered.ok) return entered
    call.keep(entered.value.secret)
    return good(await meOf(store, entered.value.person, call.lang))
  }

  door.open('POST', '/guest', GuestBody, async call => {
    const stopped = guards.entry(call.address)
    if (stopped) return { ok: false, trouble: stopped }
    return welcome(call, await enterAsGuest(desk, call.body.name, call.device))
  })

  door.open('POST', '/signin', SignInBody, async call => {
    const stopped = guards.guess(call.address, call.body.name)
    if (stopped) return { ok: false, trouble: stopped }
    return welcome(call, await signIn(desk, call.body, call.device))
  })

  door.open('POST', '/recover', RecoverBody, async call => {
    const stopped = guards.guess(call.address, call.body.name)
    if (stopped) return { ok: false, trouble: stopped }
    return welcome(call, await recover(desk, call.body, call.device))
  })

  door.open('POST', '/signout', Nothing, async ({ caller, keep }) => {
    if (caller) await store.people.endSession(caller.person.id, caller.session.id)
    keep(null)
    return good({})
  })

  door.known('POST', '/account', AccountBody, async ({ body, caller, address, lang }) => {
    const stopped = guards.entry(address)
    if (stopped) return { ok: false, trouble: stopped }
    const made = await makeAccount(desk, caller, body)
    return made.ok ? good(await meOf(store, made.value, lang)) : made
  })

  door.known('POST', '/password', PasswordBody, async ({ body, caller, address, lang }) => {
    const stopped = guards.guess(address, caller.person.id)
    if (stopped) return { ok: false, trouble: stopped }
    const changed = await changePassword(desk, caller, body)
    return changed.ok ? good(await meOf(store, changed.value, lang)) : changed
  })

  door.known('POST', '/recovery', ConfirmBody, async ({ body, caller, address }) => {
    const stopped = guards.guess(address, caller.person.id)
    if (stopped) return { ok: false, trouble: stopped }
    return renewRecovery(desk, caller, body.password)
  })

  door.known('GET', '/sessions', null, async ({ caller }) => good(await listSessions(desk, caller)))

  door.known('DELETE', '/sessions/:id', null, async ({ caller, asked }) => {
    const own = await store.people.sessions(caller.person.id)
    if (!own.some(each => each.id === asked('id'))) return bad('no-session')
    await store.people.endSession(caller.person.id, asked('id'))
    return good({})
  })
}
