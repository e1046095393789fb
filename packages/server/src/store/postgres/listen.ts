import pg from 'pg'
import { briskly } from './connection.ts'

const APPENDED = 'ludoteca_appended'
const PEOPLE = 'ludoteca_people'
const TOURNAMENTS = 'ludoteca_tournaments'
const AGAIN_MS = 250
/** A connection on which nothing is said might be dead: it is asked now and then. */
const BEAT_MS = 2_000
const GOODBYE_MS = 500

interface Listener {
  appended?(table: string, seq: number): void
  /** Somebody's sessions have ended, or who they are has changed. */
  person?(id: string): void
  /** Something has happened in a tournament. */
  tournament?(id: string): void
  missed(): void
}

/**
 * Tells other nodes which table has grown to which entry, and whose sessions have ended, on a connection of its own. It
 * is said after the commit and for many tables at once: a `notify` inside makes commits wait for each other. What is
 * lost with a connection, readers find by asking.
 */
export class News {
  private readonly url: string
  private readonly listeners = new Set<Listener>()
  private readonly grown = new Map<string, number>()
  private readonly people = new Set<string>()
  private readonly tournaments = new Set<string>()
  private readonly beats: NodeJS.Timeout
  private client: pg.Client | null = null
  private timer: NodeJS.Timeout | undefined
  private sending = false
  private closed = false

  constructor(url: string) {
    this.url = url
    this.beats = setInterval(() => void this.beat(), BEAT_MS)
    this.beats.unref()
  }

  async open(): Promise<void> {
    const client = new pg.Client(briskly(this.url))
    // Both come when a connection breaks; the first one counts.
    client.on('error', () => this.lose(client))
    client.on('end', () => this.lose(client))
    let own = 0
    client.on('notification', ({ processId, channel, payload = '' }) => {
      if (processId !== own) this.hear(channel, payload)
    })
    try {
      await client.connect()
      const { rows } = await client.query<{ own: number }>('select pg_backend_pid() as own')
      own = rows[0]?.own ?? 0
      // News need not be on disk before they are told.
      await client.query(
        `set synchronous_commit = off; listen ${APPENDED}; listen ${PEOPLE}; listen ${TOURNAMENTS}`,
      )
    } catch (error) {
      client.end().catch(() => {})
      throw error
    }
    if (this.closed) return client.end()
    this.client = client
    void this.send()
  }

  tell(table: string, seq: number): void {
    this.grown.set(table, seq)
    void this.send()
  }

  tellPerson(id: string): void {
    this.people.add(id)
    void this.send()
  }

  tellTournament(id: string): void {
    this.tournaments.add(id)
    void this.send()
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** Sends first what was not sent yet, if the connection still works. */
  async close(): Promise<void> {
    await this.send()
    this.closed = true
    clearTimeout(this.timer)
    clearInterval(this.beats)
    const { client } = this
    this.client = null
    // A server that does not hear the goodbye is not waited for.
    const patience = setTimeout(() => client?.connection.stream.destroy(), GOODBYE_MS)
    await client?.end().catch(() => {})
    clearTimeout(patience)
  }

  private async beat(): Promise<void> {
    if (this.sending) return
    this.sending = true
    await this.say({ text: 'select' })
    this.sending = false
    await this.send()
  }

  private hear(channel: string, payload: string): void {
    const [name = '', seq] = payload.split(' ')
    for (const listener of this.listeners) {
      if (channel === PEOPLE) listener.person?.(name)
      else if (channel === TOURNAMENTS) listener.tournament?.(name)
      else listener.appended?.(name, Number(seq))
    }
  }

  private async send(): Promise<void> {
    const waiting = this.grown.size + this.people.size + this.tournaments.size
    if (this.sending || !this.client || waiting === 0) return
    this.sending = true
    const tables = [...this.grown].map(([table, seq]) => `${table} ${seq}`)
    const people = [...this.people]
    this.grown.clear()
    const tournaments = [...this.tournaments]
    this.people.clear()
    this.tournaments.clear()
    const text = `select pg_notify('${APPENDED}', news) from unnest($1::text[]) news
      union all select pg_notify('${PEOPLE}', news) from unnest($2::text[]) news
      union all select pg_notify('${TOURNAMENTS}', news) from unnest($3::text[]) news`
    const told = await this.say({ name: 'tell', text, values: [tables, people, tournaments] })
    // Tables are looked at now and then anyway; nobody but this node knows about people.
    if (!told) for (const id of people) this.people.add(id)
    this.sending = false
    await this.send()
  }

  /** A connection on which this fails is given up. */
  private async say(words: pg.QueryConfig): Promise<boolean> {
    const { client } = this
    if (!client) return false
    return client.query(words).then(
      () => true,
      () => {
        this.lose(client)
        return false
      },
    )
  }

  private lose(client: pg.Client): void {
    if (this.client !== client || this.closed) return
    this.client = null
    client.end().catch(() => {})
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
