import type { Seat } from '@ludoteca/engine'
import {
  BUILDINGS,
  GOODS,
  type Player,
  PRICES,
  QUARRY,
  type State,
  standings,
  totalOf,
  works,
} from '@ludoteca/puerto-rico'
import { barrelWorth, capacity, type Output, progress, useWorth } from './worth.ts'

/** Craftsman phases still to come at the start of a game; and how much an idle chain counts. */
const HARVESTS = 8
const IDLE = 0.5
const LARGE_BONUS = 4
const OTHERS = 0.9

/** Own prospects against those of the others: what helps everybody helps nobody. */
export function evaluate(s: State, seat: Seat): number {
  if (s.phase === 'over') return afterTheEnd(s, seat)
  const left = 1 - progress(s)
  let own = 0
  let best = 0
  let sum = 0
  for (let i = 0; i < s.players.length; i++) {
    const worth = prospects(s.players[i] as Player, left)
    if (i === seat) own = worth
    else {
      sum += worth
      if (worth > best) best = worth
    }
  }
  return own - OTHERS * (0.5 * best + (0.5 * sum) / (s.seats - 1))
}

const VICTORY = 50

function afterTheEnd(s: State, seat: Seat): number {
  const table = standings(s)
  const own = table[seat]
  const best = Math.max(...table.map(each => (each.seat === seat ? 0 : each.total)))
  return (own?.rank === 1 ? VICTORY : 0) + (own?.total ?? 0) - best
}

/** The points a player will have when the game ends, at a guess. */
function prospects(p: Player, left: number): number {
  const output: Output = { kinds: 0, barrels: 0 }
  const later: Output = { kinds: 0, barrels: 0 }
  let worth = totalOf(p) + p.doubloons * (0.05 + 0.95 * left)
  for (let good = 0; good < GOODS.length; good++) {
    const now = capacity(p, good, false)
    const all = capacity(p, good, true)
    if (now > 0) output.kinds++
    if (all > 0) later.kinds++
    output.barrels += now
    later.barrels += all
    worth += harvests(good, now, all, p.tiles[good] as number) * left
    worth += stock(p.goods[good] as number, good, left)
  }
  worth += (2.2 * (p.crew[QUARRY] as number) + 1.6 * (p.tiles[QUARRY] as number)) * left
  worth += p.sanJuan * 0.5 * left
  for (const b of p.built) {
    const working = works(p, b)
    worth += useWorth(b, working ? output : later, left) * (working ? 1 : IDLE)
    if (BUILDINGS[b]?.size === 2 && !working) worth += LARGE_BONUS * (0.3 + 1.2 * left)
  }
  return worth
}

/** All barrels of a kind until the end; the first of a kind also finds buyers. */
function harvests(good: number, now: number, all: number, tiles: number): number {
  const barrels = now + IDLE * (all - now)
  const first = Math.min(1, barrels)
  const sale = 0.14 * (PRICES[good] as number) + 0.25
  return HARVESTS * (barrels * 0.75 + first * sale) * 0.6 + 0.3 * Math.max(0, tiles - all)
}

/** Barrels in hand: many of a kind rarely all find room. */
function stock(count: number, good: number, left: number): number {
  if (count === 0) return 0
  return (Math.min(count, 4) + 0.5 * Math.max(0, count - 4)) * barrelWorth(good) * (left > 0 ? 1 : 0.5)
}
