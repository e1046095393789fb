import { Id, type Lobby, NoteBody, type Person, Terms } from '@ludoteca/protocol'
import type { Caller } from '../accounts/desk.ts'
import { announcement, isResting } from '../house.ts'
import { bad, good, stop } from '../outcome.ts'
import type { Surroundings } from './api.ts'
import type { Door } from './door.ts'
import { summaries } from './facts.ts'
import { addressKey } from './limits.ts'
import { asTrouble } from './problems.ts'

const LISTED = { open: 50, live: 20, mine: 200, finished: 20 } as const

const personOf = (caller: Caller | null): Person | null =>
  caller && { id: caller.person.id, name: caller.person.name }

/** Lists of tables, and what is asked of one outside the live line. */
export function tableRoutes(door: Door, { store, hub, guards }: Surroundings): void {
  const { tables, house, people } = store

  door.open('GET', '/lobby', null, async ({ caller, asked }) => {
    const only = asked('game') === '' ? {} : { game: asked('game') }
    const listed = async (phase: 'open' | 'playing' | 'over', limit: number) =>
      summaries(people, await tables.list({ phase, publicOnly: true, limit, ...only }))
    const lobby: Lobby = {
      open: await listed('open', LISTED.open),
      live: await listed('playing', LISTED.live),
      mine: caller ? await summaries(people, await tables.mine(caller.person.id, LISTED.mine)) : [],
      finished: await listed('over', LISTED.finished),
      announcement: await announcement(house),
      resting: await isResting(house),
    }
    return good(lobby)
  })

  door.known('POST', '/tables', Terms, async ({ body, caller, address }) => {
    const mine = await tables.mine(caller.person.id, LISTED.mine)
    const waiting = mine.filter(row => row.phase === 'open' && row.host === caller.person.id)
    const stopped = guards.table(waiting.length, caller.person.key === null)
    if (stopped) return stop(stopped)
    const made = await hub.create(
      { id: caller.person.id, name: caller.person.name },
      body,
      addressKey(address),
    )
    return made.ok ? good({ id: made.id }) : stop(asTrouble(made.refusal))
  })

  door.open('GET', '/tables/:id/positions/:n', null, async ({ caller, asked }) => {
    const steps = Number(asked('n'))
    if (!Id.safeParse(asked('id')).success || !Number.isSafeInteger(steps) || steps < 0)
      return bad('no-table')
    const view = await hub.position(asked('id'), personOf(caller), steps)
    return view ? good({ view }) : bad('no-table')
  })

  door.open('GET', '/tables/:id/save', null, async ({ caller, asked, file }) => {
    if (!Id.safeParse(asked('id')).success) return bad('no-table')
    const saved = await hub.save(asked('id'), personOf(caller))
    if (!saved) return bad('no-table')
    if (!saved.ok) return stop(asTrouble(saved.refusal))
    file(`ludoteca-${asked('id')}.txt`, 'text/plain; charset=utf-8')
    return good(saved.text)
  })

  /** Whoever may look at a table may keep notes on it. */
  const noteTable = async (id: string, caller: Caller): Promise<boolean> =>
    Id.safeParse(id).success && (await hub.look(id, personOf(caller))) !== null

  door.known('GET', '/tables/:id/note', null, async ({ caller, asked }) => {
    if (!(await noteTable(asked('id'), caller))) return bad('no-table')
    return good({ text: await tables.note(asked('id'), caller.person.id) })
  })

  door.known('PUT', '/tables/:id/note', NoteBody, async ({ caller, asked, body }) => {
    if (!(await noteTable(asked('id'), caller))) return bad('no-table')
    await tables.keepNote(asked('id'), caller.person.id, body.text)
    return good({})
  })
}
