import type { IncomingMessage } from 'node:http'
import type { AccountDeps } from '../accounts/caller.ts'
import { type Entrant, findEntrant, staysWith } from '../accounts/sessions.ts'
import { hasBearer, keyOf } from './caller/credentials.ts'
import { fromOwnPage } from './caller/origin.ts'
import { unknownHost } from './hosts.ts'
import { langOf } from './lang.ts'
import { addressKey } from './limits.ts'
import { inWords } from './problems.ts'

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
    entrantOf: ({ headers }: IncomingMessage): Promise<Entrant> => findEntrant(accounts, keyOf(headers)),
    staysWith: ({ headers }: IncomingMessage): (() => Promise<boolean>) =>
      staysWith(accounts, keyOf(headers).secret),
    refusal: (request: IncomingMessage): string | null => {
      const { headers } = request
      const host = forwarded(request, 'x-forwarded-host') ?? headers.host ?? ''
      const lang = langOf(null, headers['accept-language'])
      if (!options.isKnown(host)) return inWords(unknownHost(host), lang).message
      return hasBearer(headers) || fromOwnPage(headers, host, options.origin)
        ? null
        : inWords({ code: 'foreign-origin' }, lang).message
    },
    addressOf: (request: IncomingMessage): string =>
      addressKey(forwarded(request, 'x-forwarded-for') ?? request.socket.remoteAddress ?? ''),
  }
}
