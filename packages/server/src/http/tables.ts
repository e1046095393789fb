import { Id } from '@ludoteca/protocol'
import { routes } from '@ludoteca/protocol/routes'
import type { Caller } from '../accounts/caller.ts'
import { personFacts } from '../accounts/person-facts.ts'
import { bad, good, stop } from '../outcome.ts'
import type { ApiDeps } from './deps.ts'
import { summaries } from './facts.ts'
import { addressKey } from './limits.ts'
import { openLobby, withMine } from './lobby.ts'
import { asTrouble, personOf } from './problems.ts'
import { reviewRoutes } from './reviews.ts'
import { type Router, Written } from './router.ts'

const MINE = 200

/** Lists of tables, and what is asked of one outside the socket. */
export function tableRoutes(router: Router, deps: ApiDeps): void {
  const { store, hub, guards } = deps
  const { tables, people } = store
  const lobbyOf = openLobby(store)

  router.on(routes.lobby, async ({ caller, asked }) => {
    const everybodys = await lobbyOf(asked('game'))
    const mine = caller ? await summaries(people, await tables.mine(caller.person.id, MINE)) : []
    return good(new Written(withMine(everybodys, mine)))
  })

  router.on(routes.newTable, async ({ body, caller, address }) => {
    const mine = await tables.mine(caller.person.id, MINE)
    const waiting = mine.filter(row => row.phase === 'open' && row.host === caller.person.id)
    const stopped = guards.table(waiting.length, caller.person.key === null)
    if (stopped) return stop(stopped)
    const made = await hub.create(personFacts(caller.person), body, addressKey(address))
    return made.ok ? good({ id: made.id }) : stop(asTrouble(made.refusal))
  })

  router.on(routes.position, async ({ caller, asked }) => {
    const steps = Number(asked('n'))
    if (!Id.safeParse(asked('id')).success || !Number.isSafeInteger(steps) || steps < 0)
      return bad('no-table')
    const view = await hub.position(asked('id'), personOf(caller), steps)
    return view ? good({ view }) : bad('no-table')
  })

  router.on(routes.choices, async ({ caller, asked }) => {
    if (!Id.safeParse(asked('id')).success) return bad('no-table')
    const choices = await hub.choices(asked('id'), personFacts(caller.person))
    return choices ? good(choices) : bad('no-table')
  })

  router.on(routes.save, async ({ caller, asked, file }) => {
    if (!Id.safeParse(asked('id')).success) return bad('no-table')
    const saved = await hub.save(asked('id'), personOf(caller))
    if (!saved) return bad('no-table')
    if (!saved.ok) return stop(asTrouble(saved.refusal))
    file(`ludoteca-${asked('id')}.txt`, 'text/plain; charset=utf-8')
    return good(saved.text)
  })

  reviewRoutes(router, deps)

  /** Whoever may look at a table may keep notes on it. */
  const noteTable = async (id: string, caller: Caller): Promise<boolean> =>
    Id.safeParse(id).success && (await hub.look(id, personOf(caller))) !== null

  router.on(routes.note, async ({ caller, asked }) => {
    if (!(await noteTable(asked('id'), caller))) return bad('no-table')
    return good({ text: await tables.note(asked('id'), caller.person.id) })
  })

  router.on(routes.keepNote, async ({ caller, asked, body }) => {
    if (!(await noteTable(asked('id'), caller))) return bad('no-table')
    await tables.keepNote(asked('id'), caller.person.id, body.text)
    return good({})
  })
}
