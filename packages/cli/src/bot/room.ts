import type { Lobby, Me, ServerMessage, TableSummary } from '@ludoteca/protocol'
import { findGame } from '@ludoteca/shelf'
import { type Barrier, Line } from './line.ts'
import type { Say } from './say.ts'
import { Table } from './table.ts'

/** How often it is looked for invitations, besides when the server tells that something has changed. */
const LOOK_MS = 15_000
const PATIENCE_MS = 5 * 60_000
/** The longest that a question takes. */
const ANSWER_MS = 10_000
/** Bytes of an answer: far more than any list of tables has. */
const MOST_ANSWERED = 16 * 2 ** 20
/** Time for the last words. */
const FAREWELL_MS = 2_000

interface RoomOptions {
  readonly room: URL
  readonly token: string
  readonly command: string
  /** Null: every game there is. */
  readonly games: ReadonlySet<string> | null
  readonly tables: number
  readonly most: number
  readonly say: Say
  /** Milliseconds after which a table that does not begin, or where others do not move, makes room for another one. */
  readonly patience?: number
}

/** What was answered, unless it does not come to an end. */
async function wholeOf({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    parts.push(part)
    size += part.length
    if (size > MOST_ANSWERED) throw new Error('too long')
  }
  return Buffer.concat(parts).toString()
}

/** All tables of a program at one server. */
export class Room {
  /** Resolves when it is over: null in good order, or what stands in the way. */
  readonly ended: Promise<Barrier | null>
  private end: (barrier: Barrier | null) => void = () => {}
  private readonly tables = new Map<string, Table>()
  private readonly options: RoomOptions
  private readonly line: Line
  private readonly timer: NodeJS.Timeout
  private me = ''
  private asking = new AbortController()
  private looking: Promise<void> | null = null
  private lookAgain = false
  private stopping = false

  constructor(options: RoomOptions) {
    this.options = options
    const { room, token } = options
    this.ended = new Promise(resolve => {
      this.end = resolve
    })
    this.line = new Line({
      ...{ room, token },
      onOpen: name => this.opened(name),
      onMessage: message => this.hear(message),
      onLost: seconds => this.lost(seconds),
      onBarrier: barrier => void this.close(barrier),
    })
    this.timer = setInterval(() => this.look(), LOOK_MS)
  }

  /** Leaves in good order: tables that have not begun are left, games that have wait for the program to come back. */
  async stop(): Promise<void> {
    if (this.stopping) return
    this.stopping = true
    this.options.say('leaving')
    const waiting = [...this.tables.values()].filter(
      ({ facts }) => facts?.phase === 'open' && facts.host !== this.me,
    )
    const left = Promise.all(waiting.map(({ id }) => this.line.do(id, { do: 'leave' })))
    await Promise.race([left, new Promise(resolve => setTimeout(resolve, FAREWELL_MS).unref())])
    await this.close(null)
  }

  private async close(barrier: Barrier | null): Promise<void> {
    this.stopping = true
    clearInterval(this.timer)
    await Promise.all([...this.tables.values()].map(table => table.stop()))
    this.line.close()
    this.end(barrier)
  }

  private opened(name: string): void {
    this.options.say('in', { room: this.options.room.host, name })
    void this.line.say({ type: 'lobby', on: true })
    for (const table of this.tables.values()) table.watch()
    this.look()
  }

  /** What was asked of a server that closes may never be answered. */
  private lost(seconds: number): void {
    this.options.say('lost', { seconds })
    this.asking.abort()
    this.asking = new AbortController()
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'lobby-changed' || message.type === 'turns') this.look()
    for (const table of [...this.tables.values()]) table.hear(message)
  }

  /** One look at a time; what happens meanwhile is looked at afterwards. */
  private look(): void {
    this.lookAgain = true
    this.looking ??= (async () => {
      while (this.lookAgain && !this.stopping) {
        this.lookAgain = false
        await this.lookOnce().catch(() => {})
      }
      this.looking = null
    })()
  }

  private async ask<T>(path: string): Promise<T | null> {
    const headers = { authorization: `Bearer ${this.options.token}` }
    const signal = AbortSignal.any([this.asking.signal, AbortSignal.timeout(ANSWER_MS)])
    const answer = await fetch(new URL(`/api${path}`, this.options.room), { headers, signal })
    return answer.ok ? (JSON.parse(await wholeOf(answer)) as T) : null
  }

  private async lookOnce(): Promise<void> {
    this.me ||= (await this.ask<Me | null>('/me'))?.id ?? ''
    const lobby = await this.ask<Lobby>('/lobby')
    for (const table of lobby?.mine ?? []) if (!this.tables.has(table.id)) await this.take(table)
  }

  private async take({ id, phase, host, terms }: TableSummary): Promise<void> {
    const { options, line } = this
    const game = await findGame(terms.game)?.rules()
    if (this.stopping || !game) return
    const wanted = options.games === null || options.games.has(game.id)
    if (phase === 'open' && host !== this.me && !(wanted && (await this.hasRoom()))) {
      options.say('declined', { table: id, game: game.id })
      await line.do(id, { do: 'leave' })
      return
    }
    options.say('invited', { table: id, game: game.id })
    const { command, most, say } = options
    const onDone = (): void => void this.tables.delete(id)
    this.tables.set(id, new Table(id, { line, game, command, most, say, onDone }))
  }

  /** Games in which others take their time keep the program from nothing. */
  private get busy(): number {
    return [...this.tables.values()].filter(table => !table.resting).length
  }

  /** Whoever invites a program and does not begin, or does not move, keeps it from nobody else for long. */
  private async hasRoom(): Promise<boolean> {
    const { tables, patience = PATIENCE_MS, say } = this.options
    if (this.busy < tables) return true
    const all = [...this.tables.values()]
    const quiet = all.find(table => !table.resting && table.isQuiet(patience))
    if (quiet) {
      say('quiet', { table: quiet.id })
      quiet.rest()
      return this.busy < tables
    }
    const idle = all.find(
      ({ facts, since }) =>
        facts?.phase === 'open' && facts.host !== this.me && performance.now() - since >= patience,
    )
    if (!idle) return false
    say('tired', { table: idle.id })
    await this.line.do(idle.id, { do: 'leave' })
    idle.giveWay()
    return this.busy < tables
  }
}
