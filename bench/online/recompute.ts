interface Seat {
  readonly place: number | null
  readonly points: number
  readonly guardian: boolean
}
interface Table {
  readonly id: string
  readonly seats: readonly (string | null)[]
  readonly forfeits: readonly number[]
  readonly result: { readonly end: string; readonly seats: readonly Seat[] } | null
}
interface Exported {
  readonly tournament: {
    readonly settings: { readonly points: readonly number[]; readonly seats: number; readonly bye: string }
    readonly entrants: readonly { readonly id: string }[]
    readonly rounds: readonly { readonly tables: readonly Table[]; readonly byes: readonly string[] }[]
  }
  readonly standings: readonly { readonly id: string; readonly place: number; readonly score: number }[]
}

const close = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9

/**
 * Reckons again, from the results alone and with none of the code of tournaments, what everybody has scored: points by
 * place, which ties share; a bye is worth the mean. Says how many have another score, or a place that does not go by it.
 */
export function recomputed(exported: unknown): number {
  const { tournament, standings } = exported as Exported
  const { points, seats, bye } = tournament.settings
  const score = new Map(tournament.entrants.map(({ id }) => [id, 0]))
  const add = (id: string | null, more: number): void => {
    if (id !== null) score.set(id, (score.get(id) ?? 0) + more)
  }
  const mean = points.reduce((sum, each) => sum + each, 0) / seats
  for (const round of tournament.rounds) {
    for (const id of round.byes) add(id, bye === 'mean' ? mean : bye === 'first' ? (points[0] ?? 0) : 0)
    for (const table of round.tables) {
      if (!table.result || table.seats.length !== seats) continue
      const places = table.result.seats.map(({ place }) => place ?? 0)
      for (const [seat, id] of table.seats.entries()) {
        const better = places.filter(place => place < (places[seat] ?? 0)).length
        const equal = places.filter(place => place === places[seat]).length
        const pot = points.slice(better, better + equal).reduce((sum, each) => sum + each, 0)
        add(id, pot / equal)
      }
    }
  }
  const wrong = standings.filter(({ id, score: said }) => !close(said, score.get(id) ?? -1)).length
  const order = standings.toSorted((a, b) => a.place - b.place).map(({ score }) => score)
  return wrong + order.filter((each, at) => at > 0 && each > (order[at - 1] ?? 0) + 1e-9).length
}
