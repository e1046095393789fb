import type { FastifyInstance } from 'fastify'
import type { Store } from '../store/store.ts'
import type { Metrics } from './metrics.ts'

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/

/** For whoever watches over the machine. */
export function addOps(
  app: FastifyInstance,
  { store, metrics, metricsOpen }: { store: Store; metrics: Metrics; metricsOpen: boolean },
): void {
  app.get('/healthz', async () => ({ ok: true }))

  app.get('/readyz', async (_, reply) => {
    try {
      await store.tables.head('')
      return { ok: true }
    } catch {
      return reply.code(503).send({ ok: false })
    }
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
