import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensurePage } from '../../scripts/lib/page.mjs'

const SERVE = [
  '--conditions=ludoteca-toy',
  '--import',
  new URL('../../scripts/ts.mjs', import.meta.url).href,
  fileURLToPath(new URL('serve.ts', import.meta.url)),
]

const TOY_PAGE = {
  config: 'e2e/toy/vite.config.ts',
  folder: '.cache/toy-page',
  marker: '.cache/toy-page-sources',
  more: ['packages/testkit/toy', 'e2e/toy'],
}

export interface ToyServer {
  readonly url: string
  close(): Promise<void>
}

/** Opens the server on a free port, with the toy game on the shelves of server and page. */
export async function openToyServer(): Promise<ToyServer> {
  if (!(await ensurePage(TOY_PAGE))) throw new Error('the page with the toy could not be built')
  const data = await mkdtemp(join(tmpdir(), 'ludoteca-'))
  const args = [...SERVE, '--port', '0', '--data', data, '--no-limits']
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(server, 'exit')
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    server.stdout.on('data', chunk => {
      said += chunk
      const address = /http:\/\/\S+(?=\s)/.exec(said)?.[0].replace(/\/$/, '')
      if (address) resolve(address)
    })
    server.on('exit', code => reject(new Error(`the server ended with ${code}: ${said}`)))
  })
  return {
    url,
    async close() {
      server.kill('SIGTERM')
      await ended
      await rm(data, { recursive: true, force: true })
    },
  }
}
