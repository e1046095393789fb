import type { Assumptions } from '../assumptions.ts'
import { Agenda } from './agenda.ts'
import { Dice } from './dice.ts'

const HOUR = 3_600
export const DAY = 24 * HOUR
/** Figures are kept by the minute. */
const SPAN = 60

/** What goes on in one minute: those present at its beginning, and what has happened in it. */
export interface Minute {
  readonly sockets: number
  readonly liveTables: number
  readonly daysPages: number
  readonly watchers: number
  readonly visits: number
  readonly begins: number
  readonly personMoves: number
  readonly botMoves: number
}

export interface DayOfPeople {
  readonly minutes: readonly Minute[]
  /** Everybody who came, those who found no room, who have gone home, and who are still there at midnight. */
  readonly arrived: number
  readonly refused: number
  readonly left: number
  readonly present: number
  readonly games: number
  readonly botSeats: number
  readonly moves: number
}

/** How many come in this hour of the world's day, of all who come in a day. */
export function partOfHour({ zones, hours }: Assumptions, hour: number): number {
  const all = hours.reduce((sum, each) => sum + each, 0)
  const people = zones.reduce((sum, zone) => sum + zone.part, 0)
  return zones.reduce((sum, zone) => {
    const local = (((hour + zone.hours) % 24) + 24) % 24
    const first = Math.floor(local)
    // Where clocks differ by half an hour, half of each hour counts.
    const between = local - first
    const weight = (hours[first] ?? 0) * (1 - between) + (hours[(first + 1) % 24] ?? 0) * between
    return sum + ((zone.part / people) * weight) / all
  }, 0)
}

/** How the seats of games that have begun so far are taken. */
interface OpenTable {
  readonly seats: number
  people: number
}

/**
 * One day of everybody who comes, person by person. `decisions`: what a seat decides in a game, on average; `room`: how many
 * pages there is place for.
 */
export function dayOfPeople(
  assumed: Assumptions,
  people: number,
  seed: number,
  decisions: number,
  room = Number.POSITIVE_INFINITY,
): DayOfPeople {
  const dice = new Dice(seed)
  const agenda = new Agenda()
  const minutes: Minute[] = []
  const open = new Map<number, OpenTable>()
  const { live, days, watch, comeFor } = assumed
  const kinds = [comeFor.live, comeFor.bots, comeFor.days, comeFor.watch]
  const now = { sockets: 0, liveTables: 0, daysPages: 0, watchers: 0 }
  const spent = { visits: 0, begins: 0, personMoves: 0, botMoves: 0 }
  const all = { arrived: 0, refused: 0, left: 0, games: 0, botSeats: 0, moves: 0 }
  /** Decisions that are made a second at the tables that are being played. */
  const pace = { person: 0, bot: 0 }
  let since = 0

  /** Moves that were made since it was last asked. */
  function count(): void {
    const seconds = agenda.now - since
    since = agenda.now
    spent.personMoves += pace.person * seconds + ((now.daysPages * days.moves) / days.seconds) * seconds
    spent.botMoves += pace.bot * seconds
  }

  function leave(): void {
    now.sockets--
    all.left++
  }

  function sit(): void {
    const seats = 2 + dice.weighted(live.seats)
    const found = open.get(seats)
    if (found) {
      found.people++
      if (found.people === seats) begin(found)
      return
    }
    const table: OpenTable = { seats, people: 1 }
    open.set(seats, table)
    agenda.in(live.patienceSeconds, () => {
      if (open.get(seats) === table) begin(table)
    })
  }

  function begin(table: OpenTable): void {
    if (open.get(table.seats) === table) open.delete(table.seats)
    const bots = table.seats - table.people
    count()
    now.liveTables++
    spent.begins++
    all.games++
    all.botSeats += bots
    const length = dice.lognormal(decisions * table.people * live.thinkSeconds, 0.3)
    const person = 1 / live.thinkSeconds
    const bot = (bots * decisions) / length
    pace.person += person
    pace.bot += bot
    agenda.in(length, () => {
      count()
      now.liveTables--
      pace.person -= person
      pace.bot -= bot
      for (let each = 0; each < table.people; each++) {
        if (dice.next() >= live.again) leave()
        else if (table.people === 1) begin({ ...table })
        else sit()
      }
    })
  }

  function come(): void {
    all.arrived++
    if (now.sockets >= room) {
      all.refused++
      return
    }
    now.sockets++
    spent.visits++
    const kind = dice.weighted(kinds)
    if (kind === 0) return sit()
    if (kind === 1) return begin({ seats: 2 + dice.weighted(live.seats), people: 1 })
    const field = kind === 2 ? 'daysPages' : 'watchers'
    const seconds = dice.exponential(kind === 2 ? days.seconds : watch.seconds)
    count()
    now[field]++
    agenda.in(seconds, () => {
      count()
      now[field]--
      leave()
    })
  }

  for (let at = 0; at < DAY; at += SPAN) {
    const coming = dice.poisson((people * partOfHour(assumed, at / HOUR) * SPAN) / HOUR)
    const times = Array.from({ length: coming }, () => at + dice.next() * SPAN).sort((a, b) => a - b)
    const before = { ...now }
    for (const time of times) {
      agenda.run(time)
      come()
    }
    agenda.run(at + SPAN)
    count()
    minutes.push({ ...before, ...spent })
    all.moves += spent.personMoves + spent.botMoves
    Object.assign(spent, { visits: 0, begins: 0, personMoves: 0, botMoves: 0 })
  }
  return { ...all, minutes, present: now.sockets, moves: Math.round(all.moves) }
}
