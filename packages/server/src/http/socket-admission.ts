import type { IncomingMessage } from 'node:http'
import type { Person } from '@ludoteca/protocol'
import type { AccountDeps } from '../accounts/caller.ts'
import { findPerson, staysWith } from '../accounts/sessions.ts'
import { readCookie } from './cookies.ts'
import { unknownHost } from './hosts.ts'
import { langOf } from './lang.ts'
import { addressKey } from './limits.ts'
import { fromOwnPage } from './origin.ts'
import { inWords } from './problems.ts'
import { SESSION_COOKIE } from './router.ts'

/** Admission of sockets, which do not pass through the routes. */
export function socketAdmission(
  accounts: AccountDeps,
  options: {
    readonly origin: string | null
    readonly trustProxy: boolean
    readonly isKnown: (host: string) => boolean
  },
) {
  const forwarded = (request: IncomingMessage, name: string): string | undefined => {
    const said = request.headers[name]
    return options.trustProxy && typeof said === 'string' ? said.split(',').at(-1)?.trim() : undefined
  }
  return {
    personOf: (request: IncomingMessage): Promise<Person | null> =>
      findPerson(accounts, readCookie(request.headers.cookie, SESSION_COOKIE)),
    staysWith: (request: IncomingMessage): (() => Promise<boolean>) =>
      staysWith(accounts, readCookie(request.headers.cookie, SESSION_COOKIE)),
    refusal: (request: IncomingMessage): string | null => {
      const { headers } = request
      const host = forwarded(request, 'x-forwarded-host') ?? headers.host ?? ''
      const lang = langOf(null, headers['accept-language'])
      if (!options.isKnown(host)) return inWords(unknownHost(host), lang).message
      return fromOwnPage(headers, host, options.origin)
        ? null
        : inWords({ code: 'foreign-origin' }, lang).message
    },
    addressOf: (request: IncomingMessage): string =>
      addressKey(forwarded(request, 'x-forwarded-for') ?? request.socket.remoteAddress ?? ''),
  }
}
