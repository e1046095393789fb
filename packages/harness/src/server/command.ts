import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { steadyPort } from './port.ts'

const home = fileURLToPath(new URL('../../../..', import.meta.url))
const execute = promisify(execFile)
/** Goes before the server itself: see `pass`. */
const CLOCK = new URL('./clock.mjs', import.meta.url).href
const COMMAND = [
  '--import',
  new URL('../../../../scripts/ts.mjs', import.meta.url).href,
  join(home, 'packages', 'cli', 'src', 'main.ts'),
]

export interface RunningServer {
  readonly url: string
  /** A command of the host, while people play. */
  admin(...words: string[]): Promise<void>
  /** Lets so much time pass at the server, at once. */
  pass(ms: number): void
  /** Kills the server without warning and opens it again at the same address, with the same database. */
  crash(): Promise<void>
  close(): Promise<void>
}

/** Starts the real server; resolves when it says where it listens. */
function open(
  data: string,
  port: string,
  flags: readonly string[],
): Promise<{ server: ChildProcess; url: string }> {
  // One machine plays everybody: limits would stop it.
  const args = [
    '--import',
    CLOCK,
    ...COMMAND,
    'serve',
    '--port',
    port,
    '--data',
    data,
    '--no-limits',
    ...flags,
  ]
  const env = { ...process.env, LUDOTECA_CLOCK: 'bare' }
  const server = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  return new Promise((resolve, reject) => {
    let said = ''
    server.stdout?.on('data', chunk => {
      said += chunk
      const url = /http:\/\/\S+(?=\s)/.exec(said)?.[0].replace(/\/$/, '')
      if (url) resolve({ server, url })
    })
    server.on('exit', code => reject(new Error(`the server ended with ${code}: ${said}`)))
  })
}

function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise(resolve => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve()
    server.once('exit', () => resolve())
    server.kill(signal)
  })
}

/** Starts the server on a free port, with the built page and an empty database, and with further flags. */
export async function startServer(...flags: string[]): Promise<RunningServer> {
  const data = await mkdtemp(join(tmpdir(), 'ludoteca-'))
  let { server, url } = await open(data, String(await steadyPort()), flags)
  return {
    url,
    admin: async (...words) =>
      void (await execute(process.execPath, [...COMMAND, 'admin', ...words, '--data', data])),
    pass: ms => void server.send(ms),
    async crash() {
      await end(server, 'SIGKILL')
      ;({ server, url } = await open(data, new URL(url).port, flags))
    },
    async close() {
      await end(server, 'SIGTERM')
      await rm(data, { recursive: true, force: true })
    },
  }
}
