import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Role } from '../live/hub.ts'
import { fileOf } from '../store/open.ts'
import { databaseOf } from './data.ts'

export interface Address {
  readonly host: string
  readonly port: number
}

/** What the host of the house decides when opening it. */
export interface Config {
  readonly address: Address
  /** The folder with the secrets and, unless it is elsewhere, the database. */
  readonly data: string
  /** `sqlite:path` or `postgres://…`. */
  readonly database: string
  readonly role: Role
  /** Where the room is found from outside, for links; null: where it listens. */
  readonly origin: string | null
  /** A proxy in front says who calls and whether over TLS. */
  readonly trustProxy: boolean
  readonly metricsOpen: boolean
  readonly allowPrivateWebhooks: boolean
  /** Words that names and chat must not contain, one a line. */
  readonly words: string
  readonly limits: boolean
  readonly logLevel: string
}

type Parsed =
  | { readonly ok: true; readonly config: Config; readonly help: boolean }
  | { readonly ok: false; readonly problem: string }

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
  words: { type: 'string' },
  'trust-proxy': { type: 'boolean' },
  'metrics-open': { type: 'boolean' },
  'allow-private-webhooks': { type: 'boolean' },
  'no-limits': { type: 'boolean' },
  // Which language to speak was decided before.
  lang: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

type Env = Readonly<Record<string, string | undefined>>

/** Flags first, then the environment, then the ways of the house. */
export function readConfig(args: readonly string[], env: Env, home: string): Parsed {
  try {
    const { values } = parseArgs({ args: [...args], options: FLAGS })
    const data = readData(values.data, env, home)
    return {
      ok: true,
      help: values.help ?? false,
      config: {
        address: {
          host: values.host ?? (env.HOST || DEFAULT_HOST),
          port: readPort(values.port ?? env.PORT),
        },
        data,
        database: readDatabase(values.database, env, data),
        role: readRole(values.role),
        origin: readOrigin(values.origin ?? env.LUDOTECA_ORIGIN),
        trustProxy: values['trust-proxy'] ?? false,
        metricsOpen: values['metrics-open'] ?? false,
        allowPrivateWebhooks: values['allow-private-webhooks'] ?? false,
        words: readWords(values.words),
        limits: !values['no-limits'],
        logLevel: readLevel(env.LOG_LEVEL),
      },
    }
  } catch (error) {
    return { ok: false, problem: (error as Error).message.split('. ')[0] ?? '' }
  }
}

/** `--data`, `LUDOTECA_DATA`, or the folder `data` in the house itself. */
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
  throw new Error(`--role is web, bots or all, not "${said}"`)
}

function readPort(said: string | undefined): number {
  const port = said === undefined || said === '' ? DEFAULT_PORT : Number(said)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`"${said}" is not a port; choose a number from 0 to 65535`)
  }
  return port
}

function readOrigin(said: string | undefined): string | null {
  if (said === undefined || said === '') return null
  if (!/^https?:\/\//.test(said) || !URL.canParse(said)) {
    throw new Error(`"${said}" is not the address of a site, such as https://games.example`)
  }
  return new URL(said).origin
}

function readWords(file: string | undefined): string {
  if (file === undefined) return ''
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new Error(`The list of words "${file}" cannot be read`)
  }
}

function readLevel(said: string | undefined): string {
  const level = said || 'warn'
  if (!LEVELS.includes(level)) throw new Error(`LOG_LEVEL is one of ${LEVELS.join(', ')}, not "${said}"`)
  return level
}
