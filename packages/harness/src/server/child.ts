import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nodeFlags } from '../../../../scripts/lib/node.mjs'

export type Order = 'figures' | 'memory' | 'close'

export interface Figures {
  /** Milliseconds by which the server's main thread was late. */
  readonly eventLoopP99: number
  /** How many the server has used. */
  readonly cores: number
  readonly rssMb: number
}

/** A server that runs in another process. */
export interface RunningServer {
  readonly url: string
  readonly pid: number
  /** False: it has ended, in whichever way. */
  readonly isOpen: boolean
  /** Since they were last asked for. */
  figures(): Promise<Figures>
  /** Megabytes that are in use after everything unused has been collected. */
  memory(): Promise<number>
  /** At once, as when the power goes. */
  kill(): Promise<void>
  /** In good order. */
  close(): Promise<void>
}

const program = fileURLToPath(new URL('./child-process.ts', import.meta.url))

interface ServerOptions {
  readonly port?: number
  readonly limits?: boolean
  readonly database?: string
  readonly origin?: string
  /** What goes wrong is meant to. */
  readonly quiet?: boolean
}

export async function startServer(
  data: string,
  {
    port = 0,
    limits = false,
    database = `sqlite:${join(data, 'ludoteca.db')}`,
    origin = '',
    quiet = false,
  }: ServerOptions = {},
): Promise<RunningServer> {
  const args = [data, String(port), limits ? 'on' : 'off', database, origin, quiet ? 'silent' : 'error']
  const child = fork(program, args, { execArgv: nodeFlags })
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const answer = async <T>(): Promise<T> => {
    const [said] = await Promise.race([
      once(child, 'message'),
      ended.then(() => {
        throw new Error('the server has ended')
      }),
    ])
    return said as T
  }
  const url = await answer<string>()
  return {
    url,
    pid: child.pid ?? 0,
    get isOpen() {
      return child.exitCode === null && child.signalCode === null
    },
    figures() {
      child.send('figures' satisfies Order)
      return answer<Figures>()
    },
    memory() {
      child.send('memory' satisfies Order)
      return answer<number>()
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    async close() {
      child.send('close' satisfies Order)
      await ended
    },
  }
}
