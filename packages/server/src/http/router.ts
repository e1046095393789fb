import type { Readable } from 'node:stream'
import type { Lang } from '@ludoteca/engine'
import type { Route } from '@ludoteca/protocol/routes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { output, ZodType } from 'zod'
import { barring } from '../accounts/ban.ts'
import type { AccountDeps, Caller } from '../accounts/caller.ts'
import { deviceName } from '../accounts/device.ts'
import { findCaller, isDue, SESSION_LIFE } from '../accounts/sessions.ts'
import type { Outcome, Trouble } from '../outcome.ts'
import { SESSION_COOKIE, writeCookie } from './caller/cookies.ts'
import { keyOf } from './caller/credentials.ts'
import { isWithin } from './caller/token-scopes.ts'
import type { Guards } from './guards.ts'
import { langOf } from './lang.ts'
import { badBody, inWords, statusOf } from './problems.ts'
import { limitsOf } from './route-limits.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

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
  /** The answer is a file to keep. */
  file(name: string, type: string): void
}

/** An answer that has been written as JSON already. */
export class Written {
  readonly json: string
  constructor(json: string) {
    this.json = json
  }
}

type BodyOf<R extends Route> = R['body'] extends ZodType ? output<R['body']> : undefined
type CallerOf<R extends Route> = R['who'] extends 'anyone' ? Caller | null : Caller
type AnswerOf<R extends Route> = R['answer'] extends ZodType
  ? output<R['answer']> | Written
  : string | Buffer | Readable
type Answer<R extends Route> = (call: Call<BodyOf<R>, CallerOf<R>>) => Promise<Outcome<AnswerOf<R>>>

export interface Router {
  /** Answers a route of the table: who may call, with which token, body and limits stands there. */
  on<R extends Route>(route: R, answer: Answer<R>): void
}

export const requestLang = (request: FastifyRequest): Lang =>
  langOf((request.query as { lang?: unknown } | undefined)?.lang, request.headers['accept-language'])

export function refuse(request: FastifyRequest, reply: FastifyReply, trouble: Trouble): FastifyReply {
  if (trouble.code === 'too-many') reply.header('retry-after', String(trouble.params?.seconds ?? 1))
  // It may have been about to send a file.
  reply.removeHeader('content-disposition').type(JSON_TYPE)
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
  const limits = limitsOf(guards)

  const welcome = (caller: Caller | null): Trouble | null =>
    caller ? barring(caller.person, accounts.clock()) : { code: 'sign-in-first' }

  const may: Record<Route['who'], (caller: Caller | null) => Trouble | null> = {
    anyone: () => null,
    person: welcome,
    host: caller => welcome(caller) ?? (caller?.person.host ? null : { code: 'hosts-only' }),
  }

  function on<R extends Route>(route: R, answer: Answer<R>): void {
    const { method, path: url, body, largest, who } = route as Route
    const stops = (route.limits ?? []).map(name => limits[name])
    app.route({
      method,
      url,
      ...(largest !== undefined && { bodyLimit: largest, onRequest: unhurried }),
      handler: async (request, reply) => {
        const { secret, token } = keyOf(request.headers)
        const caller = await findCaller(accounts, { secret, token })
        if (token && !caller) return refuse(request, reply, { code: 'bad-token' })
        const stopped = guards.admit(caller)
        if (stopped) return refuse(request, reply, stopped)
        const { scope = null } = caller?.session ?? {}
        if (scope !== null && !isWithin(scope, route)) return refuse(request, reply, { code: 'token-scope' })
        if (caller && !token) {
          if (isDue(caller.session, accounts.clock())) keepCookie(request, reply, secret)
          if (caller.person.key) guards.welcome(request.ip, caller.person.key)
        }
        const barred = may[who](caller)
        if (barred) return refuse(request, reply, barred)
        const parsed = body?.safeParse(request.body)
        if (parsed && !parsed.success) return refuse(request, reply, badBody(parsed.error))
        const call = callOf(request, reply, parsed?.data as BodyOf<R>, caller as CallerOf<R>)
        for (const stop of stops) {
          const limited = stop(call)
          if (limited) return refuse(request, reply, limited)
        }
        const outcome = await answer(call)
        if (!outcome.ok) return refuse(request, reply, outcome.trouble)
        return outcome.value instanceof Written
          ? reply.type(JSON_TYPE).send(outcome.value.json)
          : reply.send(outcome.value)
      },
    })
  }
  return { on }
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
    file: (name, type) => {
      reply.header('content-disposition', `attachment; filename="${name}"`).type(type)
    },
  }
}
