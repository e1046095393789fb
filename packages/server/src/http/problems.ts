import type { Lang, Refusal } from '@ludoteca/engine'
import { isProblem, type Person, type Problem, type ProblemCode, problemText } from '@ludoteca/protocol'
import { refusalText } from '@ludoteca/tournament/text'
import type { ZodError } from 'zod'
import type { Caller } from '../accounts/caller.ts'
import { personFacts } from '../accounts/person-facts.ts'
import type { Trouble } from '../outcome.ts'

/** What is not listed is a matter of how things stand: 409. */
const STATUS: Partial<Record<ProblemCode, number>> = {
  'bad-request': 400,
  'bad-field': 400,
  'bad-name': 400,
  'bad-password': 400,
  'common-password': 400,
  'bad-words': 400,
  'bad-zone': 400,
  'bad-push': 400,
  'webhook-private': 400,
  'away-too-long': 400,
  'nobody-called': 400,
  'starts-in-past': 400,
  'tournament-alone': 400,
  'tournament-seats': 400,
  'account-first': 403,
  'tournaments-by-hosts': 403,
  'not-organiser': 403,
  'not-invited': 403,
  'programs-stay-out': 403,
  'programs-only': 403,
  'figures-private': 403,
  'wrong-link': 403,
  'no-tournament': 404,
  'unknown-game': 400,
  'bad-seats': 400,
  'unknown-option': 400,
  'unknown-value': 400,
  'option-seats': 400,
  'bad-text': 400,
  'sign-in-first': 401,
  'wrong-sign-in': 401,
  'wrong-recovery': 401,
  'wrong-password': 403,
  'foreign-origin': 403,
  'unknown-host': 403,
  'hosts-only': 403,
  banned: 403,
  'banned-until': 403,
  'not-found': 404,
  'no-table': 404,
  'no-person': 404,
  'no-session': 404,
  'no-token': 404,
  'bad-token': 401,
  'token-scope': 403,
  'play-for-programs': 403,
  'too-large': 413,
  'too-many': 429,
  'export-busy': 429,
  failed: 500,
  closing: 503,
}

export const statusOf = (code: ProblemCode): number => STATUS[code] ?? 409

export function inWords({ code, params, ruled }: Trouble, lang: Lang): Problem {
  if (ruled)
    return {
      code: ruled.rule,
      ...(ruled.params && { params: ruled.params }),
      message: refusalText(lang, ruled),
    }
  return { code, ...(params && { params }), message: problemText(lang, code, params) }
}

export const personOf = (caller: Caller | null): Person | null => caller && personFacts(caller.person)

/** A refusal at a table, told over HTTP. */
export const asTrouble = ({ rule, params }: Refusal): Trouble =>
  isProblem(rule) ? { code: rule, ...(params && { params }) } : { code: 'bad-request' }

/** Names and passwords have rules worth telling; other fields are filled in by our own page. */
export function badBody(error: ZodError): Trouble {
  const field = String(error.issues[0]?.path[0] ?? '')
  if (field === 'name') return { code: 'bad-name' }
  if (field === 'password' || field === 'new') return { code: 'bad-password' }
  return field === '' ? { code: 'bad-request' } : { code: 'bad-field', params: { field } }
}
