import type { AnyDeeds, AnyMatch } from '@ludoteca/engine'
import type { GameFigures } from '../store/archive.ts'
import type { TableRow } from '../store/store.ts'
import { readEntry } from '../table/stored-entry.ts'

/** The middle one, or what lies between the middle two. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

/** By seat: how long each decision of its person took. A log that cannot be read to its end tells what it can. */
function timesIn(lines: readonly string[], seats: number): number[][] {
  const times: number[][] = Array.from({ length: seats }, () => [])
  let since: number | null = null
  for (const line of lines) {
    const read = readEntry(line)
    if (!read.ok) break
    const { entry } = read
    if (entry.kind === 'acted' && entry.who === 'person' && since !== null)
      times[entry.seat]?.push(Math.max(0, entry.at - since))
    if (entry.kind === 'reopened' && since !== null) since += entry.closed
    if (['started', 'acted', 'undone', 'returned', 'substituted'].includes(entry.kind)) since = entry.at
  }
  return times
}

/** What a finished game was for each person who sat there; nothing where it came to no result. */
export function figuresOf(
  row: TableRow,
  lines: readonly string[],
  match: AnyMatch | null,
  counts: AnyDeeds | null = null,
): GameFigures[] {
  const { result, seats, terms } = row
  if (result === null || result.how === 'abandoned') return []
  const times = timesIn(lines, seats.length)
  const played = result.how === 'played' ? match : null
  const standings = played?.game.standings(played.state) ?? []
  const deeds =
    (played &&
      counts?.of(
        played.state,
        played.steps.flatMap(step => step.events),
      )) ??
    []
  const people = seats.flatMap(({ person }, seat) => {
    const [place, total] = [result.ranks[seat], result.totals[seat]]
    return person && place !== undefined && total !== undefined
      ? [{ person: person.id, seat, place, total }]
      : []
  })
  return people.map(({ person, seat, place, total }) => {
    const others = people.filter(other => other.seat !== seat)
    const done = deeds[seat]
    const parts = standings.find(each => each.seat === seat)?.parts ?? []
    return {
      person,
      open: row.visibility === 'public',
      game: terms.game,
      seat,
      seats: seats.length,
      place,
      total,
      others: others.map(other => ({ person: other.person, place: other.place })),
      sources: Object.fromEntries(parts.map(({ key, points }) => [key, points])),
      ...(done && { deeds: done }),
      pace: median(times[seat] ?? []),
      otherPace: median(others.flatMap(other => times[other.seat] ?? [])),
    }
  })
}
