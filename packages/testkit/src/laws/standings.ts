import type { Standing } from '@ludoteca/engine'
import type { Finding, LawMaker } from '../law.ts'
import { viewers } from '../tools.ts'

/** Sane at any moment and for any viewer; ranks follow totals, and where totals are equal a tie-break may rule. */
export const standings: LawMaker = ({ game }) => ({
  name: 'standings are sane',
  every: 9,
  position({ setup, state }) {
    for (const viewer of viewers(setup)) {
      const finding = shape(game.standings(game.view(state, viewer)), setup.seats)
      if (finding) return `seen by ${viewer}: ${finding}`
    }
    return sane(game.standings(state), setup.seats)
  },
  end: ({ setup, state }) => sane(game.standings(state), setup.seats),
})

function shape(table: readonly Standing[], seats: number): Finding {
  if (table.length !== seats) return `${table.length} standings for ${seats} seats`
  for (const [seat, each] of table.entries()) {
    if (each.seat !== seat) return `standing ${seat} is of seat ${each.seat}`
    if (!Number.isInteger(each.total)) return `seat ${seat} has ${each.total} points`
    const odd = each.parts.find(part => !Number.isInteger(part.points) || part.key === '')
    if (odd) return `seat ${seat} has ${odd.points} points for “${odd.key}”`
    if (!Number.isInteger(each.rank) || each.rank < 1) return `seat ${seat} has rank ${each.rank}`
  }
  return null
}

function sane(table: readonly Standing[], seats: number): Finding {
  const odd = shape(table, seats)
  if (odd) return odd
  for (const each of table) {
    const better = table.filter(other => other.rank < each.rank)
    if (each.rank !== better.length + 1) return `rank ${each.rank} with ${better.length} seats before it`
    if (better.some(other => other.total < each.total)) return `seat ${each.seat} has more points, worse rank`
    const twin = table.find(other => other.rank === each.rank && other.total !== each.total)
    if (twin) return `seats ${each.seat} and ${twin.seat} share rank ${each.rank} with different totals`
  }
  return null
}
