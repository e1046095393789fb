import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'
import { cacheFor, SAFE_HEADERS } from './headers.ts'

/** Serves the built page from a folder. Addresses inside the page lead to its index. */
export async function createApp(folder: string): Promise<FastifyInstance> {
  const app = Fastify({ logger: false, forceCloseConnections: true })
  app.addHook('onSend', async (request, reply) => {
    reply.headers(SAFE_HEADERS)
    const path = new URL(request.url, 'http://host').pathname
    if (reply.statusCode === 200) reply.header('cache-control', cacheFor(path))
  })
  await app.register(fastifyStatic, { root: folder, preCompressed: true, cacheControl: false })
  app.get('/health', async () => ({ ok: true }))
  app.setNotFoundHandler((request, reply) => {
    const page = request.method === 'GET' && request.headers.accept?.includes('text/html')
    if (page && !/\.\w+(?:\?|$)/.test(request.url)) return reply.sendFile('index.html')
    return reply.code(404).type('text/plain').send('Not found')
  })
  return app
}
