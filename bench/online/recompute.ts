interface Seat {
  readonly player: string | null
  readonly place: number | null
}

/** As the file says it: nothing here comes from the code of tournaments. */
interface Exported {
  readonly settings: { readonly points: readonly number[]; readonly seats: number; readonly bye: string }
  readonly players: readonly { readonly id: string }[]
  readonly games: readonly { readonly end: string; readonly seats: readonly Seat[] }[]
  readonly byes: readonly { readonly player: string }[]
  readonly standings: readonly {
    readonly player: string
    readonly division: number
    readonly place: number
    readonly score: number
  }[]
}

const NEAR = 1e-9

/**
 * Reckons the points again, from the exported games alone: by place at full tables, shared in ties, with the mean or the
 * first place for a bye. Says how many people have other points than that, or a place that does not go by points.
 */
export function recomputed(exported: unknown): number {
  const { settings, players, games, byes, standings } = exported as Exported
  const { points, seats, bye } = settings
  const mean = points.reduce((sum, each) => sum + each, 0) / seats
  const ofBye = bye === 'mean' ? mean : bye === 'first' ? (points[0] ?? 0) : 0
  const score = new Map(players.map(({ id }) => [id, 0]))
  const add = (id: string | null, more: number): void => {
    if (id !== null) score.set(id, (score.get(id) ?? 0) + more)
  }
  for (const { player } of byes) add(player, ofBye)
  for (const game of games) {
    if (game.end === 'running') continue
    if (game.seats.length !== seats) throw new Error('this account knows full tables only')
    for (const { player, place } of game.seats) {
      const better = game.seats.filter(each => (each.place ?? 0) < (place ?? 0)).length
      const equal = game.seats.filter(each => each.place === place).length
      const pot = points.slice(better, better + equal).reduce((sum, each) => sum + each, 0)
      add(player, pot / equal)
    }
  }
  const wrong = standings.filter(each => Math.abs(each.score - (score.get(each.player) ?? -1)) > NEAR)
  const order = standings.toSorted((a, b) => a.division - b.division || a.place - b.place)
  const above = order.filter((each, at) => {
    const before = order[at - 1]
    return before?.division === each.division && each.score > before.score + NEAR
  })
  return wrong.length + above.length
}
