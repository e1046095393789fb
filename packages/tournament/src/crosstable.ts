import { type Tournament, tablesOf } from './model.ts'
import { standings } from './standings/index.ts'
import { talliesOf } from './standings/tally.ts'

/** What two people did at the tables they shared, seen by the person of the row. */
interface CrossCell {
  readonly other: string
  readonly met: number
  readonly ahead: number
  readonly behind: number
  readonly tables: readonly string[]
}

interface CrossRow {
  readonly id: string
  readonly division: number
  readonly place: number
  /** In the order of the rows; people who did not meet have a cell too. The own one is left out. */
  readonly cells: readonly CrossCell[]
}

/** Who met whom, in the order of the standings; people of one division. */
export function crosstable(t: Tournament, division = 0): readonly CrossRow[] {
  const rows = standings(t).filter(each => each.division === division)
  const tallies = new Map(talliesOf(t).map(each => [each.id, each]))
  const running = tablesOf(t).filter(({ result }) => !result)
  return rows.map(({ id, place }) => {
    const met = tallies.get(id)?.meetings ?? []
    const sitsAt = running.filter(({ seats }) => seats.includes(id))
    const cells = rows
      .filter(row => row.id !== id)
      .map(({ id: other }): CrossCell => {
        const meetings = met.filter(meeting => meeting.other === other)
        const now = sitsAt.filter(({ seats }) => seats.includes(other))
        return {
          other,
          met: meetings.length,
          ahead: meetings.filter(({ ahead }) => ahead > 0).length,
          behind: meetings.filter(({ ahead }) => ahead < 0).length,
          tables: [...meetings.map(({ table }) => table), ...now.map(table => table.id)],
        }
      })
    return { id, division, place, cells }
  })
}
