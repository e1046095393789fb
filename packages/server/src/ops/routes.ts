import type { FastifyInstance } from 'fastify'
import { langOf } from '../http/lang.ts'
import type { Log } from '../live/hub.ts'
import type { Store } from '../store/store.ts'
import type { Metrics } from './metrics.ts'
import { readinessOf, unreadyIn } from './readiness.ts'

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/

/** Adds the addresses for monitoring. */
export function addOps(
  app: FastifyInstance,
  deps: { store: Store; log: Log; metrics: Metrics; metricsOpen: boolean },
): void {
  const { metrics, metricsOpen } = deps
  const ready = readinessOf(deps.store, deps.log)
  app.get('/healthz', async () => ({ ok: true }))

  app.get('/readyz', async (request, reply) => {
    const why = await ready()
    if (why === null) return { ok: true }
    const lang = langOf(undefined, request.headers['accept-language'])
    return reply.code(503).send({ ok: false, why, message: unreadyIn(lang, why) })
  })

  /** The socket's own address decides: a proxy on this machine must not open the figures to everyone. */
  app.get('/metrics', async (request, reply) => {
    const near = LOOPBACK.test(request.socket.remoteAddress ?? '') && !request.headers['x-forwarded-for']
    if (!metricsOpen && !near) return reply.callNotFound()
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url
    if (route?.startsWith('/api/'))
      metrics.answered(request.method, route, reply.statusCode, reply.elapsedTime)
  })
}
