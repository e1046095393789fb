import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import WebSocket from 'ws'
import type { Driver } from './driver.ts'
import { ended, saying } from './program.ts'

interface Reply {
  readonly id?: number
  readonly type: string
  readonly result?: Record<string, unknown>
  readonly message?: string
}

/** Sends commands of WebDriver BiDi over a socket. */
async function converse(address: string) {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const waiting = new Map<number, (reply: Reply) => void>()
  socket.on('message', data => {
    const reply = JSON.parse(String(data)) as Reply
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply)
  })
  let count = 0
  return async (method: string, params: object): Promise<Record<string, unknown>> => {
    const id = ++count
    const reply = await new Promise<Reply>(resolve => {
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params }))
    })
    waiting.delete(id)
    if (reply.type === 'error') throw new Error(`${method}: ${reply.message}`)
    return reply.result ?? {}
  }
}

/** Firefox, spoken to in WebDriver BiDi. */
export async function openFirefox(program: string): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'ludoteca-firefox-'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const firefox = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile },
  })
  const address = await saying(firefox, firefox.stderr, /WebDriver BiDi listening on (\S+)/)
  const send = await converse(`${address}/session`)
  await send('session.new', { capabilities: {} })
  const tree = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] }
  const context = tree.contexts[0]?.context
  return {
    go: async url => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async ask<T>(expression: string): Promise<T> {
      const answer = await send('script.evaluate', {
        expression: `Promise.resolve((${expression})).then(value => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
      })
      if (answer.type !== 'success') throw new Error(JSON.stringify(answer).slice(0, 500))
      return JSON.parse((answer.result as { value: string }).value) as T
    },
    async close() {
      await ended(firefox)
      await rm(profile, { recursive: true, force: true })
    },
  }
}
