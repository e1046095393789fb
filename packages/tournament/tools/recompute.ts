import type { Exported, GameRow } from '../src/index.ts'

// Works the standings out anew from what was exported, by the words of docs/tournaments.md. It shares no code with
// `standings`: fractions are exact, and everything is counted in the plainest way.

class Fraction {
  readonly over: bigint
  readonly under: bigint
  constructor(over: number | bigint, under: number | bigint = 1) {
    this.over = BigInt(over)
    this.under = BigInt(under)
  }
  plus(other: Fraction): Fraction {
    return new Fraction(this.over * other.under + other.over * this.under, this.under * other.under)
  }
  times(other: Fraction): Fraction {
    return new Fraction(this.over * other.over, this.under * other.under)
  }
  above(other: Fraction): number {
    const difference = this.over * other.under - other.over * this.under
    return difference > 0n ? 1 : difference < 0n ? -1 : 0
  }
  /** To be compared with a number that a program wrote. */
  decimal(): number {
    return Number((this.over * 1_000_000_000n) / this.under) / 1e9
  }
}
const NOTHING = new Fraction(0)

interface Seat {
  readonly player: string | null
  readonly place: number | null
  readonly worth: Fraction
  readonly gamePoints: number
}

/** What each place of a table brings: the ends as at a full one, the others on the line between. */
function worths(points: readonly number[], size: number): Fraction[] {
  const worth: Fraction[] = []
  for (let place = 0; place < size; place++) {
    const at = new Fraction(place * (points.length - 1), Math.max(1, size - 1))
    const down = Number(at.over / at.under)
    const rest = at.plus(new Fraction(-down))
    const [here, next] = [points[down] ?? 0, points[down + 1] ?? points[down] ?? 0]
    worth.push(new Fraction(here).plus(rest.times(new Fraction(next - here))))
  }
  return worth
}

function seatsOf({ settings }: Exported, game: GameRow): Seat[] {
  if (game.end === 'running') return []
  const known = game.seats.every(seat => seat.forfeit || seat.place !== null)
  const asPlayed = game.end === 'finished' || (settings.unfinished === 'places' && known)
  const behind = (seat: GameRow['seats'][number]): boolean => seat.guardian && settings.guardian !== 'person'
  const order = game.seats.map(seat => {
    if (seat.forfeit) return '3'
    return `${behind(seat) ? 2 : 1}${asPlayed ? String(seat.place).padStart(9, '0') : ''}`
  })
  const worth = worths(settings.points, game.seats.length)
  return game.seats.map((seat, i) => {
    const mine = order[i] ?? ''
    const ahead = order.filter(each => each < mine).length
    const level = order.filter(each => each === mine).length
    const counts = !seat.forfeit && !(game.end === 'unfinished' && settings.unfinished === 'none')
    const pot = worth.slice(ahead, ahead + level).reduce((sum, each) => sum.plus(each), NOTHING)
    const pays = counts && !(seat.guardian && settings.guardian === 'none')
    return {
      player: seat.player,
      place: counts ? ahead + 1 : null,
      worth: pays ? pot.times(new Fraction(1, level)) : NOTHING,
      gamePoints: seat.forfeit ? 0 : (seat.gamePoints ?? 0),
    }
  })
}

interface Recomputed {
  readonly player: string
  readonly division: number
  readonly place: number
  readonly score: number
}

export function recompute(exported: Exported): Recomputed[] {
  const { settings, players, games, byes, absent } = exported
  const tables = games.map(game => ({ game, seats: seatsOf(exported, game) }))
  const mine = (id: string) =>
    tables.flatMap(({ game, seats }) =>
      seats.flatMap((seat, i) =>
        seat.player === id ? [{ game, seats, seat, forfeit: game.seats[i]?.forfeit }] : [],
      ),
    )
  const total = settings.points.reduce((sum, each) => sum + each, 0)
  const bye = {
    first: new Fraction(settings.points[0] ?? 0),
    mean: new Fraction(total, settings.seats),
    none: NOTHING,
  }
  const scores = new Map(
    players.map(({ id }) => {
      const free = byes.filter(each => each.player === id).map(() => bye[settings.bye])
      return [id, [...mine(id).map(({ seat }) => seat.worth), ...free].reduce((a, b) => a.plus(b), NOTHING)]
    }),
  )
  const score = (id: string): Fraction => scores.get(id) ?? NOTHING

  /** Everybody the person sat with at tables that count: +1 ahead of them, −1 behind. */
  const met = (id: string): { other: string; ahead: number }[] =>
    mine(id).flatMap(({ seats, seat, forfeit }) => {
      if (seat.place === null && !forfeit) return []
      return seats.flatMap(other => {
        if (other === seat || other.player === null) return []
        const [a, b] = [seat.place ?? 99, other.place ?? 99]
        return [{ other: other.player, ahead: a < b ? 1 : a > b ? -1 : 0 }]
      })
    })

  const value = (key: string, id: string, level: readonly string[]): Fraction => {
    const own = mine(id)
    const others = met(id)
    const rounds = [
      ...own.map(({ game }) => game.round),
      ...[...byes, ...absent].flatMap(each => (each.player === id ? [each.round] : [])),
    ]
    if (key === 'score') return score(id)
    if (key === 'reached') return new Fraction(Math.max(0, ...rounds))
    if (key === 'last-place') return new Fraction(-(own.at(-1)?.seat.place ?? settings.seats + 1))
    if (key === 'wins')
      return new Fraction(own.filter(({ seat }) => seat.place === 1 && seat.worth.above(NOTHING) > 0).length)
    if (key === 'game-points')
      return new Fraction(
        own.reduce((sum, { seat }) => sum + seat.gamePoints, 0),
        own.length || 1,
      )
    if (key === 'direct')
      return new Fraction(
        others.reduce((sum, { other, ahead }) => sum + (level.includes(other) ? ahead : 0), 0),
      )
    const sum = others.reduce((all, { other }) => all.plus(score(other)), NOTHING)
    return sum.times(new Fraction(1, others.length || 1))
  }

  const first = settings.system === 'knock-out' ? ['reached', 'last-place'] : []
  const keys = [...first, 'score', ...settings.tieBreaks]
  /** People who are level, split by one value after the other. */
  const split = (level: readonly string[], [key, ...others]: readonly string[]): (readonly string[])[] => {
    if (key === undefined || level.length < 2) return [level]
    const valued = level
      .map(id => ({ id, worth: value(key, id, level) }))
      .sort((a, b) => b.worth.above(a.worth))
    const groups: (typeof valued)[] = []
    for (const each of valued) {
      const group = groups.at(-1)
      if (group?.[0] && group[0].worth.above(each.worth) === 0) group.push(each)
      else groups.push([each])
    }
    return groups.flatMap(group =>
      split(
        group.map(({ id }) => id),
        others,
      ),
    )
  }
  const divisions = [...new Set(players.map(({ division }) => division))].sort((a, b) => a - b)
  return divisions.flatMap(division => {
    const level = players.flatMap(each => (each.division === division ? [each.id] : [])).sort()
    let place = 1
    return split(level, keys).flatMap(group => {
      place += group.length
      const shared = place - group.length
      return [...group]
        .sort()
        .map(id => ({ player: id, division, place: shared, score: score(id).decimal() }))
    })
  })
}

/** Where two tables say different things; empty when they agree. */
export function differences(exported: Exported): string[] {
  const ours = new Map(recompute(exported).map(each => [each.player, each]))
  return exported.standings.flatMap(({ player, division, place, score }) => {
    const own = ours.get(player)
    const same = own && own.division === division && own.place === place && Math.abs(own.score - score) < 1e-6
    return same ? [] : [`${player}: place ${place}, score ${score}; worked out: ${own?.place}, ${own?.score}`]
  })
}
