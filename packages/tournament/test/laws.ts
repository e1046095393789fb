import { type Round, shapeFor, type Table, type Tournament, takesPart } from '../src/index.ts'

/** What earlier rounds come to, counted once more in the plainest way. */
export interface Past {
  met(a: string, b: string): number
  byes(id: string): number
  /** How often somebody sat on a seat. */
  sat(id: string, seat: number): number
  /** The last round with a table; 0 for none. */
  last(id: string): number
}

export function pastOf(rounds: readonly Round[]): Past {
  const counts = new Map<string, number>()
  const add = (key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1)
  const last = new Map<string, number>()
  for (const { number, tables, byes } of rounds) {
    for (const id of byes) add(`bye ${id}`)
    for (const { seats } of tables)
      seats.forEach((a, seat) => {
        if (a === null) return
        last.set(a, number)
        add(`seat ${seat} ${a}`)
        for (const b of seats) if (b !== null && b !== a) add(`met ${a} ${b}`)
      })
  }
  const count = (key: string): number => counts.get(key) ?? 0
  return {
    met: (a, b) => count(`met ${a} ${b}`),
    byes: id => count(`bye ${id}`),
    sat: (id, seat) => count(`seat ${seat} ${id}`),
    last: id => last.get(id) ?? 0,
  }
}

export const peopleAt = ({ seats }: Table): string[] => seats.filter(id => id !== null)

export const repeatsOf = (past: Past, people: readonly string[]): number =>
  people.reduce((sum, a, i) => sum + people.slice(0, i).reduce((all, b) => all + past.met(a, b) ** 2, 0), 0)

const twice = (list: readonly string[]): string[] => list.filter((each, i) => list.indexOf(each) !== i)

/** Everybody who takes part and is there has one table or one bye, and nobody else has. */
function once(t: Tournament, round: Round, absent: readonly string[]): string[] {
  const listed = [...round.tables.flatMap(peopleAt), ...round.byes]
  const active = t.entrants.filter(each => takesPart(each, round.number))
  const away = active.filter(({ id, away: missed }) => absent.includes(id) || missed.includes(round.number))
  const present = active.filter(each => !away.includes(each)).map(({ id }) => id)
  const missing = present.filter(id => !listed.includes(id))
  const open = t.settings.system === 'arena' || (t.settings.system === 'knock-out' && round.number > 1)
  const wrongAbsent = t.settings.system !== 'arena' && round.absent.length !== away.length
  return [
    ...twice(listed).map(id => `${id} is listed twice`),
    ...(open ? [] : missing.map(id => `${id} has neither table nor bye`)),
    ...listed.filter(id => !present.includes(id)).map(id => `${id} is paired without being there`),
    ...(wrongAbsent ? ['the absent are not listed'] : []),
  ]
}

/** Tables are as large as promised for that many people. */
function sizes(t: Tournament, round: Round): string[] {
  const divisions = new Map(t.entrants.map(({ id, division }) => [id, division]))
  const mixed = round.tables
    .filter(table => peopleAt(table).some(id => divisions.get(id) !== table.division))
    .map(({ id }) => `table ${id} mixes divisions`)
  return [...new Set(divisions.values())].flatMap(division => {
    const tables = round.tables.filter(each => each.division === division)
    const byes = round.byes.filter(id => divisions.get(id) === division).length
    const people = tables.map(table => peopleAt(table).length).sort((a, b) => b - a)
    const promised = shapeFor(
      people.reduce((sum, each) => sum + each, byes),
      t.settings,
    )
    const seats = tables.every(
      each => each.seats.length === (t.settings.rest === 'bot' ? t.settings.seats : peopleAt(each).length),
    )
    const wrong = promised.byes !== byes || String(promised.people) !== String(people) || !seats
    return wrong ? [...mixed, `tables of ${people} with ${byes} byes instead of ${promised.people}`] : mixed
  })
}

/** Nobody sits out once more than somebody who has a table, in the same division. */
function fairByes(t: Tournament, round: Round, past: Past): string[] {
  const divisions = new Map(t.entrants.map(({ id, division }) => [id, division]))
  return round.byes.flatMap(id => {
    const seated = round.tables.filter(each => each.division === divisions.get(id)).flatMap(peopleAt)
    const before = seated.find(other => past.byes(other) < past.byes(id))
    return before ? [`${id} sits out again before ${before}`] : []
  })
}

/** No exchange of two people makes opponents fresher. */
function fresh(t: Tournament, round: Round, past: Past): string[] {
  const tables = round.tables.map(table => ({ division: table.division, people: peopleAt(table) }))
  const costs = tables.map(({ people }) => repeatsOf(past, people))
  const swapped = (people: readonly string[], out: string, into: string): number =>
    repeatsOf(
      past,
      people.map(each => (each === out ? into : each)),
    )
  return tables.flatMap(({ people, division }, i) => {
    if (costs[i] === 0) return []
    const found = people.flatMap(a => [
      ...tables.flatMap((other, j) =>
        i === j || other.division !== division
          ? []
          : other.people.filter(
              b => swapped(people, a, b) + swapped(other.people, b, a) < (costs[i] ?? 0) + (costs[j] ?? 0),
            ),
      ),
      ...round.byes.filter(
        b =>
          t.settings.system !== 'knock-out' &&
          t.entrants.find(({ id }) => id === b)?.division === division &&
          past.byes(a) === past.byes(b) &&
          swapped(people, a, b) < (costs[i] ?? 0),
      ),
    ])
    return found.slice(0, 1).map(b => `${people.join(' ')} meet again though ${b} could sit there`)
  })
}

function* orders<T>(list: readonly T[]): Generator<readonly T[]> {
  if (list.length === 0) yield []
  for (let i = 0; i < list.length; i++)
    for (const rest of orders([...list.slice(0, i), ...list.slice(i + 1)])) yield [list[i] as T, ...rest]
}

/** How much more often people sit where they sit than on the seat they had least. */
export function seatDebt(past: Past, seats: readonly (string | null)[]): number {
  return seats.reduce((sum, id, seat) => {
    if (id === null) return sum
    const least = Math.min(...seats.map((_, other) => past.sat(id, other)))
    return sum + (past.sat(id, seat) - least) ** 2
  }, 0)
}

/** No other order of seats at the same table is more balanced. */
const seatOrder = (round: Round, past: Past): string[] =>
  round.tables.flatMap(({ id, seats }) => {
    const debt = seatDebt(past, seats)
    const better = debt > 0 && [...orders(seats)].some(each => seatDebt(past, each) < debt)
    return better ? [`table ${id} could be seated more evenly`] : []
  })

/** In an arena nobody waits who has waited longer than somebody with a new table; nobody sits at two. */
function longestWait(t: Tournament, round: Round, past: Past, absent: readonly string[]): string[] {
  const seated = round.tables.flatMap(peopleAt)
  const busy = t.rounds
    .slice(0, -1)
    .flatMap(({ tables }) => tables)
    .flatMap(table => (table.result ? [] : table.seats.filter((id, i) => id && !table.forfeits.includes(i))))
  const waiting = t.entrants
    .filter(each => takesPart(each, round.number) && !absent.includes(each.id))
    .filter(({ away }) => !away.includes(round.number))
    .map(({ id }) => id)
    .filter(id => !seated.includes(id) && !busy.includes(id))
  return [
    ...seated.filter(id => busy.includes(id)).map(id => `${id} sits at two tables`),
    ...waiting
      .filter(id => seated.some(other => past.last(other) > past.last(id)))
      .map(id => `${id} has waited longer than somebody with a table`),
  ]
}

/** What is wrong with the last round of a tournament. */
export function brokenLaws(t: Tournament, absent: readonly string[] = []): string[] {
  const round = t.rounds.at(-1)
  if (!round) return ['nothing was paired']
  const past = pastOf(t.rounds.slice(0, -1))
  const arena = t.settings.system === 'arena'
  return [
    ...once(t, round, absent),
    ...(arena ? longestWait(t, round, past, absent) : sizes(t, round)),
    ...fairByes(t, round, past),
    ...fresh(t, round, past),
    ...seatOrder(round, past),
  ]
}
