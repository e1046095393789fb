import { Id, NoteBody, Terms } from '@ludoteca/protocol'
import type { Caller } from '../accounts/caller.ts'
import { personFacts } from '../accounts/person-facts.ts'
import { bad, good, stop } from '../outcome.ts'
import type { ApiDeps } from './deps.ts'
import { summaries } from './facts.ts'
import { addressKey } from './limits.ts'
import { openLobby, withMine } from './lobby.ts'
import { asTrouble, personOf } from './problems.ts'
import { reviewRoutes } from './reviews.ts'
import type { Router } from './router.ts'

const MINE = 200

/** Lists of tables, and what is asked of one outside the socket. */
export function tableRoutes(router: Router, deps: ApiDeps): void {
  const { store, hub, guards } = deps
  const { tables, people } = store
  const lobbyOf = openLobby(store)

  router.open('GET', '/lobby', null, async ({ caller, asked, written }) => {
    const everybodys = await lobbyOf(asked('game'))
    const mine = caller ? await summaries(people, await tables.mine(caller.person.id, MINE)) : []
    written('application/json; charset=utf-8')
    return good(withMine(everybodys, mine))
  })

  router.known('POST', '/tables', Terms, async ({ body, caller, address }) => {
    const mine = await tables.mine(caller.person.id, MINE)
    const waiting = mine.filter(row => row.phase === 'open' && row.host === caller.person.id)
    const stopped = guards.table(waiting.length, caller.person.key === null)
    if (stopped) return stop(stopped)
    const made = await hub.create(personFacts(caller.person), body, addressKey(address))
    return made.ok ? good({ id: made.id }) : stop(asTrouble(made.refusal))
  })

  router.open('GET', '/tables/:id/positions/:n', null, async ({ caller, asked }) => {
    const steps = Number(asked('n'))
    if (!Id.safeParse(asked('id')).success || !Number.isSafeInteger(steps) || steps < 0)
      return bad('no-table')
    const view = await hub.position(asked('id'), personOf(caller), steps)
    return view ? good({ view }) : bad('no-table')
  })

  router.open('GET', '/tables/:id/save', null, async ({ caller, asked, file }) => {
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

  router.known('GET', '/tables/:id/note', null, async ({ caller, asked }) => {
    if (!(await noteTable(asked('id'), caller))) return bad('no-table')
    return good({ text: await tables.note(asked('id'), caller.person.id) })
  })

  router.known('PUT', '/tables/:id/note', NoteBody, async ({ caller, asked, body }) => {
    const stopped = guards.notes(caller.person.id)
    if (stopped) return stop(stopped)
    if (!(await noteTable(asked('id'), caller))) return bad('no-table')
    await tables.keepNote(asked('id'), caller.person.id, body.text)
    return good({})
  })
}
