import pg from 'pg'
import { settings } from './connection.ts'

const CHANNEL = 'ludoteca_appended'
const AGAIN_MS = 250

interface Listener {
  appended(table: string, seq: number): void
  missed(): void
}

/**
 * Tells other nodes which table has grown to which line, on a connection of its own. It is said after the commit and
 * for many tables at once: a `notify` inside makes commits wait for each other. What is lost with a connection, readers
 * find by asking for heads.
 */
export class News {
  private readonly url: string
  private readonly listeners = new Set<Listener>()
  private readonly grown = new Map<string, number>()
  private client: pg.Client | null = null
  private timer: NodeJS.Timeout | undefined
  private sending = false
  private closed = false

  constructor(url: string) {
    this.url = url
  }

  async open(): Promise<void> {
    const client = new pg.Client(settings(this.url))
    // Both come when a connection breaks; the first one counts.
    client.on('error', () => this.lose(client))
    client.on('end', () => this.lose(client))
    let own = 0
    client.on('notification', ({ processId, payload = '' }) => {
      if (processId === own) return
      const [table = '', seq] = payload.split(' ')
      for (const listener of this.listeners) listener.appended(table, Number(seq))
    })
    await client.connect()
    const { rows } = await client.query<{ own: number }>('select pg_backend_pid() as own')
    own = rows[0]?.own ?? 0
    // News need not be on disk before they are told.
    await client.query('set synchronous_commit = off')
    await client.query(`listen ${CHANNEL}`)
    if (this.closed) return client.end()
    this.client = client
    void this.send()
  }

  tell(table: string, seq: number): void {
    this.grown.set(table, seq)
    void this.send()
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  async close(): Promise<void> {
    this.closed = true
    clearTimeout(this.timer)
    const { client } = this
    this.client = null
    await client?.end().catch(() => {})
  }

  private async send(): Promise<void> {
    if (this.sending || !this.client || this.grown.size === 0) return
    this.sending = true
    const payloads = [...this.grown].map(([table, seq]) => `${table} ${seq}`)
    this.grown.clear()
    const text = `select pg_notify('${CHANNEL}', payload) from unnest($1::text[]) payload`
    await this.client.query({ name: 'tell', text, values: [payloads] }).catch(() => {})
    this.sending = false
    await this.send()
  }

  private lose(client: pg.Client): void {
    if (this.client !== client || this.closed) return
    this.client = null
    this.comeBack()
  }

  private comeBack(): void {
    this.timer = setTimeout(() => {
      this.open().then(
        () => {
          for (const listener of this.listeners) listener.missed()
        },
        () => this.closed || this.comeBack(),
      )
    }, AGAIN_MS)
    this.timer.unref()
  }
}
