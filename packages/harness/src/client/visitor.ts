import { type Command, PROTOCOL, type ServerMessage, type Terms } from '@ludoteca/protocol'
import { WebSocket } from 'ws'
import { checkAnswer, checkMessage } from './check.ts'

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

type Reply = Extract<ServerMessage, { type: 'done' | 'refused' }>

/** A person with a browser, or a program with a token: requests and one socket. */
export class Visitor {
  cookie: string
  /** A program has neither cookie nor origin. */
  token: string | null = null
  readonly heard: ServerMessage[] = []
  private socket: WebSocket | null = null
  private readonly url: string

  constructor(url: string, cookie = '') {
    this.url = url
    this.cookie = cookie
  }

  private get headers(): Record<string, string> {
    if (this.token !== null) return { authorization: `Bearer ${this.token}` }
    return { cookie: this.cookie, origin: new URL(this.url).origin }
  }

  async ask<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(new URL(`/api${path}`, this.url), {
      method,
      headers: {
        ...this.headers,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    this.cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? this.cookie
    const said = await answer.json()
    checkAnswer(method, path, answer.status, said)
    return said as T
  }

  async connect(): Promise<void> {
    const socket = new WebSocket(new URL('/api/live', this.url.replace('http', 'ws')), {
      headers: this.headers,
    })
    socket.on('message', text => this.heard.push(checkMessage(JSON.parse(String(text)))))
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }))
    this.socket = socket
    await this.hear('welcome')
  }

  watch(table: string): void {
    this.socket?.send(JSON.stringify({ type: 'watch', table }))
  }

  /** When the server hangs up. */
  closed(): Promise<unknown> {
    return new Promise(resolve => this.socket?.once('close', resolve))
  }

  hear<T extends ServerMessage['type']>(type: T): Promise<Extract<ServerMessage, { type: T }>> {
    const isOne = (message: ServerMessage): message is Extract<ServerMessage, { type: T }> =>
      message.type === type
    return this.find(isOne, type)
  }

  private async find<M extends ServerMessage>(
    isOne: (message: ServerMessage) => message is M,
    what: string,
  ): Promise<M> {
    for (let tries = 0; tries < 1600; tries++) {
      const found = this.heard.find(isOne)
      if (found) {
        this.heard.splice(this.heard.indexOf(found), 1)
        return found
      }
      await new Promise(resolve => setTimeout(resolve, 25))
    }
    throw new Error(`no ${what} among ${JSON.stringify(this.heard)}`)
  }

  /** Does something that may be refused. */
  tries(table: string, command: Command): Promise<Reply> {
    const id = `try${Math.random()}`.replace('.', '')
    this.socket?.send(JSON.stringify({ type: 'do', id, table, command }))
    const isReply = (message: ServerMessage): message is Reply =>
      (message.type === 'done' || message.type === 'refused') && message.id === id
    return this.find(isReply, 'answer')
  }

  async does(table: string, command: Command) {
    this.socket?.send(
      JSON.stringify({ type: 'do', id: `message${Math.random()}`.replace('.', ''), table, command }),
    )
    return this.hear('done')
  }
}
