import type { Lang } from '@ludoteca/engine'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodType } from 'zod'
import { barring } from '../accounts/ban.ts'
import type { Caller, Desk } from '../accounts/desk.ts'
import { deviceName } from '../accounts/device.ts'
import { findCaller, isDue, SESSION_LIFE } from '../accounts/sessions.ts'
import type { Outcome, Trouble } from '../outcome.ts'
import { readCookie, writeCookie } from './cookies.ts'
import type { Guards } from './guards.ts'
import { langOf } from './lang.ts'
import { badBody, inWords, statusOf } from './problems.ts'

export const SESSION_COOKIE = 'ludoteca'

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

type Answer<B, C> = (call: Call<B, C>) => Promise<Outcome<unknown>>
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface Door {
  /** Open to whoever comes. */
  open<B>(method: Method, path: string, body: ZodType<B> | null, answer: Answer<B, Caller | null>): void
  /** For people: guests or accounts that are not barred. */
  known<B>(method: Method, path: string, body: ZodType<B> | null, answer: Answer<B, Caller>): void
}

export const requestLang = (request: FastifyRequest): Lang =>
  langOf((request.query as { lang?: unknown } | undefined)?.lang, request.headers['accept-language'])

export function refuse(request: FastifyRequest, reply: FastifyReply, trouble: Trouble): FastifyReply {
  if (trouble.code === 'too-many') reply.header('retry-after', String(trouble.params?.seconds ?? 1))
  return reply.code(statusOf(trouble.code)).send({ problem: inWords(trouble, requestLang(request)) })
}

/** The one place where requests become calls: who calls, how often, with what in hand. */
export function openDoor(app: FastifyInstance, desk: Desk, guards: Guards): Door {
  async function answer<B>(
    request: FastifyRequest,
    reply: FastifyReply,
    body: ZodType<B> | null,
    route: (call: Call<B, Caller | null>) => Promise<Outcome<unknown>>,
  ): Promise<unknown> {
    const secret = readCookie(request.headers.cookie, SESSION_COOKIE)
    const caller = await findCaller(desk, secret)
    const stopped = guards.admit(caller)
    if (stopped) return refuse(request, reply, stopped)
    if (caller && isDue(caller.session, desk.clock())) keepCookie(request, reply, secret)
    const parsed = body?.safeParse(request.body)
    if (parsed && !parsed.success) return refuse(request, reply, badBody(parsed.error))
    const outcome = await route(callOf(request, reply, parsed?.data as B, caller))
    return outcome.ok ? reply.send(outcome.value) : refuse(request, reply, outcome.trouble)
  }
  app.addHook('onRequest', async (request, reply) => {
    const stopped = guards.arrive(request)
    if (stopped) return refuse(request, reply, stopped)
  })
  const route = <B>(method: Method, url: string, body: ZodType<B> | null, run: Answer<B, Caller | null>) =>
    app.route({ method, url, handler: (request, reply) => answer(request, reply, body, run) })
  return {
    open: route,
    known: (method, path, body, run) =>
      route(method, path, body, async call => {
        const { caller } = call
        if (!caller) return { ok: false, trouble: { code: 'sign-in-first' } }
        const barred = barring(caller.person, desk.clock())
        return barred ? { ok: false, trouble: barred } : run({ ...call, caller })
      }),
  }
}

function keepCookie(request: FastifyRequest, reply: FastifyReply, secret: string | null): void {
  const seconds = secret === null ? 0 : SESSION_LIFE / 1000
  const cookie = writeCookie(SESSION_COOKIE, secret ?? '', seconds, request.protocol === 'https')
  reply.header('set-cookie', cookie)
}

function callOf<B>(
  request: FastifyRequest,
  reply: FastifyReply,
  body: B,
  caller: Caller | null,
): Call<B, Caller | null> {
  const asked = {
    ...(request.query as Record<string, unknown>),
    ...(request.params as Record<string, unknown>),
  }
  return {
    body,
    caller,
    lang: requestLang(request),
    device: deviceName(request.headers['user-agent'] ?? ''),
    address: request.ip,
    asked: name => (typeof asked[name] === 'string' ? asked[name] : ''),
    keep: secret => keepCookie(request, reply, secret),
    file: (name, type) => {
      reply.header('content-disposition', `attachment; filename="${name}"`).type(type)
    },
  }
}
