import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Trouble } from '../outcome.ts'
import { inWords } from './problems.ts'
import { refuse, requestLang } from './router.ts'

/** A name or number, and perhaps a port. */
const HOST = /^(\[[\da-f:.]+\]|[^\s:/?#@\\[\]]+)(?::\d{1,5})?$/i

/** The name in a Host header, as names are compared: small letters, no port, no brackets; null when it is none. */
function nameIn(host: string): string | null {
  const name = HOST.exec(host)?.[1]
  return name === undefined ? null : name.toLowerCase().replace(/^\[|\]$|\.$/g, '')
}

const isNear = (name: string): boolean => name === 'localhost' || name.endsWith('.localhost')

/**
 * Whether the server goes by the name in a Host header. A foreign site can let its own name lead to this machine and would
 * then be our own page to a browser; it cannot do that with an address in numbers, nor with `localhost`. Every other name
 * has to be given: by the origin, or in the list.
 */
export function knownHosts(origin: string | null, listed: readonly string[]): (host: string) => boolean {
  const known = new Set(listed.map(nameIn))
  if (origin !== null) known.add(nameIn(new URL(origin).host))
  return host => {
    const name = nameIn(host)
    return name !== null && (isIP(name) !== 0 || isNear(name) || known.has(name))
  }
}

const LONGEST = 100

export const unknownHost = (host: string): Trouble => ({
  code: 'unknown-host',
  params: { host: host.replace(/:\d*$/, '').slice(0, LONGEST) },
})

/** Monitoring may use any name for the machine; these addresses tell nothing about people. */
const OPEN: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

/** Nothing is answered under a name the server does not go by. */
export function guardHosts(app: FastifyInstance, isKnown: (host: string) => boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    const host = request.host ?? ''
    const path = request.url.split('?')[0] ?? ''
    if (isKnown(host) || OPEN.has(path)) return
    const trouble = unknownHost(host)
    if (path.startsWith('/api/')) return refuse(request, reply, trouble)
    const { message } = inWords(trouble, requestLang(request))
    return reply.code(403).type('text/plain; charset=utf-8').send(message)
  })
}
