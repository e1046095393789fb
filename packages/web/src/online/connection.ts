import type { Refusal } from '@ludoteca/engine'
import type { ClientMessage, Command, Person, ServerMessage, Update } from '@ludoteca/protocol'
import { Link, type LinkDependencies, type LinkState } from './link.ts'

/** What became of a command. */
export type Answer =
  | { readonly type: 'done'; readonly seq: number; readonly made?: string }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'no-table' }

export interface Presence {
  readonly seats: readonly number[]
  readonly spectators: number
}

/** Is told of one table. */
export interface Watcher {
  readonly update: (update: Update) => void
  readonly presence: (presence: Presence) => void
  readonly gone: () => void
  /** The server cannot read the table at the moment; an update follows as soon as it can. */
  readonly unreadable: () => void
}

/** News that belong to no table. */
interface ConnectionEvents {
  readonly link: (state: LinkState) => void
  readonly welcome: (me: Person | null) => void
  readonly turns: (waiting: number, table: string | null) => void
  readonly announcement: (text: string | null) => void
}

interface Watched {
  readonly watcher: Watcher
  /** The last entry of the table's log that this page knows. */
  seq: number | null
  /** What was missed has been asked for. */
  asking: boolean
}

interface Unanswered {
  readonly message: Extract<ClientMessage, { type: 'do' }>
  readonly answer: (answer: Answer) => void
}

/** The first update of a table must bring all of it. */
const isWhole = ({ facts, position }: Update): boolean =>
  facts !== undefined && (facts.phase === 'open' || position?.from === 0)

/**
 * One page's conversation with the server. Nothing is lost when the connection is: commands without an answer are sent
 * again under the same id, and tables are asked for from the last entry known.
 */
export class Connection {
  readonly #link: Link
  readonly #events: ConnectionEvents
  readonly #newId: () => string
  readonly #tables = new Map<string, Watched>()
  readonly #unanswered = new Map<string, Unanswered>()
  readonly #lobby = new Set<() => void>()
  #tournament: { readonly id: string; readonly changed: () => void } | null = null

  constructor(dependencies: LinkDependencies, newId: () => string, events: ConnectionEvents) {
    this.#events = events
    this.#newId = newId
    this.#link = new Link(dependencies, {
      opened: () => this.#sayAll(),
      heard: message => this.#heard(message),
      changed: events.link,
    })
  }

  get state(): LinkState {
    return this.#link.state
  }

  readonly now = (): number => this.#link.now()
  readonly start = (): void => this.#link.start()
  readonly stop = (): void => this.#link.stop()
  readonly wake = (): void => this.#link.wake()
  readonly lost = (): void => this.#link.lost()

  /** Another person uses the page: what they may see must be asked for anew. */
  readonly renew = (): void => {
    for (const watched of this.#tables.values()) watched.seq = null
    this.#link.renew()
  }

  /** Looks at a table until the returned function is called. */
  readonly watch = (table: string, watcher: Watcher): (() => void) => {
    const watched: Watched = { watcher, seq: null, asking: false }
    this.#tables.set(table, watched)
    this.#ask(table, watched)
    return () => {
      if (this.#tables.get(table) !== watched) return
      this.#tables.delete(table)
      this.#link.send({ type: 'unwatch', table })
    }
  }

  /** Resolves when the server has answered, however long that takes. */
  readonly do = (table: string, command: Command): Promise<Answer> => {
    const message = { type: 'do', id: this.#newId(), table, command } as const
    return new Promise(answer => {
      this.#unanswered.set(message.id, { message, answer })
      this.#link.send(message)
    })
  }

  /** The person is looking at the table. */
  readonly seen = (table: string): void => {
    const seq = this.#tables.get(table)?.seq
    if (seq !== null && seq !== undefined) this.#link.send({ type: 'seen', table, seq })
  }

  readonly onLobby = (listener: () => void): (() => void) => {
    this.#lobby.add(listener)
    if (this.#lobby.size === 1) this.#link.send({ type: 'lobby', on: true })
    return () => {
      this.#lobby.delete(listener)
      if (this.#lobby.size === 0) this.#link.send({ type: 'lobby', on: false })
    }
  }

  /** Is told when something happens in a tournament, or may have; a page looks at one at a time. */
  readonly onTournament = (id: string, changed: () => void): (() => void) => {
    const looking = { id, changed }
    this.#tournament = looking
    this.#link.send({ type: 'tournament', id })
    return () => {
      if (this.#tournament !== looking) return
      this.#tournament = null
      this.#link.send({ type: 'tournament', id: null })
    }
  }

  #sayAll(): void {
    if (this.#tournament) {
      this.#link.send({ type: 'tournament', id: this.#tournament.id })
      this.#tournament.changed()
    }
    if (this.#lobby.size > 0) {
      this.#link.send({ type: 'lobby', on: true })
      for (const listener of this.#lobby) listener()
    }
    for (const [table, watched] of this.#tables) this.#ask(table, watched)
    for (const { message } of this.#unanswered.values()) this.#link.send(message)
  }

  #ask(table: string, watched: Watched): void {
    const { seq } = watched
    watched.asking = this.#link.send({ type: 'watch', table, ...(seq === null ? {} : { since: seq }) })
  }

  #heard(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.#events.welcome(message.me)
      case 'update':
        return this.#update(message)
      case 'done':
      case 'refused':
        return this.#answer(message.id, message)
      case 'presence':
        return this.#tables.get(message.table)?.watcher.presence(message)
      case 'no-table':
        if (message.id !== undefined) return this.#answer(message.id, message)
        return this.#gone(message.table)
      case 'unreadable':
        return this.#tables.get(message.table)?.watcher.unreadable()
      case 'lobby-changed':
        for (const listener of this.#lobby) listener()
        return
      case 'tournament-changed':
        if (this.#tournament?.id === message.id) this.#tournament.changed()
        return
      case 'turns':
        return this.#events.turns(message.waiting, message.table ?? null)
      case 'announcement':
        return this.#events.announcement(message.text)
    }
  }

  #update(update: Update): void {
    const watched = this.#tables.get(update.table)
    if (!watched) return
    const { seq } = watched
    const fits = seq === null ? isWhole(update) : update.after <= seq
    if (!fits) {
      if (!watched.asking) this.#ask(update.table, watched)
      return
    }
    // Older than what the page knows: it came late, or twice; unless the server was restored from a backup.
    const restored = watched.asking && isWhole(update)
    if (seq !== null && update.seq < seq && !restored) return
    watched.seq = update.seq
    watched.asking = false
    watched.watcher.update(update)
  }

  #gone(table: string): void {
    const watched = this.#tables.get(table)
    if (!watched) return
    watched.seq = null
    watched.asking = false
    watched.watcher.gone()
  }

  #answer(id: string, answer: Answer): void {
    const asked = this.#unanswered.get(id)
    if (!asked) return
    this.#unanswered.delete(id)
    asked.answer(answer)
    // The page had been told that there is no such table, and may see it now.
    const { table } = asked.message
    const watched = this.#tables.get(table)
    if (answer.type === 'done' && watched?.seq === null && !watched.asking) this.#ask(table, watched)
  }
}
