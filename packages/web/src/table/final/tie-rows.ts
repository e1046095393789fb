import type { Standing } from '@ludoteca/engine'
import type { TieBreak } from '@ludoteca/page-kit/board/contract.ts'

/** One thing that was compared between equal totals; null for seats it did not matter to. */
interface TieRow {
  readonly name: string
  readonly counts: readonly (number | null)[]
}

/** What decided between equal totals, as far as it had to be looked at; by seat. */
export function tieRows(standings: readonly Standing[], breaks: readonly TieBreak[]): TieRow[] {
  const rows: TieRow[] = []
  let level: readonly string[] = standings.toSorted((a, b) => a.seat - b.seat).map(each => `${each.total}`)
  for (const { name, counts } of breaks) {
    const now = level
    const tied = now.map((key, seat) => now.some((other, i) => i !== seat && other === key))
    if (!tied.includes(true)) break
    rows.push({ name, counts: counts.map((count, seat) => (tied[seat] ? count : null)) })
    level = now.map((key, seat) => `${key}/${counts[seat]}`)
  }
  return rows
}
