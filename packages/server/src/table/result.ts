import type { ResultFacts } from '@ludoteca/protocol'
import type { Table } from './state.ts'

/** The result of a game that ends now. Who resigned comes last, the first to do so behind all others. */
export function resultOf({ match, resigned, seats }: Table, how: ResultFacts['how']): ResultFacts {
  const standings = match?.game.standings(match.state) ?? []
  const totals = standings.map(each => each.total)
  if (how === 'abandoned') return { how, ranks: [], totals }
  const stayed = standings.filter(each => !resigned.includes(each.seat))
  const ranks = seats.map((_, seat) => {
    const left = resigned.indexOf(seat)
    if (left >= 0) return seats.length - left
    const own = standings[seat]?.rank ?? 0
    return 1 + stayed.filter(each => each.rank < own).length
  })
  return { how, ranks, totals }
}
