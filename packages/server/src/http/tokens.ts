import { routes } from '@ludoteca/protocol/routes'
import { personFacts } from '../accounts/person-facts.ts'
import { becomeProgram, endToken, listTokens, makeToken } from '../accounts/tokens.ts'
import { bad, good } from '../outcome.ts'
import type { ApiDeps } from './deps.ts'
import { meOf } from './facts.ts'
import type { Router } from './router.ts'

/** Accounts of programs, and what lets a program in. None of this can be done with a token. */
export function tokenRoutes(router: Router, { accounts, store, hub }: ApiDeps): void {
  router.on(routes.becomeProgram, async ({ body, caller, lang }) => {
    const made = await becomeProgram(accounts, store, caller.person, body.password)
    if (!made.ok) return made
    hub.rename(personFacts(made.value))
    hub.hangUp(made.value.id)
    return good(await meOf(store, made.value, lang))
  })

  router.on(routes.tokens, async ({ caller }) => good(await listTokens(accounts, caller.person.id)))

  router.on(routes.newToken, async ({ body, caller }) => makeToken(accounts, caller.person, body))

  router.on(routes.endToken, async ({ caller, asked }) => {
    if (!(await endToken(accounts, caller.person.id, asked('id')))) return bad('no-token')
    hub.hangUp(caller.person.id)
    return good({})
  })
}
