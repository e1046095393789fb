import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Command, PROTOCOL, type ServerMessage, type Terms } from '@ludoteca/protocol'
import { afterEach, beforeEach } from 'vitest'
import { WebSocket } from 'ws'
import { openRoom, readConfig } from '../src/index.ts'
import type { Opened } from '../src/room.ts'

/** A data folder and a page for each test, and real rooms on them. */
export function useFolders() {
  let data = ''
  let page = ''
  beforeEach(() => {
    data = mkdtempSync(join(tmpdir(), 'ludoteca-'))
    page = mkdtempSync(join(tmpdir(), 'ludoteca-'))
    writeFileSync(join(page, 'index.html'), '<!doctype html><title>page</title>')
  })
  afterEach(() => {
    for (const each of [data, page]) rmSync(each, { recursive: true })
  })
  return {
    data: () => data,
    page: () => page,
    async open(...flags: string[]): Promise<Extract<Opened, { ok: true }>> {
      const parsed = readConfig(['--port', '0', '--data', data, ...flags], { LOG_LEVEL: 'silent' }, data)
      if (!parsed.ok) throw parsed.problem
      const room = await openRoom(parsed.config, page, () => {})
      if (!room.ok) throw new Error(room.problem)
      return room
    },
  }
}

export const TERMS: Terms = {
  game: 'tigris-euphrates',
  seats: 2,
  options: {},
  pace: { kind: 'free' },
  visibility: 'public',
  rated: true,
  guardian: 'easy',
  order: 'given',
}

/** A person with a browser: cookie, requests and one live line. */
export class Visitor {
  cookie: string
  readonly heard: ServerMessage[] = []
  private socket: WebSocket | null = null
  private readonly url: string

  constructor(url: string, cookie = '') {
    this.url = url
    this.cookie = cookie
  }

  async ask<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(new URL(`/api${path}`, this.url), {
      method,
      headers: {
        cookie: this.cookie,
        origin: new URL(this.url).origin,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    this.cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? this.cookie
    return (await answer.json()) as T
  }

  async connect(): Promise<void> {
    const socket = new WebSocket(new URL('/api/live', this.url.replace('http', 'ws')), {
      headers: { cookie: this.cookie, origin: new URL(this.url).origin },
    })
    socket.on('message', text => this.heard.push(JSON.parse(String(text))))
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }))
    this.socket = socket
    await this.hear('welcome')
  }

  watch(table: string): void {
    this.socket?.send(JSON.stringify({ type: 'watch', table }))
  }

  /** When the room hangs up. */
  closed(): Promise<unknown> {
    return new Promise(resolve => this.socket?.once('close', resolve))
  }

  async hear<T extends ServerMessage['type']>(type: T): Promise<Extract<ServerMessage, { type: T }>> {
    for (let tries = 0; tries < 1600; tries++) {
      const found = this.heard.find(message => message.type === type)
      if (found) {
        this.heard.splice(this.heard.indexOf(found), 1)
        return found as Extract<ServerMessage, { type: T }>
      }
      await new Promise(resolve => setTimeout(resolve, 25))
    }
    throw new Error(`no ${type} among ${JSON.stringify(this.heard)}`)
  }

  async does(table: string, command: Command) {
    this.socket?.send(
      JSON.stringify({ type: 'do', id: `message${Math.random()}`.replace('.', ''), table, command }),
    )
    return this.hear('done')
  }
}
