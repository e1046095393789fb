import type { Seat, Standing } from '@ludoteca/engine'
import { B, BUILDING_IDS, GUILD, POINTS } from './data/buildings.ts'
import { islandUsed, people, works } from './phases/people.ts'
import { type Player, player, type State, UNKNOWN } from './state.ts'

const RESIDENCE_FROM = 9
const RESIDENCE_LEAST = 4
const CLOISTER_POINTS = [0, 1, 3, 6, 10] as const

/** What a large building adds when it is occupied. */
const BONUSES: readonly (readonly [building: number, bonus: (p: Player) => number])[] = [
  [B.guild_hall, p => p.built.reduce((sum, b) => sum + (GUILD[b] as number), 0)],
  [B.residence, p => RESIDENCE_LEAST + Math.max(0, islandUsed(p) - RESIDENCE_FROM)],
  [B.fortress, p => Math.floor(people(p) / 3)],
  [B.customs_house, p => Math.floor(p.points / 4)],
  [B.city_hall, p => p.built.filter(b => GUILD[b] === 0).length],
  [B.cloister, p => CLOISTER_POINTS[Math.min(4, triples(p))] as number],
  [B.royal_garden, p => p.nobles],
]

/** What a large building would add if it were occupied. */
export const bonusOf = (p: Player, building: number): number =>
  BONUSES.find(([each]) => each === building)?.[1](p) ?? 0

/** Sets of three equal island tiles; quarries and forests are kinds too. */
function triples(p: Player): number {
  const forests = p.forests.reduce((sum, count) => sum + count, 0)
  return [...p.tiles, forests].reduce((sum, count) => sum + Math.floor(count / 3), 0)
}

const chipsKnown = (p: Player): boolean => p.points !== UNKNOWN

/** Covered chips are no part, nor what the customs house makes of them. */
export function scoreParts(p: Player): { key: string; points: number }[] {
  const parts = chipsKnown(p) ? [{ key: 'chips', points: p.points }] : []
  parts.push({ key: 'buildings', points: p.built.reduce((sum, b) => sum + (POINTS[b] as number), 0) })
  for (const [building, bonus] of BONUSES) {
    if (building === B.customs_house && !chipsKnown(p)) continue
    if (works(p, building)) parts.push({ key: BUILDING_IDS[building] as string, points: bonus(p) })
  }
  if (p.nobles > 0) parts.push({ key: 'nobles', points: p.nobles })
  return parts
}

export const totalOf = (p: Player): number => scoreParts(p).reduce((sum, part) => sum + part.points, 0)

/** Ties go to the player with more doubloons and barrels together. */
export const tieBreak = (p: Player): number => p.doubloons + p.goods.reduce((sum, count) => sum + count, 0)

/** In a view with covered chips nobody can be ranked, and their totals are the least they can be. */
export function standings(s: State): Standing[] {
  const allKnown = s.players.every(chipsKnown)
  const rows = s.players.map(p => ({ total: totalOf(p), tie: tieBreak(p) }))
  return rows.map((row, seat) => ({
    seat,
    total: row.total,
    rank: allKnown
      ? 1 +
        rows.filter(other => other.total > row.total || (other.total === row.total && other.tie > row.tie))
          .length
      : 1,
    parts: scoreParts(player(s, seat)),
  }))
}

/** Chips of a player in a view; null where they are covered (PR-122). */
export function chipsSeen(view: State, seat: Seat): number | null {
  const p = player(view, seat)
  return chipsKnown(p) ? p.points : null
}
