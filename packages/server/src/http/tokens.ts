import { ConfirmBody, TokenBody } from '@ludoteca/protocol'
import { personFacts } from '../accounts/person-facts.ts'
import { becomeProgram, endToken, listTokens, makeToken } from '../accounts/tokens.ts'
import { bad, good, stop } from '../outcome.ts'
import type { ApiDeps } from './deps.ts'
import { meOf } from './facts.ts'
import type { Router } from './router.ts'

/** Accounts of programs, and what lets a program in. None of this can be done with a token. */
export function tokenRoutes(router: Router, { accounts, guards, store, hub }: ApiDeps): void {
  router.known('PUT', '/me/program', ConfirmBody, async ({ body, caller, address, lang }) => {
    const stopped = guards.hashing() ?? guards.guess(address, caller.person.id, 'confirm')
    if (stopped) return stop(stopped)
    const made = await becomeProgram(accounts, store, caller.person, body.password)
    if (!made.ok) return made
    hub.rename(personFacts(made.value))
    hub.hangUp(made.value.id)
    return good(await meOf(store, made.value, lang))
  })

  router.known('GET', '/me/tokens', null, async ({ caller }) =>
    good(await listTokens(accounts, caller.person.id)),
  )

  router.known('POST', '/me/tokens', TokenBody, async ({ body, caller, address }) => {
    const stopped = guards.hashing() ?? guards.guess(address, caller.person.id, 'confirm')
    return stopped ? stop(stopped) : makeToken(accounts, caller.person, body)
  })

  router.known('DELETE', '/me/tokens/:id', null, async ({ caller, asked }) => {
    if (!(await endToken(accounts, caller.person.id, asked('id')))) return bad('no-token')
    hub.hangUp(caller.person.id)
    return good({})
  })
}
