import type { Refusal } from '@ludoteca/engine'
import {
  nextRound,
  type Outcome,
  playing,
  type Result,
  type Round,
  refuse,
  type Table,
  type Tournament,
  tableOf,
  tablesOf,
  takesPart,
} from './model.ts'

/** Takes part from the next round on. Who had left may come back. */
export function enter(t: Tournament, id: string, rating: number | null = null): Outcome {
  const joined = nextRound(t)
  const before = t.entrants.find(each => each.id === id)
  if (t.ended) return refuse('ended')
  if (before && before.left === null) return refuse('already-entered')
  if (t.settings.system === 'knock-out' && t.rounds.length > 0) return refuse('entry-closed')
  if (before) {
    const back = {
      ...before,
      left: null,
      away: [...before.away, ...roundsBetween(before.left ?? joined, joined)],
    }
    return { tournament: { ...t, entrants: t.entrants.map(each => (each === before ? back : each)) } }
  }
  const division = Math.max(0, ...t.entrants.map(each => each.division))
  const entrant = { id, joined, left: null, away: [], rating, division }
  return { tournament: { ...t, entrants: [...t.entrants, entrant] } }
}

const roundsBetween = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)

/** Is not paired any more. Who has not been paired yet is struck out; running tables are played or forfeited. */
export function withdraw(t: Tournament, id: string): Outcome {
  const entrant = t.entrants.find(each => each.id === id)
  if (!entrant || entrant.left !== null) return refuse('not-entered')
  const left = nextRound(t)
  const entrants =
    entrant.joined >= left
      ? t.entrants.filter(each => each !== entrant)
      : t.entrants.map(each => (each === entrant ? { ...each, left } : each))
  return { tournament: { ...t, entrants } }
}

/** Says that somebody will miss a round that is not paired yet, or will be there after all. */
export function setAway(t: Tournament, id: string, round: number, away: boolean): Outcome {
  const entrant = t.entrants.find(each => each.id === id)
  if (!entrant || entrant.left !== null) return refuse('not-entered')
  if (round < nextRound(t)) return refuse('round-paired', { round })
  const missed = entrant.away.filter(each => each !== round)
  const changed = { ...entrant, away: away ? [...missed, round].sort((a, b) => a - b) : missed }
  return { tournament: { ...t, entrants: t.entrants.map(each => (each === entrant ? changed : each)) } }
}

function withTable(t: Tournament, id: string, change: (table: Table) => Table): Tournament {
  const rounds = t.rounds.map(round =>
    round.tables.some(table => table.id === id)
      ? { ...round, tables: round.tables.map(table => (table.id === id ? change(table) : table)) }
      : round,
  )
  return { ...t, rounds }
}

function resultProblem(table: Table, result: Result): Refusal | null {
  const { seats, end } = result
  if (seats.length !== table.seats.length)
    return { rule: 'bad-result-seats', params: { seats: table.seats.length } }
  const counted = seats.filter((_, seat) => !table.forfeits.includes(seat))
  if (end === 'finished' && counted.some(({ place }) => place === null)) return { rule: 'place-missing' }
  const wrong = counted.some(({ place }) => place !== null && !(Number.isInteger(place) && place >= 1))
  return wrong || seats.some(({ points }) => !Number.isSafeInteger(points)) ? { rule: 'bad-result' } : null
}

/** Writes down how a table ended; again, to put a result right. */
export function record(t: Tournament, id: string, result: Result): Outcome {
  const table = tableOf(t, id)
  if (!table) return refuse('no-table')
  const refused = resultProblem(table, result)
  return refused ? { refused } : { tournament: withTable(t, id, each => ({ ...each, result })) }
}

/** The next round does not wait for this table, or does again. */
export function postpone(t: Tournament, id: string, postponed = true): Outcome {
  const table = tableOf(t, id)
  if (!table) return refuse('no-table')
  if (table.result) return refuse('table-ended')
  return { tournament: withTable(t, id, each => ({ ...each, postponed })) }
}

/** Whoever else sits there moves up. The last one who has not forfeited has won; nothing is played any more. */
export function forfeit(t: Tournament, id: string, person: string): Outcome {
  const table = tableOf(t, id)
  const seat = table?.seats.indexOf(person) ?? -1
  if (!table || seat < 0) return refuse('not-at-table')
  if (table.forfeits.includes(seat)) return refuse('forfeited')
  const forfeits = [...table.forfeits, seat]
  const done = table.result ?? (table.seats.length - forfeits.length <= 1 ? walkover(table) : null)
  return { tournament: withTable(t, id, each => ({ ...each, forfeits, result: done })) }
}

const walkover = ({ seats }: Table): Result => ({
  end: 'finished',
  seats: seats.map(() => ({ place: 1, points: 0, guardian: false })),
})

/** Somebody without a table takes a seat of a table of the last round that runs; who sat there is absent. */
export function replace(t: Tournament, id: string, out: string, into: string): Outcome {
  const round = t.rounds.at(-1)
  const table = round?.tables.find(each => each.id === id)
  if (!round || !table) return refuse('no-table')
  if (table.result) return refuse('table-ended')
  const seat = table.seats.indexOf(out)
  if (seat < 0 || table.forfeits.includes(seat)) return refuse('not-at-table')
  const entrant = t.entrants.find(each => each.id === into)
  if (!entrant || entrant.left !== null) return refuse('not-entered')
  if (
    round.tables.some(each => each.seats.includes(into)) ||
    tablesOf(t).some(each => playing(each).includes(into))
  )
    return refuse('has-table')
  const without = (list: readonly string[]): string[] => list.filter(each => each !== into)
  const seats = table.seats.map(each => (each === out ? into : each))
  const changed: Round = {
    ...round,
    tables: round.tables.map(each => (each === table ? { ...table, seats } : each)),
    byes: without(round.byes),
    absent: t.settings.system === 'arena' ? [] : [...without(round.absent), out],
  }
  // Who has only just entered takes part a round earlier.
  const entrants = t.entrants.map(each =>
    each === entrant && !takesPart(each, round.number) ? { ...each, joined: round.number } : each,
  )
  return { tournament: { ...t, entrants, rounds: [...t.rounds.slice(0, -1), changed] } }
}

/** Takes the last round back while none of its tables has ended. The next pairing is drawn from other lots. */
export function undoPairing(t: Tournament): Outcome {
  const round = t.rounds.at(-1)
  if (t.ended) return refuse('ended')
  if (!round) return refuse('nothing-paired')
  if (round.tables.some(({ result }) => result)) return refuse('round-begun', { round: round.number })
  // Who came or left meanwhile did so before the round that is paired anew.
  const entrants = t.entrants
    .map(each => ({
      ...each,
      joined: Math.min(each.joined, round.number),
      left: each.left === null ? null : Math.min(each.left, round.number),
    }))
    .filter(({ joined, left }) => left === null || left > joined)
  return { tournament: { ...t, entrants, rounds: t.rounds.slice(0, -1), undone: t.undone + 1 } }
}

/** Ends it as it stands. Tables that run count for nobody. */
export const end = (t: Tournament): Outcome =>
  t.ended ? refuse('ended') : { tournament: { ...t, ended: true } }
