import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const home = fileURLToPath(new URL('../..', import.meta.url))

export interface House {
  readonly url: string
  /** Kills the server without warning and opens it again at the same address, with the same books. */
  crash(): Promise<void>
  close(): Promise<void>
}

/** Starts the real server; resolves when it says where it listens. */
function open(data: string, port: string): Promise<{ server: ChildProcess; url: string }> {
  const loader = new URL('../../scripts/ts.mjs', import.meta.url).href
  const main = join(home, 'packages', 'cli', 'src', 'main.ts')
  // One machine plays everybody: limits would stop it.
  const args = ['--import', loader, main, 'serve', '--port', port, '--data', data, '--no-limits']
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise((resolve, reject) => {
    let said = ''
    server.stdout.on('data', chunk => {
      said += chunk
      const url = /http:\/\/\S+/.exec(said)?.[0].replace(/\/$/, '')
      if (url) resolve({ server, url })
    })
    server.on('exit', code => reject(new Error(`the server ended with ${code}: ${said}`)))
  })
}

function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise(resolve => {
    server.on('exit', () => resolve())
    server.kill(signal)
  })
}

/** Opens the room on a free port, with the built page and nothing in its books. */
export async function openHouse(): Promise<House> {
  const data = await mkdtemp(join(tmpdir(), 'ludoteca-'))
  let { server, url } = await open(data, '0')
  return {
    url,
    async crash() {
      await end(server, 'SIGKILL')
      ;({ server, url } = await open(data, new URL(url).port))
    },
    async close() {
      await end(server, 'SIGTERM')
      await rm(data, { recursive: true, force: true })
    },
  }
}
