import type { HouseFacts } from '@ludoteca/protocol'
import type { FastifyError, FastifyInstance } from 'fastify'
import type { Desk } from '../accounts/desk.ts'
import type { Hub, Log } from '../live/hub.ts'
import type { Store } from '../store/store.ts'
import { accountRoutes } from './accounts.ts'
import { adminRoutes } from './admin.ts'
import { openDoor, refuse } from './door.ts'
import type { Guards } from './guards.ts'
import { meRoutes } from './me.ts'
import { peopleRoutes } from './people.ts'
import { tableRoutes } from './tables.ts'

/** What the addresses under /api are answered with. */
export interface Surroundings {
  readonly store: Store
  readonly hub: Hub
  readonly desk: Desk
  readonly guards: Guards
  readonly log: Log
  /** How the house is, for its hosts. */
  readonly overview: () => Promise<HouseFacts>
  /** The public half of the key that signs Web Push. */
  readonly pushKey: string
  /** Whether the room would call this address at all. */
  readonly reachable: (url: string) => boolean
}

export async function addApi(app: FastifyInstance, around: Surroundings): Promise<void> {
  await app.register(
    async api => {
      api.removeContentTypeParser('text/plain')
      api.setErrorHandler((error: FastifyError, request, reply) => {
        const status = error.statusCode ?? 500
        if (status === 413) return refuse(request, reply, { code: 'too-large' })
        if (status < 500) return refuse(request, reply, { code: 'bad-request' })
        around.log.error({ err: error, path: request.routeOptions.url }, 'a request failed')
        return refuse(request, reply, { code: 'failed' })
      })
      const door = openDoor(api, around.desk, around.guards)
      accountRoutes(door, around)
      meRoutes(door, around)
      tableRoutes(door, around)
      peopleRoutes(door, around)
      adminRoutes(door, around)
      api.all('/*', (request, reply) => refuse(request, reply, { code: 'not-found' }))
    },
    { prefix: '/api' },
  )
}
