import { type Figures, readPlace } from '@ludoteca/protocol'
import { routes } from '@ludoteca/protocol/routes'
import { personCalled } from '../accounts/person-called.ts'
import { personFacts } from '../accounts/person-facts.ts'
import { summaryOf } from '../archive/summary.ts'
import { bad, good } from '../outcome.ts'
import type { ApiDeps } from './deps.ts'
import { gamesOf, profileOf } from './facts.ts'
import type { Router } from './router.ts'

const PAGE = 20
/** Figures are of so many of the latest games. */
const MOST_GAMES = 1_000
/** Devices one person has notices sent to. */
const MOST_DEVICES = 20

export function peopleRoutes(router: Router, { store, pushKey, reachable }: ApiDeps): void {
  router.on(routes.profile, async ({ asked, caller }) => {
    const person = await personCalled(store.people, asked('name'))
    if (!person) return bad('no-person')
    return good(await profileOf(store, person, caller?.person.id === person.id))
  })

  router.on(routes.gamesOf, async ({ asked, caller }) => {
    const person = await personCalled(store.people, asked('name'))
    if (!person) return bad('no-person')
    const before = readPlace(asked('before'))
    if (!before && asked('before') !== '') return bad('bad-field', { field: 'before' })
    return good(await gamesOf(store, person, caller?.person.id === person.id, before, PAGE))
  })

  router.on(routes.figuresOf, async ({ asked, caller }) => {
    const person = await personCalled(store.people, asked('name'))
    if (!person) return bad('no-person')
    const own = caller?.person.id === person.id
    const shown = person.settings.figures === 'shown'
    if (!own && !shown) return bad('figures-private')
    const { rows } = await store.archive.figures(person.id, MOST_GAMES)
    const { games, opponents } = summaryOf(rows.filter(row => own || row.open))
    const met: Figures['opponents'][number][] = []
    for (const { person: id, ...fared } of opponents) {
      const now = await store.people.byId(id)
      if (now && !now.deleted) met.push({ person: personFacts(now), ...fared })
    }
    return good({ person: personFacts(person), own, shown, most: MOST_GAMES, games, opponents: met })
  })

  router.on(routes.pushKey, async () => good({ key: pushKey }))

  router.on(routes.push, async ({ body, caller }) => {
    if (!body.endpoint.startsWith('https:') || !reachable(body.endpoint)) return bad('bad-push')
    const own = await store.people.pushes(caller.person.id)
    const oldest = own[0]
    if (oldest && own.length >= MOST_DEVICES) await store.people.dropPush(oldest.endpoint)
    await store.people.keepPush({ endpoint: body.endpoint, person: caller.person.id, ...body.keys })
    return good({})
  })

  router.on(routes.endPush, async call => {
    const own = await store.people.pushes(call.caller.person.id)
    if (own.some(each => each.endpoint === call.body.endpoint))
      await store.people.dropPush(call.body.endpoint)
    return good({})
  })
}
