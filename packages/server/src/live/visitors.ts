import type { Seat } from '@ludoteca/engine'
import type { ServerMessage } from '@ludoteca/protocol'
import { guarded } from '../ops/guarded.ts'
import { seatOf } from '../table/state.ts'
import type { Log } from './contract.ts'
import { Throttle } from './throttle.ts'
import type { Visitor } from './visitor.ts'
import type { Watched } from './watch.ts'

const PRESENCE_MS = 300
const LOBBY_MS = 500
const TURNS_MS = 250
const TOURNAMENT_MS = 300

/** All connected pages, and messages to them that concern more than one table. */
export class Visitors {
  readonly all = new Set<Visitor>()
  private readonly byPerson = new Map<string, Set<Visitor>>()
  private readonly presence: Throttle<Watched>
  private readonly lobby: Throttle<'lobby'>
  private readonly turns: Throttle<'turns'>
  private readonly tournaments: Throttle<string>
  /** People to be told how many tables wait for them, each with the table that has begun to. */
  private readonly turned = new Map<string, string | undefined>()
  private readonly waiting: (people: readonly string[]) => Promise<ReadonlyMap<string, number>>
  private announced: string | null = null

  /** `waiting` counts the tables that wait for people. */
  constructor(waiting: (people: readonly string[]) => Promise<ReadonlyMap<string, number>>, log: Log) {
    this.waiting = waiting
    const safely = <A extends readonly unknown[]>(job: (...given: A) => unknown) =>
      guarded(log, 'cannot tell pages what has changed', job)
    this.presence = new Throttle(
      PRESENCE_MS,
      safely(live => this.sendPresence(live)),
    )
    this.lobby = new Throttle(
      LOBBY_MS,
      safely(() => this.sendLobby()),
    )
    this.tournaments = new Throttle(
      TOURNAMENT_MS,
      safely(id => this.sendTournament(id)),
    )
    // The next change of turns asks a store that failed again.
    this.turns = new Throttle(
      TURNS_MS,
      safely(() => this.sendTurns()),
    )
  }

  enter(visitor: Visitor): void {
    this.all.add(visitor)
    if (visitor.id === null) return
    const own = this.byPerson.get(visitor.id) ?? new Set()
    this.byPerson.set(visitor.id, own.add(visitor))
  }

  leave(visitor: Visitor): void {
    this.all.delete(visitor)
    if (visitor.id === null) return
    const own = this.byPerson.get(visitor.id)
    own?.delete(visitor)
    if (own?.size === 0) this.byPerson.delete(visitor.id)
  }

  hangUp(person: string): void {
    for (const visitor of this.byPerson.get(person) ?? []) visitor.hangUp()
  }

  /** Hangs up on whoever may not speak any more. Where the store does not say, the next command asks again. */
  async checkAll(): Promise<void> {
    const check = async (visitor: Visitor): Promise<void> => {
      if (visitor.person && !(await visitor.stays().catch(() => true))) visitor.hangUp()
    }
    await Promise.all([...this.all].map(check))
  }

  /** The first messages to a page after its greeting. */
  greet(visitor: Visitor): void {
    if (this.announced !== null) visitor.send({ type: 'announcement', text: this.announced })
    this.turnChanged(visitor.id)
  }

  announce(text: string | null): void {
    this.announced = text
    this.sendAll({ type: 'announcement', text })
  }

  sendAll(message: ServerMessage, to: (visitor: Visitor) => boolean = () => true): void {
    const text = JSON.stringify(message)
    for (const visitor of this.all) if (visitor.greeted && to(visitor)) visitor.socket.send(text)
  }

  presenceChanged(live: Watched): void {
    this.presence.ask(live)
  }

  lobbyChanged(): void {
    this.lobby.ask('lobby')
  }

  tournamentChanged(id: string): void {
    this.tournaments.ask(id)
  }

  /** A person's turn began at a table, or ended at some. */
  turnChanged(person: string | null, table?: string): void {
    if (person === null || !this.byPerson.has(person)) return
    this.turned.set(person, table ?? this.turned.get(person))
    this.turns.ask('turns')
  }

  isAt(live: Watched, person: string): boolean {
    return [...live.watches].some(watch => watch.visitor.presence === person)
  }

  stop(): void {
    this.presence.stop()
    this.lobby.stop()
    this.turns.stop()
    this.tournaments.stop()
  }

  private sendPresence(live: Watched): void {
    const seats = new Set<Seat>()
    let spectators = 0
    for (const { visitor } of live.watches) {
      const seat = live.table && seatOf(live.table, visitor.presence)
      if (seat === null) spectators++
      else seats.add(seat)
    }
    const text = JSON.stringify({
      type: 'presence',
      table: live.id,
      seats: [...seats].sort((a, b) => a - b),
      spectators,
    } satisfies ServerMessage)
    for (const { visitor } of live.watches) visitor.socket.send(text)
  }

  private sendLobby(): void {
    this.sendAll({ type: 'lobby-changed' }, visitor => visitor.lobby)
  }

  private sendTournament(id: string): void {
    this.sendAll({ type: 'tournament-changed', id }, visitor => visitor.tournament === id)
  }

  /** Everybody at once: one question to the store for all whose turn has come or gone. */
  private async sendTurns(): Promise<void> {
    const turned = [...this.turned]
    this.turned.clear()
    const counts = await this.waiting(turned.map(([person]) => person))
    for (const [person, table] of turned) {
      const waiting = counts.get(person) ?? 0
      for (const visitor of this.byPerson.get(person) ?? []) {
        if (table === undefined && visitor.waiting === waiting) continue
        visitor.waiting = waiting
        visitor.send({ type: 'turns', waiting, ...(table === undefined ? {} : { table }) })
      }
    }
  }
}
