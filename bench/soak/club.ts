import { type AnyGame, below, type Rng } from '@ludoteca/engine'
import type { Command, PersonSettings, Terms } from '@ludoteca/protocol'
import { newId } from '@ludoteca/server/internals/ids.ts'
import { shelf } from '@ludoteca/shelf'
import { HABITS, type Habits, Person, type World } from './person.ts'
import type { RunningServer } from './server.ts'

type Answer = Awaited<ReturnType<RunningServer['hub']['command']>>

const HOUR = 3_600_000
const GAMES = shelf.map(({ id }) => id)

const LIVE = { kind: 'live', bank: 120, increment: 10 } as const
const DAYS = { kind: 'days', days: 1 } as const

/** Round the world, some of them at night. */
const QUIET = ['Asia/Shanghai', 'Europe/Lisbon', 'America/New_York'].map(zone => ({
  from: 1320,
  to: 420,
  zone,
}))

/** The people of a server, and the tables they sit at. */
export class Club implements World {
  readonly games: ReadonlyMap<string, AnyGame>
  readonly dice: Rng
  readonly people = new Map<string, Person>()
  /** Who plays whom live, by table. */
  private readonly parties = new Map<string, readonly Person[]>()
  private made = 0
  server: RunningServer | null = null

  constructor(games: ReadonlyMap<string, AnyGame>, dice: Rng) {
    this.games = games
    this.dice = dice
  }

  hub() {
    return this.server?.hub ?? null
  }

  async add(habits: Habits, settings: Partial<PersonSettings> = {}): Promise<Person> {
    const person = new Person(newId(12), habits, this)
    await this.open.store.people.add({
      id: person.id,
      name: person.name,
      key: null,
      password: null,
      recovery: null,
      since: Date.now(),
      settings: { away: null, quiet: null, webhook: null, ...settings },
      webhookFailure: null,
      banned: null,
      host: false,
      program: false,
      deleted: false,
    })
    const push = { endpoint: `https://push.example/${person.id}`, person: person.id, p256dh: '', auth: '' }
    await this.open.store.people.keepPush(push)
    this.people.set(person.id, person)
    return person
  }

  /** Two people and a bot who play one game after the other. */
  async addParty(): Promise<void> {
    const party = [await this.add(HABITS.live), await this.add(HABITS.live)]
    for (const person of party) person.arrive()
    await this.sitDown(party, LIVE)
  }

  /** Three people and a bot with a day for each turn; one of the three may never come back. */
  async addSlowTable(index: number): Promise<void> {
    const party: Person[] = []
    for (let seat = 0; seat < 3; seat++) {
      const habits = seat === 2 && index % 2 === 0 ? HABITS.absent : HABITS.days
      const quiet = QUIET[(index + seat) % (QUIET.length + 1)] ?? null
      const away = seat === 1 && index % 5 === 0 ? Date.now() + 30 * HOUR : null
      const person = await this.add(habits, { quiet, away })
      person.arrive()
      party.push(person)
    }
    await this.sitDown(party, DAYS)
  }

  over(table: string): void {
    const party = this.parties.get(table)
    this.parties.delete(table)
    if (party) setTimeout(() => void this.again(table, party), 20_000)
  }

  private async again(table: string, party: readonly Person[]): Promise<void> {
    if (!this.server) return void setTimeout(() => void this.again(table, party), 60_000)
    if (below(this.dice, 2) === 0) return this.sitDown(party, LIVE)
    const answer = await this.do(party[0], table, { do: 'rematch' })
    const made = answer?.type === 'done' ? answer.made : undefined
    if (made === undefined) throw new Error(`no rematch at ${table}: ${JSON.stringify(answer)}`)
    for (const person of party) person.sit(made)
    await this.gather(made, party)
  }

  /** A rematch begins when both have looked at it. */
  private async gather(table: string, party: readonly Person[]): Promise<void> {
    const answer = this.server && (await this.do(party[0], table, { do: 'start' }))
    if (answer && !(answer.type === 'refused' && answer.refusal.rule === 'not-come'))
      return this.begun(table, party, answer)
    setTimeout(() => void this.gather(table, party), 20_000)
  }

  private async sitDown(party: readonly Person[], pace: Terms['pace']): Promise<void> {
    const [host, ...others] = party as [Person, ...Person[]]
    const game = GAMES[this.made++ % GAMES.length] as string
    const made = await this.open.hub.create(host, {
      game,
      seats: party.length + 1,
      options: {},
      pace,
      visibility: 'public',
      rated: true,
      guardian: 'easy',
      order: 'shuffle',
    })
    if (!made.ok) throw new Error(made.refusal.rule)
    for (const person of others) await this.do(person, made.id, { do: 'join' })
    await this.do(host, made.id, { do: 'bot', seat: party.length, level: 'easy' })
    this.begun(made.id, party, await this.do(host, made.id, { do: 'start' }))
  }

  private begun(table: string, party: readonly Person[], answer: Answer | undefined): void {
    if (answer?.type !== 'done') throw new Error(`${table} does not start: ${JSON.stringify(answer)}`)
    if (party.length === 2) this.parties.set(table, party)
    for (const person of party) person.sit(table)
  }

  private async do(person: Person | undefined, table: string, command: Command) {
    return person && this.open.hub.command(table, person, newId(12), command, Date.now())
  }

  private get open(): RunningServer {
    if (!this.server) throw new Error('the server is closed')
    return this.server
  }
}
