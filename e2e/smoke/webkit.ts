import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Driver } from './driver.ts'
import { ended, saying } from './program.ts'

export interface WebKit {
  readonly driver: string
  readonly browser: string
  /** A screen in memory, for machines without one. */
  readonly screen: string
}

function freePort(): Promise<number> {
  return new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

type Send = (method: string, path: string, body?: object) => Promise<unknown>

/** Sends commands of WebDriver. */
const talk =
  (base: string): Send =>
  async (method, path, body) => {
    const reply = await fetch(`${base}${path}`, { method, body: body ? JSON.stringify(body) : null })
    const { value } = (await reply.json()) as { value: unknown }
    if (!reply.ok) throw new Error(`${path}: ${JSON.stringify(value).slice(0, 500)}`)
    return value
  }

async function answering(send: Send): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return void (await send('GET', '/status'))
    } catch (error) {
      if (tries > 100) throw error
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  }
}

/** WebKitGTK, spoken to in WebDriver. */
export async function openWebKit({ driver, browser, screen }: WebKit): Promise<Driver> {
  const home = await mkdtemp(join(tmpdir(), 'ludoteca-webkit-'))
  const programs: ChildProcess[] = []
  const xvfb = spawn(screen, ['-displayfd', '3', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  programs.push(xvfb)
  const display = await saying(xvfb, xvfb.stdio[3] as import('node:stream').Readable, /(\d+)\n/)
  const port = await freePort()
  const env = {
    ...process.env,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    DISPLAY: `:${display}`,
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  }
  programs.push(spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore', env }))
  const base = `http://127.0.0.1:${port}`
  await answering(talk(base))
  const options = { binary: browser, args: ['--automation'] }
  const opened = (await talk(base)('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as { sessionId: string }
  const send = talk(`${base}/session/${opened.sessionId}`)
  await send('POST', '/timeouts', { script: 60_000, pageLoad: 60_000 })
  return {
    go: async url => void (await send('POST', '/url', { url })),
    ask: async <T>(expression: string) =>
      (await send('POST', '/execute/async', {
        script: `const [done] = arguments
          Promise.resolve((${expression})).then(value => done(value ?? null), error => done(String(error)))`,
        args: [],
      })) as T,
    async close() {
      await send('DELETE', '').catch(() => {})
      for (const each of programs.reverse()) await ended(each)
      await rm(home, { recursive: true, force: true })
    },
  }
}
