import type { AnyText, Standing, Who } from '@ludoteca/engine'
import { table } from './terminal/table.ts'

/** Who has how much, and from what; parts that nobody has are left out. */
export function standingsTable(standings: readonly Standing[], text: AnyText, who: Who): string[] {
  const keys = [...new Set(standings.flatMap(each => each.parts.map(part => part.key)))].filter(key =>
    standings.some(each => pointsOf(each, key) !== 0),
  )
  const ordered = standings.toSorted((a, b) => a.rank - b.rank || a.seat - b.seat)
  return table(
    ['', '#', 'Σ', ...keys.map(key => text.part(key))],
    ordered.map(each => [
      who(each.seat),
      String(each.rank),
      String(each.total),
      ...keys.map(key => String(pointsOf(each, key))),
    ]),
  )
}

const pointsOf = (standing: Standing, key: string): number =>
  standing.parts.find(part => part.key === key)?.points ?? 0
