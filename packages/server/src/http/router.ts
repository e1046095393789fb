import type { Lang } from '@ludoteca/engine'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodType } from 'zod'
import { barring } from '../accounts/ban.ts'
import type { AccountDeps, Caller } from '../accounts/caller.ts'
import { deviceName } from '../accounts/device.ts'
import { findCaller, isDue, SESSION_LIFE } from '../accounts/sessions.ts'
import { bad, good, type Outcome, stop, type Trouble } from '../outcome.ts'
import { SESSION_COOKIE, writeCookie } from './caller/cookies.ts'
import { keyOf } from './caller/credentials.ts'
import { isWithin } from './caller/token-scopes.ts'
import type { Guards } from './guards.ts'
import { langOf } from './lang.ts'
import { badBody, inWords, statusOf } from './problems.ts'

/** One request, as the routes see it. */
export interface Call<B, C> {
  readonly body: B
  readonly caller: C
  readonly lang: Lang
  readonly device: string
  readonly address: string
  /** A part of the path, or a value after the question mark. */
  asked(name: string): string
  /** Gives the device a session, or takes it away. */
  keep(secret: string | null): void
  /** The answer is text of this type. */
  written(type: string): void
  /** The answer is a file to keep. */
  file(name: string, type: string): void
}

type Answer<B, C> = (call: Call<B, C>) => Promise<Outcome<unknown>>
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface Router {
  /** Routes for everybody, signed in or not. */
  open<B>(method: Method, path: string, body: ZodType<B> | null, answer: Answer<B, Caller | null>): void
  /** Routes for guests and accounts that are not barred. */
  known<B>(method: Method, path: string, body: ZodType<B> | null, answer: Answer<B, Caller>): void
  /** The same, with bodies of up to so many bytes, which are counted before they are read. */
  large<B>(method: Method, path: string, body: ZodType<B>, most: number, answer: Answer<B, Caller>): void
  /** Routes for hosts only. */
  host<B>(method: Method, path: string, body: ZodType<B> | null, answer: Answer<B, Caller>): void
}

export const requestLang = (request: FastifyRequest): Lang =>
  langOf((request.query as { lang?: unknown } | undefined)?.lang, request.headers['accept-language'])

export function refuse(request: FastifyRequest, reply: FastifyReply, trouble: Trouble): FastifyReply {
  if (trouble.code === 'too-many') reply.header('retry-after', String(trouble.params?.seconds ?? 1))
  return reply.code(statusOf(trouble.code)).send({ problem: inWords(trouble, requestLang(request)) })
}

/** Turns requests into calls: finds the caller, applies limits, checks the body. There is no other way in. */
export function openRouter(app: FastifyInstance, accounts: AccountDeps, guards: Guards): Router {
  app.addHook('onRequest', async (request, reply) => {
    const stopped = guards.arrive(request)
    if (stopped) return refuse(request, reply, stopped)
  })

  const unhurried = async (request: FastifyRequest, reply: FastifyReply) => {
    const stopped = guards.large(request.ip)
    if (stopped) return refuse(request, reply, stopped)
  }

  function route<B, C extends Caller | null>(
    method: Method,
    url: string,
    body: ZodType<B> | null,
    check: (caller: Caller | null) => Outcome<C>,
    answer: Answer<B, C>,
    most?: number,
  ): void {
    app.route({
      method,
      url,
      ...(most !== undefined && { bodyLimit: most, onRequest: unhurried }),
      handler: async (request, reply) => {
        const { secret, token } = keyOf(request.headers)
        const caller = await findCaller(accounts, { secret, token })
        if (token && !caller) return refuse(request, reply, { code: 'bad-token' })
        const stopped = guards.admit(caller)
        if (stopped) return refuse(request, reply, stopped)
        const { scope = null } = caller?.session ?? {}
        if (scope !== null && !isWithin(scope, method, url))
          return refuse(request, reply, { code: 'token-scope' })
        if (caller && !token) {
          if (isDue(caller.session, accounts.clock())) keepCookie(request, reply, secret)
          if (caller.person.key) guards.welcome(request.ip, caller.person.key)
        }
        const checked = check(caller)
        if (!checked.ok) return refuse(request, reply, checked.trouble)
        const parsed = body?.safeParse(request.body)
        if (parsed && !parsed.success) return refuse(request, reply, badBody(parsed.error))
        const outcome = await answer(callOf(request, reply, parsed?.data as B, checked.value))
        return outcome.ok ? reply.send(outcome.value) : refuse(request, reply, outcome.trouble)
      },
    })
  }

  const welcome = (caller: Caller | null): Outcome<Caller> => {
    if (!caller) return bad('sign-in-first')
    const barred = barring(caller.person, accounts.clock())
    return barred ? stop(barred) : good(caller)
  }
  const trusted = (caller: Caller | null): Outcome<Caller> => {
    const known = welcome(caller)
    return known.ok && !known.value.person.host ? bad('hosts-only') : known
  }
  return {
    open: (method, path, body, answer) => route(method, path, body, good, answer),
    known: (method, path, body, answer) => route(method, path, body, welcome, answer),
    large: (method, path, body, most, answer) => route(method, path, body, welcome, answer, most),
    host: (method, path, body, answer) => route(method, path, body, trusted, answer),
  }
}

function keepCookie(request: FastifyRequest, reply: FastifyReply, secret: string | null): void {
  const seconds = secret === null ? 0 : SESSION_LIFE / 1000
  const cookie = writeCookie(SESSION_COOKIE, secret ?? '', seconds, request.protocol === 'https')
  reply.header('set-cookie', cookie)
}

function callOf<B, C>(request: FastifyRequest, reply: FastifyReply, body: B, caller: C): Call<B, C> {
  const asked = {
    ...(request.query as Record<string, unknown>),
    ...(request.params as Record<string, unknown>),
  }
  return {
    body,
    caller,
    lang: requestLang(request),
    device: deviceName(request.headers['user-agent'] ?? ''),
    address: request.ip ?? '',
    asked: name => (typeof asked[name] === 'string' ? asked[name] : ''),
    keep: secret => keepCookie(request, reply, secret),
    written: type => void reply.type(type),
    file: (name, type) => {
      reply.header('content-disposition', `attachment; filename="${name}"`).type(type)
    },
  }
}
