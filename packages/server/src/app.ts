import { MAX_BODY } from '@ludoteca/protocol'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { cacheFor, SAFE_HEADERS, varyFor } from './headers.ts'
import { inWords } from './http/problems.ts'
import { requestLang } from './http/router.ts'
import type { Log } from './live/contract.ts'
import { type PageFile, readPage } from './page-files.ts'
import { sendFile } from './send-file.ts'

/** How long callers may take, in milliseconds. */
interface Times {
  /** Until what is asked for has been said. */
  readonly headers: number
  /** Until all of it has been sent. */
  readonly request: number
  /** Without a byte in either direction: also for those who do not read what they are sent. */
  readonly silence: number
  /** How often that is looked at. */
  readonly check: number
}

const TIMES: Times = { headers: 10_000, request: 20_000, silence: 60_000, check: 2_000 }

/** Built files lie at the top or under /assets; elsewhere a dot may belong to a name. */
const FILE = /^\/(?:assets\/.*|[^/]*\.\w+)$/

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? ''

interface AppOptions {
  readonly trustProxy?: boolean
  readonly times?: Partial<Times>
  readonly log?: Log
}

/** Serves the built page from a folder. Addresses inside the page lead to its index. */
export async function createApp(
  folder: string,
  { trustProxy = false, times = {}, log }: AppOptions = {},
): Promise<FastifyInstance> {
  const { headers, request, silence, check } = { ...TIMES, ...times }
  const files = await readPage(folder)
  const app = Fastify({
    logger: false,
    forceCloseConnections: true,
    bodyLimit: MAX_BODY,
    requestTimeout: request,
    connectionTimeout: silence,
    http: { headersTimeout: headers, connectionsCheckingInterval: check },
    // The nearest proxy's word counts; what the caller claims about others before it does not.
    trustProxy: trustProxy && ((_, hop) => hop === 0),
    frameworkErrors: refuseAddress,
  })
  app.addHook('onSend', async (request, reply) => {
    reply.headers(SAFE_HEADERS).header('vary', varyFor(pathOf(request)))
    const isFound = reply.statusCode === 200 || reply.statusCode === 304
    reply.header('cache-control', isFound ? cacheFor(pathOf(request)) : 'no-store')
  })
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) log?.error({ err: error, path: request.routeOptions.url }, 'a request failed')
    return reply
      .code(status)
      .type('text/plain')
      .send(status >= 500 ? 'Failed' : 'Bad request')
  })
  app.get('/*', (request, reply) => servePage(files, request, reply))
  app.setNotFoundHandler((_, reply) => reply.code(404).type('text/plain').send('Not found'))
  return app
}

/** An address that cannot be read: no route is found and no hook is run, so everything about the answer is said here. */
function refuseAddress(_: Error, request: FastifyRequest, reply: FastifyReply): void {
  const problem = inWords({ code: 'bad-request' }, requestLang(request))
  reply.code(400).headers(SAFE_HEADERS).header('cache-control', 'no-store')
  if (pathOf(request).startsWith('/api/')) reply.send({ problem })
  else reply.type('text/plain; charset=utf-8').send(problem.message)
}

function servePage(
  files: ReadonlyMap<string, PageFile>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const path = pathOf(request)
  const file = files.get(path === '/' ? '/index.html' : path)
  if (file) return sendFile(file, request, reply)
  const index = files.get('/index.html')
  if (index && request.headers.accept?.includes('text/html') && !FILE.test(path))
    return sendFile(index, request, reply)
  reply.callNotFound()
  return reply
}
