import { AnnouncementBody, RestBody } from '@ludoteca/protocol'
import { announce, rest } from '../house.ts'
import { good } from '../outcome.ts'
import type { Surroundings } from './api.ts'
import type { Door } from './door.ts'

/** What hosts of the house see and do from the page; as from the command line, acts are written down. */
export function adminRoutes(door: Door, { store: { house }, desk, overview }: Surroundings): void {
  door.host('GET', '/admin', null, async () => good(await overview()))

  door.host('PUT', '/admin/announcement', AnnouncementBody, async ({ body: { text }, caller }) => {
    await announce(house, text)
    await house.audit(desk.clock(), caller.person.id, text === null ? 'announce --clear' : `announce ${text}`)
    return good({})
  })

  door.host('PUT', '/admin/rest', RestBody, async ({ body: { on }, caller }) => {
    await rest(house, on)
    await house.audit(desk.clock(), caller.person.id, `rest ${on ? 'on' : 'off'}`)
    return good({})
  })
}
