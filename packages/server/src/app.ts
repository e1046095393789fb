import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { cacheFor, SAFE_HEADERS } from './headers.ts'

const BODY_LIMIT = 16 * 1024

/** Built files lie at the top or under /assets; elsewhere a dot may belong to a name. */
const FILE = /^\/(?:assets\/.*|[^/]*\.\w+)$/

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? ''

/** Serves the built page from a folder. Addresses inside the page lead to its index. */
export async function createApp(
  folder: string,
  { trustProxy = false }: { readonly trustProxy?: boolean } = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    forceCloseConnections: true,
    bodyLimit: BODY_LIMIT,
    // The nearest proxy's word counts; what the caller claims about others before it does not.
    trustProxy: trustProxy && ((_, hop) => hop === 0),
  })
  app.addHook('onSend', async (request, reply) => {
    reply.headers(SAFE_HEADERS)
    if (reply.statusCode === 200) reply.header('cache-control', cacheFor(pathOf(request)))
  })
  await app.register(fastifyStatic, { root: folder, preCompressed: true, cacheControl: false })
  app.setNotFoundHandler((request, reply) => {
    const page = request.method === 'GET' && request.headers.accept?.includes('text/html')
    if (page && !FILE.test(pathOf(request))) return reply.sendFile('index.html')
    return reply.code(404).type('text/plain').send('Not found')
  })
  return app
}
