import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Options } from '@ludoteca/engine'
import { SET_FLAGS } from '@ludoteca/shelf'
import type { Role } from '../live/hub.ts'
import { CAPS, type Caps, type Share } from '../live/limits/shares.ts'
import { fileOf } from '../store/open.ts'
import { Trouble } from '../store/trouble.ts'
import { databaseOf } from './data.ts'

export interface Address {
  readonly host: string
  readonly port: number
}

/** Who makes the reviews of finished games that are kept for all: whoever asks first in their page, this server, or nobody. */
const REVIEWS = ['browser', 'server', 'off'] as const
export type Reviews = (typeof REVIEWS)[number]

/** The settings with which a server is started. */
export interface Config {
  readonly address: Address
  /** The folder with the secrets and, unless it is elsewhere, the database. */
  readonly data: string
  /** `sqlite:path` or `postgres://…`. */
  readonly database: string
  readonly role: Role
  /** The address of the server from outside, for links; null when it is where it listens. */
  readonly origin: string | null
  /** Names the server goes by besides numbers, `localhost` and the origin's. */
  readonly hosts: readonly string[]
  /** A proxy in front says who calls and whether over TLS. */
  readonly trustProxy: boolean
  readonly metricsOpen: boolean
  readonly allowPrivateWebhooks: boolean
  /** Words that names and chat must not contain, one a line. */
  readonly words: string
  readonly limits: boolean
  /** The host’s choices for the tables made here, by game: options that take texts. */
  readonly sets?: ReadonlyMap<string, Options>
  /** How many tables anybody may have, if not as usual. */
  readonly caps?: Caps
  /** Who may set up tournaments: whoever has an account, or hosts alone. */
  readonly tournaments: 'accounts' | 'hosts'
  readonly reviews: Reviews
  readonly logLevel: string
  /** The machine's clock is followed wherever it jumps, and no time is given back: for tests that set it. */
  readonly bareClock?: boolean
}

/** A file the host named for a game. */
export interface SetFile {
  readonly game: string
  readonly file: string
  readonly text: string
}

type Parsed =
  | { readonly ok: true; readonly config: Config; readonly help: boolean; readonly sets: readonly SetFile[] }
  | { readonly ok: false; readonly problem: Trouble }

const DEFAULT_PORT = 4280
const DEFAULT_HOST = '127.0.0.1'
const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

const FLAGS = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  database: { type: 'string' },
  role: { type: 'string' },
  origin: { type: 'string' },
  hosts: { type: 'string' },
  words: { type: 'string' },
  'trust-proxy': { type: 'boolean' },
  'metrics-open': { type: 'boolean' },
  'allow-private-webhooks': { type: 'boolean' },
  'no-limits': { type: 'boolean' },
  tournaments: { type: 'string' },
  reviews: { type: 'string' },
  'most-waiting': { type: 'string' },
  'most-playing': { type: 'string' },
  'most-with-bots': { type: 'string' },
  // Which language to speak was decided before.
  lang: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

/** `--lisboa-set`, and the like of other games. */
const SET_OPTIONS: Readonly<Record<string, { readonly type: 'string' }>> = Object.fromEntries(
  [...SET_FLAGS.values()].map(flag => [flag, { type: 'string' }]),
)
const ALL_FLAGS = { ...FLAGS, ...SET_OPTIONS }

type Env = Readonly<Record<string, string | undefined>>

/** Flags first, then the environment, then the defaults. */
export function readConfig(args: readonly string[], env: Env, home: string): Parsed {
  try {
    const values = readFlags(args)
    const data = readData(values.data, env, home)
    const host = values.host ?? (env.HOST || DEFAULT_HOST)
    return {
      ok: true,
      help: values.help ?? false,
      sets: values.sets,
      config: {
        address: {
          host,
          port: readPort(values.port ?? env.PORT),
        },
        data,
        database: readDatabase(values.database, env, data),
        role: readRole(values.role),
        origin: readOrigin(values.origin ?? env.LUDOTECA_ORIGIN),
        hosts: [host, ...readHosts(values.hosts ?? env.LUDOTECA_HOSTS)],
        trustProxy: values['trust-proxy'] ?? false,
        metricsOpen: values['metrics-open'] ?? false,
        allowPrivateWebhooks: values['allow-private-webhooks'] ?? false,
        words: readWords(values.words),
        limits: !values['no-limits'],
        caps: {
          waiting: readShare('--most-waiting', values['most-waiting'], CAPS.waiting),
          playing: readShare('--most-playing', values['most-playing'], CAPS.playing),
          withBots: readShare('--most-with-bots', values['most-with-bots'], CAPS.withBots),
        },
        tournaments: readTournaments(values.tournaments),
        reviews: readReviews(values.reviews),
        logLevel: readLevel(env.LOG_LEVEL),
        bareClock: env.LUDOTECA_CLOCK === 'bare',
      },
    }
  } catch (error) {
    if (error instanceof Trouble) return { ok: false, problem: error }
    throw error
  }
}

/** What is said beside `FLAGS` takes a value. */
type Said = ReturnType<typeof parseArgs<{ options: typeof FLAGS }>>['values'] &
  Readonly<Record<string, string | boolean | undefined>>

/** As `parseArgs` reads them, but with complaints that can be told in any language. */
function readFlags(args: readonly string[]) {
  const { tokens } = parseArgs({ args: [...args], options: ALL_FLAGS, strict: false, tokens: true })
  for (const token of tokens) {
    if (token.kind === 'positional') throw new Trouble('extra-argument', { given: token.value })
    if (token.kind !== 'option') continue
    const known = Object.hasOwn(ALL_FLAGS, token.name) ? ALL_FLAGS[token.name as keyof typeof FLAGS] : null
    const flag = token.rawName
    if (!known) throw new Trouble('unknown-flag', { flag })
    // A value that looks like a flag was forgotten.
    const forgotten = token.value === undefined || (!token.inlineValue && /^-./.test(token.value))
    if (known.type === 'string' && forgotten) {
      throw new Trouble('missing-value', { flag })
    }
    if (known.type === 'boolean' && token.value !== undefined) throw new Trouble('unwanted-value', { flag })
  }
  const values = parseArgs({ args: [...args], options: ALL_FLAGS }).values as Said
  const sets = [...SET_FLAGS].flatMap(([game, flag]) => {
    const file = values[flag]
    return typeof file !== 'string' ? [] : [{ game, file, text: readText(file, 'no-set') }]
  })
  return { ...values, sets }
}

/** `--data`, `LUDOTECA_DATA`, or the folder `data` of the installation. */
export const readData = (said: string | undefined, env: Env, home: string): string =>
  resolve(said ?? (env.LUDOTECA_DATA || resolve(home, 'data')))

/** `--database`, `DATABASE_URL`, or a file in the data folder. */
export function readDatabase(said: string | undefined, env: Env, data: string): string {
  const url = said ?? (env.DATABASE_URL || databaseOf(data))
  fileOf(url)
  return url
}

function readRole(said = 'all'): Role {
  if (said === 'web' || said === 'bots' || said === 'all') return said
  throw new Trouble('bad-role', { given: said })
}

function readTournaments(said = 'accounts'): Config['tournaments'] {
  if (said === 'accounts' || said === 'hosts') return said
  throw new Trouble('bad-tournaments', { given: said })
}

function readReviews(said = 'browser'): Reviews {
  const found = REVIEWS.find(each => each === said)
  if (!found) throw new Trouble('bad-reviews', { given: said })
  return found
}

function readPort(said: string | undefined): number {
  const port = said === undefined || said === '' ? DEFAULT_PORT : Number(said)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Trouble('bad-port', { given: said ?? '' })
  }
  return port
}

/** Three numbers: for an account, for a guest, for an address. */
function readShare(flag: string, said: string | undefined, usual: Share): Share {
  if (said === undefined) return usual
  const [, account, guest, address] = /^(\d{1,6}),(\d{1,6}),(\d{1,6})$/.exec(said) ?? []
  if (account === undefined) throw new Trouble('bad-share', { flag, given: said })
  return { account: Number(account), guest: Number(guest), address: Number(address) }
}

function readOrigin(said: string | undefined): string | null {
  if (said === undefined || said === '') return null
  if (!/^https?:\/\//.test(said) || !URL.canParse(said)) {
    throw new Trouble('bad-origin', { given: said })
  }
  return new URL(said).origin
}

/** Names, with commas or spaces between them. */
function readHosts(said = ''): string[] {
  return said
    .split(/[\s,]+/)
    .filter(name => name !== '')
    .map(name => {
      const url = URL.canParse(`http://${name}`) ? new URL(`http://${name}`) : null
      if (!url || url.host === '' || /[/?#@*]/.test(name)) throw new Trouble('bad-host', { given: name })
      return url.hostname
    })
}

function readWords(file: string | undefined): string {
  return file === undefined ? '' : readText(file, 'no-words')
}

function readText(file: string, trouble: 'no-words' | 'no-set'): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new Trouble(trouble, { file })
  }
}

function readLevel(said: string | undefined): string {
  const level = said || 'warn'
  if (!LEVELS.includes(level)) throw new Trouble('bad-level', { known: LEVELS.join(', '), given: level })
  return level
}
