import type { FastifyError, FastifyInstance } from 'fastify'
import { puzzleRoutes } from '../accounts/puzzles.ts'
import { docsRoutes } from '../docs/routes.ts'
import { accountRoutes } from './accounts.ts'
import { adminRoutes } from './admin.ts'
import { archiveRoutes } from './archive.ts'
import type { ApiDeps } from './deps.ts'
import { openExports } from './exports.ts'
import { ladderRoutes } from './ladder.ts'
import { meRoutes } from './me.ts'
import { peopleRoutes } from './people.ts'

import { openRouter, refuse } from './router.ts'
import { tableRoutes } from './tables.ts'
import { tokenRoutes } from './tokens.ts'
import { tournamentRoutes } from './tournaments.ts'

/** An answer that is read as it is written was given up: its caller has gone, or did not read it in time. */
const UNREAD = 'ERR_STREAM_PREMATURE_CLOSE'

export async function addApi(app: FastifyInstance, deps: ApiDeps): Promise<void> {
  await app.register(
    async api => {
      api.removeContentTypeParser('text/plain')
      api.setErrorHandler((error: FastifyError, request, reply) => {
        const status = error.statusCode ?? 500
        if (status === 413) return refuse(request, reply, { code: 'too-large' })
        if (status < 500) return refuse(request, reply, { code: 'bad-request' })
        if (error.code !== UNREAD)
          deps.log.error({ err: error, path: request.routeOptions.url }, 'a request failed')
        return refuse(request, reply, { code: 'failed' })
      })
      const router = openRouter(api, deps.accounts, deps.guards)
      accountRoutes(router, deps)
      const exports = openExports(deps.store, { limits: deps.guards.limits })
      meRoutes(router, deps, exports)
      puzzleRoutes(router, deps)
      archiveRoutes(router, deps, exports)
      tokenRoutes(router, deps)
      tableRoutes(router, deps)
      peopleRoutes(router, deps)
      ladderRoutes(router, deps)
      tournamentRoutes(router, deps)
      adminRoutes(router, deps)
      docsRoutes(api)
      api.all('/*', (request, reply) => refuse(request, reply, { code: 'not-found' }))
    },
    { prefix: '/api' },
  )
}
