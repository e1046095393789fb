import { type AnyGame, pick, type Rng, resolveOptions } from '@ludoteca/engine'
import { type Command, Level, type Person, type Terms } from '@ludoteca/protocol'
import { toy } from '@ludoteca/testkit/toy'
import { decide } from '../../src/table/decide.ts'
import type { Decision, Moment } from '../../src/table/decision.ts'
import type { Entry } from '../../src/table/entry.ts'
import { foldDecision, open } from '../../src/table/fold.ts'
import { actForBot, expire } from '../../src/table/playing.ts'
import { type Table, turnOf } from '../../src/table/state.ts'

const TOY = toy as unknown as AnyGame
export const games = new Map([[TOY.id, TOY]])
export const names = (id: string): Person => ({ id, name: id.toUpperCase() })

const TERMS: Terms = {
  game: toy.id,
  seats: 3,
  options: { rules: 'short', hand: '3', pool: 'on' },
  pace: { kind: 'free' },
  visibility: 'public',
  rated: false,
  guardian: Level.enum.easy,
  order: 'given',
}

/** A table in the hands of a test: commands, time and whatever else a server would bring. */
export class TableFixture {
  readonly table: Table
  readonly log: Entry[] = []
  now = 1_000
  roundTrip = 0
  due = (_person: string, days: number): number => this.now + days * 86_400_000
  private ids = 0

  constructor(terms: Partial<Terms> = {}, game = TOY, seed = 'table') {
    const line: Entry = {
      kind: 'made',
      at: this.now,
      by: 'ana',
      table: 'table0',
      terms: { ...TERMS, ...terms },
      version: game.version,
      host: 'ana',
      seats: [{ person: 'ana' }, ...Array.from({ length: (terms.seats ?? 3) - 1 }, () => ({}))],
      seed,
      code: terms.visibility === 'private' ? 'ABC234' : null,
      rematchOf: null,
    }
    this.log.push(line)
    this.table = open(line, new Map([[game.id, game]]))
  }

  /** Ana, Bea and Cai sit down and begin. */
  static playing(terms: Partial<Terms> = {}): TableFixture {
    const fixture = new TableFixture(terms)
    const others = ['bea', 'cai'].slice(0, (terms.seats ?? 3) - 1)
    for (const person of others) fixture.done(person, { do: 'join' })
    fixture.done('ana', { do: 'start' })
    return fixture
  }

  /** Any game with people in all seats, on a live clock. */
  static of(game: AnyGame, seats: number, seed: string): TableFixture {
    const resolved = resolveOptions(game, seats, {})
    const options = resolved.ok ? resolved.options : {}
    const pace = { kind: 'live', bank: 60, increment: 20 } as const
    const fixture = new TableFixture({ game: game.id, seats, options, pace }, game, seed)
    for (let seat = 1; seat < seats; seat++) fixture.done(`person${seat}`, { do: 'join' })
    fixture.done('ana', { do: 'start' })
    return fixture
  }

  get moment(): Moment {
    return {
      now: this.now,
      received: this.now,
      committed: 0,
      roundTrip: this.roundTrip,
      due: (person, days) => this.due(person, days),
      random: n => n - 1,
    }
  }

  private take(decision: Decision): string | null {
    if (!decision.ok) return decision.refusal.rule
    this.log.push(...decision.entries)
    foldDecision(this.table, decision)
    if (this.table.damage) throw new Error(JSON.stringify(this.table.damage))
    return null
  }

  /** The rule by which a command is refused; null when it was done. */
  try(person: string, command: Command, id = `msg${this.ids++}`): string | null {
    return this.take(decide(this.table, person, id, command, this.moment))
  }

  done(person: string, command: Command): void {
    const refused = this.try(person, command)
    if (refused) throw new Error(`${person} ${command.do}: ${refused}`)
  }

  get steps(): number {
    return this.table.match?.steps.length ?? 0
  }

  get turn(): number {
    return turnOf(this.table) ?? -1
  }

  get person(): string {
    return this.table.seats[this.turn]?.person ?? ''
  }

  /** The first legal action of a kind, in notation. */
  choice(type?: string): string {
    const { match } = this.table
    if (!match) throw new Error('not playing')
    const action = match.game.legal(match.state).find(each => !type || each.type === type)
    return action ? match.game.write(action) : ''
  }

  anyChoice(rng: Rng): string {
    const { match } = this.table
    return match ? match.game.write(pick(rng, match.game.legal(match.state))) : ''
  }

  /** Whoever is on turn acts. */
  act(type?: string): void {
    this.done(this.person, { do: 'act', steps: this.steps, lines: [this.choice(type)] })
  }

  /** A whole turn: toss a card, take one from the pool. */
  tossAndTake(): void {
    this.act('toss')
    this.act('take')
  }

  bot(): string | null {
    return this.take(actForBot(this.table, this.turn, this.steps, this.choice(), this.moment))
  }

  expire(): string | null {
    return this.take(expire(this.table, this.now))
  }

  add(line: Entry): void {
    this.take({ ok: true, entries: [line] })
  }
}
