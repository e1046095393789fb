import { setTimeout as pause } from 'node:timers/promises'
import { type AnyGame, playsVersion, type Seat } from '@ludoteca/engine'
import type { Command, ServerMessage, TableFacts, Update } from '@ludoteca/protocol'
import { budget } from './budget.ts'
import type { Line, Reply } from './line.ts'
import { Mind } from './mind.ts'
import type { Say } from './say.ts'

/** Whoever is out of time may come back for so long before the guardian is called. */
const GRACE_MS = { live: 60_000, days: 60 * 60_000, free: 60 * 60_000 } as const
/** Nothing was decided: the next update says how things stand. */
const PASSING: ReadonlySet<string> = new Set([
  'stale',
  'not-saved',
  'not-your-turn',
  'game-over',
  'table-over',
  'closing',
])

interface TableDeps {
  readonly line: Pick<Line, 'do' | 'say' | 'misunderstood'>
  readonly game: AnyGame
  readonly command: string
  /** The most milliseconds for a decision. */
  readonly most: number
  readonly say: Say
  /** The game is over, or not for this account any more. */
  onDone(): void
}

/** One table where the program sits. */
export class Table {
  readonly id: string
  /** When the program came here. */
  readonly since = performance.now()
  facts: TableFacts | null = null
  private seat: Seat | null = null
  private view: object | null = null
  private steps = 0
  private seq = 0
  /** The server's time less ours. */
  private ahead = 0
  private mind: Mind | null = null
  private busy = false
  /** When something was decided here, as far as we know. */
  private moved = performance.now()
  /** Nobody has decided anything for long: its program has been ended until it has to. */
  resting = false
  private stopped = false
  /** Nothing is decided before the log has come so far. */
  private until = 0
  private said = ''
  private grace: NodeJS.Timeout | undefined
  private readonly deps: TableDeps

  constructor(id: string, deps: TableDeps) {
    this.id = id
    this.deps = deps
    this.watch()
  }

  watch(): void {
    void this.deps.line.say({ type: 'watch', table: this.id, ...(this.seq > 0 && { since: this.seq }) })
  }

  hear(message: ServerMessage): void {
    if (message.type === 'update' && message.table === this.id) this.update(message)
    if (message.type === 'no-table' && message.table === this.id && message.id === undefined) {
      this.deps.say('gone', { table: this.id })
      void this.stop()
      this.deps.onDone()
    }
  }

  /** Ends the program; the seat stays. */
  async stop(): Promise<void> {
    this.stopped = true
    clearTimeout(this.grace)
    await this.mind?.over(null)
  }

  /** Whether a game waits for others, and has done so for at least so many milliseconds. */
  isQuiet(ms: number): boolean {
    const { facts, seat, busy, stopped, moved } = this
    if (facts?.phase !== 'playing' || seat === null || busy || stopped || this.isOurs(facts, seat))
      return false
    return performance.now() - moved >= ms
  }

  /** Makes room for other tables; the game is played on as soon as there is something to decide. */
  rest(): void {
    this.resting = true
    void this.mind?.rest()
  }

  private update(update: Update): void {
    if (update.after > this.seq) return this.watch()
    this.seq = update.seq
    this.seat = update.seat
    this.ahead = update.now - Date.now()
    if (update.facts) this.facts = update.facts
    else if (update.clock && this.facts) this.facts = { ...this.facts, clock: update.clock }
    if (update.position) {
      this.view = update.position.view
      this.moved = performance.now()
      this.steps = update.position.from + update.position.steps.length
    }
    // The game begins when everybody who was given a seat has been here.
    if (this.facts?.phase === 'open') void this.deps.line.say({ type: 'seen', table: this.id, seq: this.seq })
    this.consider()
  }

  private consider(): void {
    const { facts, seat } = this
    if (!facts || this.stopped) return
    if (facts.phase === 'over') return this.safely(this.finish(facts))
    if (seat === null) return this.giveWay()
    if (facts.phase === 'open' || !this.plays(facts)) return
    this.begin(facts, seat)
    this.manners(facts, seat)
    if (!this.busy && this.isOurs(facts, seat)) this.safely(this.decide())
  }

  /** A position that cannot be understood comes from a server of another version. */
  private safely(work: Promise<void>): void {
    work.catch(() => this.deps.line.misunderstood())
  }

  /** It has no seat here any more, before the game. */
  giveWay(): void {
    void this.stop()
    void this.deps.line.say({ type: 'unwatch', table: this.id })
    this.deps.onDone()
  }

  /** Another version of the server may play by rules that are not known here. */
  private plays({ version, unplayable }: TableFacts): boolean {
    if (unplayable === null && playsVersion(this.deps.game, version)) return true
    this.stopped = true
    this.deps.say('otherRules', { table: this.id })
    return false
  }

  private begin({ terms, version }: TableFacts, seat: Seat): void {
    if (this.mind) return
    const { game, command, say } = this.deps
    const { id: table } = this
    say('begun', { table, seat: seat + 1, seats: terms.seats })
    this.mind = new Mind({
      ...{ command, game, seat, rules: version, seats: terms.seats, options: terms.options },
      onReady: name => say('ready', { table, name }),
      onSlip: (slip, ms) => say(`slip.${slip.failure}`, { table, ms, said: 'said' in slip ? slip.said : '' }),
    })
  }

  /** What others wait for besides moves: answers, coming back, and that somebody calls the guardian. */
  private manners(facts: TableFacts, seat: Seat): void {
    const own = facts.seats[seat]
    if (own?.resigned) return
    if (own?.guarded) this.once(`return ${this.seq}`, { do: 'return' })
    if (facts.request?.waiting.includes(seat)) {
      const { kind } = facts.request.request
      // Where ratings are at stake nothing is given away.
      const yes = kind !== 'pace' && !facts.terms.rated
      this.once(`answer ${this.seq}`, { do: 'answer', yes })
    }
    clearTimeout(this.grace)
    if (facts.overdue === null || facts.overdue === seat) return
    const call = () => this.once(`guard ${this.seq}`, { do: 'guard' })
    this.grace = setTimeout(call, GRACE_MS[facts.terms.pace.kind])
  }

  private once(what: string, command: Command): void {
    if (this.said === what) return
    this.said = what
    void this.deps.line.do(this.id, command)
  }

  private isOurs({ seats }: TableFacts, seat: Seat): boolean {
    const own = seats[seat]
    if (!this.view || this.seq < this.until || own?.guarded || own?.resigned) return false
    return this.deps.game.turn(this.view) === seat
  }

  private async decide(): Promise<void> {
    const { facts, seat, view, mind, steps, deps } = this
    if (!facts || seat === null || !view || !mind) return
    this.busy = true
    this.resting = false
    const time = () =>
      budget(facts.terms.pace, this.facts?.clock ?? facts.clock, Date.now() + this.ahead, deps.most)
    const action = await mind.choose(view, deps.game.legal(view), time)
    if (this.stopped) return
    // Taken back, or decided by the guardian, while the program was thinking.
    if (this.steps === steps && this.view === view) {
      if (action === null) await this.giveUp()
      else await this.act(deps.game.write(action), steps)
    }
    this.busy = false
    this.consider()
  }

  private async act(line: string, steps: number): Promise<void> {
    const reply = await this.deps.line.do(this.id, { do: 'act', steps, lines: [line] })
    if (reply.type === 'done') this.until = reply.seq
    else if (reply.type === 'refused') await this.refused(line, reply)
  }

  private async refused(what: string, { refusal }: Extract<Reply, { type: 'refused' }>): Promise<void> {
    const passing = PASSING.has(refusal.rule)
    if (!passing) this.deps.say('refused', { table: this.id, what, why: refusal.rule })
    await pause(passing ? 200 : 2_000)
    this.watch()
  }

  /** The rules of the table say how the game goes on without whoever resigns. */
  private async giveUp(): Promise<void> {
    this.deps.say('gaveUp', { table: this.id })
    await this.deps.line.do(this.id, { do: 'phrase', phrase: 'sorry' })
    const reply = await this.deps.line.do(this.id, { do: 'resign' })
    if (reply.type === 'done') this.until = reply.seq
    await this.mind?.over(null)
  }

  private async finish({ result, terms }: TableFacts): Promise<void> {
    if (this.stopped) return
    this.stopped = true
    clearTimeout(this.grace)
    const { deps, id: table, seat } = this
    const rank = seat === null ? undefined : result?.ranks[seat]
    const total = seat === null ? 0 : (result?.totals[seat] ?? 0)
    const words =
      rank === undefined
        ? deps.say.text('noResult')
        : deps.say.text('place', { rank, seats: terms.seats, total })
    await this.mind?.over(
      this.view && deps.game.turn(this.view) === null ? deps.game.standings(this.view) : null,
    )
    deps.say('over', { table, result: words })
    await deps.line.say({ type: 'unwatch', table })
    deps.onDone()
  }
}
