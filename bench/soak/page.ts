import type { AnyGame, Seat } from '@ludoteca/engine'
import {
  type ClientMessage,
  type Command,
  PROTOCOL,
  type ServerMessage,
  type TableFacts,
  type Update,
} from '@ludoteca/protocol'
import { newId } from '@ludoteca/server/internals/ids.ts'
import type { Socket } from '@ludoteca/server/internals/live/hub.ts'

/** What a page knows of a table. */
export interface Seen {
  seq: number
  seat: Seat | null
  facts: TableFacts
  view: object | null
  steps: number
}

/** A page without a network: it keeps what it was sent, as the protocol says. */
export class Page implements Socket {
  readonly bufferedAmount = 0
  readonly roundTrip = 40
  readonly tables: Map<string, Seen>
  private heard: (text: string) => void = () => {}
  private gone: () => void = () => {}
  private readonly changed: (table: string) => void
  private readonly lost: () => void
  private closed = false

  /** `tables` is what an earlier page of the same device knew; `lost` is told when the server hangs up. */
  constructor(tables: Map<string, Seen>, changed: (table: string) => void, lost: () => void) {
    this.tables = tables
    this.changed = changed
    this.lost = lost
  }

  greet(): void {
    this.say({ type: 'hello', protocol: PROTOCOL })
  }

  watch(table: string): void {
    this.say({ type: 'watch', table, since: this.tables.get(table)?.seq ?? 0 })
  }

  forget(table: string): void {
    this.tables.delete(table)
    this.say({ type: 'unwatch', table })
  }

  do(table: string, command: Command): void {
    this.say({ type: 'do', id: newId(12), table, command })
  }

  /** The network is gone: nobody says goodbye. */
  vanish(): void {
    if (this.closed) return
    this.closed = true
    this.gone()
  }

  send(text: string): void {
    if (this.closed) return
    const message = JSON.parse(text) as ServerMessage
    if (message.type === 'update') this.take(message)
    if (message.type === 'no-table') this.tables.delete(message.table)
  }

  close(): void {
    if (this.closed) return
    this.vanish()
    this.lost()
  }

  onMessage(listener: (text: string) => void): void {
    this.heard = listener
  }

  onClose(listener: () => void): void {
    this.gone = listener
  }

  private say(message: ClientMessage): void {
    if (!this.closed) this.heard(JSON.stringify(message))
  }

  private take({ table, after, seq, seat, facts, clock, position }: Update): void {
    const known = this.tables.get(table)
    if (after > (known?.seq ?? 0)) throw new Error(`${table}: a gap between ${known?.seq ?? 0} and ${after}`)
    const latest = facts ?? known?.facts
    if (!latest) throw new Error(`${table}: first sight without facts`)
    this.tables.set(table, {
      seq,
      seat,
      facts: clock ? { ...latest, clock } : latest,
      view: position?.view ?? known?.view ?? null,
      steps: position ? position.from + position.steps.length : (known?.steps ?? 0),
    })
    this.changed(table)
  }
}

/** Whether the person who sees this decides now. */
export const isOwnTurn = ({ facts, view, seat }: Seen, game: AnyGame): boolean =>
  facts.phase === 'playing' && view !== null && seat !== null && game.turn(view) === seat
