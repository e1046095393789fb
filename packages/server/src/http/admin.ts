import { routes } from '@ludoteca/protocol/routes'
import { good } from '../outcome.ts'
import { announce, rest } from '../settings.ts'
import type { ApiDeps } from './deps.ts'
import type { Router } from './router.ts'

/** What hosts see and do from the page; as from the command line, acts are written down. */
export function adminRoutes(router: Router, { store: { settings }, accounts, overview }: ApiDeps): void {
  router.on(routes.overview, async () => good(await overview()))

  router.on(routes.announce, async ({ body: { text }, caller }) => {
    await announce(settings, text)
    await settings.audit(
      accounts.clock(),
      caller.person.id,
      text === null ? 'announce --clear' : `announce ${text}`,
    )
    return good({})
  })

  router.on(routes.rest, async ({ body: { on }, caller }) => {
    await rest(settings, on)
    await settings.audit(accounts.clock(), caller.person.id, `rest ${on ? 'on' : 'off'}`)
    return good({})
  })
}
