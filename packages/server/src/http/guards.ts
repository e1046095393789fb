import { nameKey } from '@ludoteca/protocol'
import { RATES } from '@ludoteca/protocol/routes'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../accounts/caller.ts'
import { remembering } from '../accounts/known.ts'
import { crowded } from '../accounts/passwords.ts'
import { CAPS, type Caps } from '../live/limits/shares.ts'
import type { Trouble } from '../outcome.ts'
import { hasBearer } from './caller/credentials.ts'
import { fromOwnPage } from './caller/origin.ts'
import { addressKey, addressLimiter, type Limiter, limiter } from './limits.ts'

/** Accounts and addresses they are used from, as far as they are remembered. */
const MOST_KNOWN = 50_000
/** Seconds after which those who asked at the same time have mostly been answered. */
const CROWD_WAIT = 10

export interface Guards {
  /** False when nothing is limited. */
  readonly limits: boolean
  /** Why this request goes no further, before anything of it is read; null when it may. */
  arrive(request: FastifyRequest): Trouble | null
  admit(caller: Caller | null): Trouble | null
  /** Counts one more export of somebody's data. */
  export(person: string): Trouble | null
  /** Counts one more question for what somebody may do at a table. */
  choices(person: string): Trouble | null
  /** Counts one more question to the archive from this address. */
  search(address: string): Trouble | null
  /** Counts one more change of somebody's vacation or quiet hours. */
  plans(person: string): Trouble | null
  /** Counts one more note written down. */
  notes(person: string): Trouble | null
  /** Counts some more answers to puzzles written down. */
  puzzles(person: string): Trouble | null
  /** Counts one more review sent. */
  review(person: string): Trouble | null
  /** Counts one more large body from this address, before it is read. */
  large(address: string): Trouble | null
  /** Counts one more tournament set up. */
  tournament(person: string): Trouble | null
  /** Counts one more thing done in a tournament. */
  tournamentAct(person: string): Trouble | null
  /** Counts one more socket from this address, as `addressKey` writes it. */
  socket(address: string): Trouble | null
  /** Counts one more sign-in or new person from this address. */
  entry(address: string): Trouble | null
  /**
   * One more guess at what only one person knows. Passwords are counted by name over all addresses too, but for those
   * the account is used from: strangers who guess do not keep its owner out, and a recovery code opens anyhow.
   */
  guess(address: string, name: string, what: 'password' | 'code' | 'confirm'): Trouble | null
  /** The account of this name is used from this address. */
  welcome(address: string, name: string): void
  /** The refusal when so many passwords are being hashed that another would take too long. */
  hashing(): Trouble | null
  /** The refusal when this person already has too many tables that wait for players. */
  table(waiting: number, guest: boolean): Trouble | null
}

export function openGuards(options: {
  readonly clock: () => number
  readonly origin: string | null
  /** Off for measurements only. */
  readonly limits: boolean
  readonly caps?: Caps
}): Guards {
  const spend = (limit: Limiter, key: string): Trouble | null => {
    const seconds = options.limits ? limit.take(key, options.clock()) : 0
    return seconds === 0 ? null : { code: 'too-many', params: { seconds } }
  }
  const address = addressLimiter(RATES.address)
  const person = limiter(RATES.person)
  const token = limiter(RATES.token)
  const socket = addressLimiter(RATES.socket)
  const plans = limiter(RATES.plans)
  const notes = limiter(RATES.notes)
  const puzzles = limiter(RATES.puzzles)
  const review = limiter(RATES.review)
  const large = addressLimiter(RATES.large)
  const tournament = limiter(RATES.tournament)
  const tournamentAct = limiter(RATES.tournamentAct)
  const exported = limiter(RATES.export)
  const choices = limiter(RATES.choices)
  const search = addressLimiter(RATES.search)
  const entry = addressLimiter(RATES.entry)
  const guess = limiter(RATES.guess)
  const anywhere = limiter(RATES.name)
  const known = remembering(MOST_KNOWN)
  return {
    arrive(request) {
      const reading = request.method === 'GET' || request.method === 'HEAD'
      const { headers } = request
      if (!reading && !hasBearer(headers) && !fromOwnPage(headers, request.host, options.origin)) {
        return { code: 'foreign-origin' }
      }
      return spend(address, addressKey(request.ip))
    },
    admit: caller =>
      caller &&
      (spend(person, caller.person.id) ??
        (caller.session.scope === null ? null : spend(token, caller.session.id))),
    limits: options.limits,
    export: who => spend(exported, who),
    choices: who => spend(choices, who),
    search: from => spend(search, addressKey(from)),
    plans: who => spend(plans, who),
    socket: from => spend(socket, from),
    notes: who => spend(notes, who),
    puzzles: who => spend(puzzles, who),
    review: who => spend(review, who),
    large: from => spend(large, addressKey(from)),
    tournament: who => spend(tournament, who),
    tournamentAct: who => spend(tournamentAct, who),
    entry: from => spend(entry, addressKey(from)),
    table(waiting, guest) {
      const { waiting: share } = options.caps ?? CAPS
      const most = guest ? share.guest : share.account
      return options.limits && waiting >= most ? { code: 'too-many-open', params: { most } } : null
    },
    guess(from, name, what) {
      const [where, who] = [addressKey(from), nameKey(name)]
      const stopped = spend(entry, where) ?? spend(guess, `${where} ${who}`)
      if (stopped || what !== 'password' || known.has(`${where} ${who}`)) return stopped
      return spend(anywhere, who)
    },
    welcome: (from, name) => known.add(`${addressKey(from)} ${nameKey(name)}`),
    hashing: () =>
      options.limits && crowded() ? { code: 'too-many', params: { seconds: CROWD_WAIT } } : null,
  }
}
