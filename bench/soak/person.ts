import { type AnyGame, below, pick, type Rng } from '@ludoteca/engine'
import type { Hub } from '@ludoteca/server/internals/live/hub.ts'
import { isOwnTurn, Page, type Seen } from './page.ts'

/** Seconds, from … to. */
type Span = readonly [number, number]

export interface Habits {
  /** Before each decision. */
  readonly think: Span
  /** With the page open. */
  readonly stay: Span
  /** Between two visits, or until the network is back. */
  readonly away: Span
  /** One in so many turns is slept through; 0: none. */
  readonly dozes: number
  readonly doze: Span
}

export const HABITS = {
  /** Plays in the evening, on a network that comes and goes. */
  live: { think: [2, 12], stay: [240, 1_500], away: [1, 30], dozes: 120, doze: [400, 1_500] },
  /** Looks in a few times a day. */
  days: { think: [15, 60], stay: [300, 900], away: [7_200, 36_000], dozes: 0, doze: [0, 0] },
  /** Has forgotten about it. */
  absent: { think: [15, 60], stay: [60, 120], away: [60 * 3_600, 90 * 3_600], dozes: 0, doze: [0, 0] },
} as const satisfies Record<string, Habits>

export interface World {
  readonly games: ReadonlyMap<string, AnyGame>
  readonly dice: Rng
  /** Null while the server is closed. */
  hub(): Hub | null
  over(table: string): void
}

/** Somebody who plays by chance, comes and goes, and sometimes falls asleep. */
export class Person {
  readonly id: string
  readonly name: string
  /** Where this person sits. */
  readonly tables = new Set<string>()
  visits = 0
  private readonly habits: Habits
  private readonly world: World
  private page: Page | null = null
  /** What this person's device remembers from one visit to the next. */
  private readonly known = new Map<string, Seen>()
  private readonly thinking = new Set<string>()

  constructor(id: string, habits: Habits, world: World) {
    this.id = id
    this.name = `Person ${id}`
    this.habits = habits
    this.world = world
  }

  /** In a while: sooner than this person's usual pause. */
  arrive(): void {
    this.later([1, this.habits.away[0]], () => this.come())
  }

  sit(table: string): void {
    this.tables.add(table)
    this.page?.watch(table)
  }

  private come(): void {
    const hub = this.world.hub()
    if (this.page) return
    if (!hub) return this.later([5, 20], () => this.come())
    this.visits++
    const page = new Page(
      this.known,
      table => this.look(table),
      () => this.leave([1, 4]),
    )
    this.page = page
    hub.attach(page, { id: this.id, name: this.name })
    page.greet()
    for (const table of this.tables) page.watch(table)
    this.later(this.habits.stay, () => this.page === page && this.leave(this.habits.away))
  }

  private leave(away: Span): void {
    this.page?.vanish()
    this.page = null
    this.later(away, () => this.come())
  }

  /** Something has changed: if there is anything to do, it is done after some thought. */
  private look(table: string): void {
    const seen = this.known.get(table)
    if (seen?.facts.phase === 'over') {
      this.tables.delete(table)
      this.page?.forget(table)
      return this.world.over(table)
    }
    if (!seen || this.thinking.has(table) || !this.isWanted(seen)) return
    this.thinking.add(table)
    this.later(this.habits.think, () => {
      this.thinking.delete(table)
      this.act(table)
    })
  }

  private isWanted(seen: Seen): boolean {
    return seen.facts.overdue !== null || this.isGuarded(seen) || isOwnTurn(seen, this.gameOf(seen))
  }

  private isGuarded({ facts, seat }: Seen): boolean {
    return seat !== null && facts.seats[seat]?.guarded === true
  }

  private act(table: string): void {
    const seen = this.known.get(table)
    const { page } = this
    if (!seen || !page) return
    if (this.isGuarded(seen)) return page.do(table, { do: 'return' })
    const game = this.gameOf(seen)
    if (seen.view && isOwnTurn(seen, game)) {
      const { dozes, doze } = this.habits
      if (dozes > 0 && below(this.world.dice, dozes) === 0) return this.leave(doze)
      const line = game.write(pick(this.world.dice, game.legal(seen.view)))
      return page.do(table, { do: 'act', steps: seen.steps, lines: [line] })
    }
    if (seen.facts.overdue !== null) page.do(table, { do: 'guard' })
  }

  private gameOf({ facts }: Seen): AnyGame {
    return this.world.games.get(facts.terms.game) as AnyGame
  }

  private later([from, to]: Span, call: () => void): void {
    setTimeout(call, (from + below(this.world.dice, Math.max(1, to - from) * 10) / 10) * 1_000)
  }
}
