import type { Seat, Standing } from '@ludoteca/engine'
import { B, BUILDING_IDS, GUILD, POINTS } from './data/buildings.ts'
import { islandUsed, people, works } from './rules/people.ts'
import { type Player, player, type State } from './state.ts'

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

export function scoreParts(p: Player): { key: string; points: number }[] {
  const parts = [
    { key: 'chips', points: p.points },
    { key: 'buildings', points: p.built.reduce((sum, b) => sum + (POINTS[b] as number), 0) },
  ]
  for (const [building, bonus] of BONUSES) {
    if (works(p, building)) parts.push({ key: BUILDING_IDS[building] as string, points: bonus(p) })
  }
  if (p.nobles > 0) parts.push({ key: 'nobles', points: p.nobles })
  return parts
}

export const totalOf = (p: Player): number => scoreParts(p).reduce((sum, part) => sum + part.points, 0)

/** Ties go to the player with more doubloons and barrels together. */
export const tieBreak = (p: Player): number => p.doubloons + p.goods.reduce((sum, count) => sum + count, 0)

export function standings(s: State): Standing[] {
  const rows = s.players.map(p => ({ total: totalOf(p), tie: tieBreak(p) }))
  return rows.map((row, seat) => ({
    seat,
    total: row.total,
    rank:
      1 +
      rows.filter(other => other.total > row.total || (other.total === row.total && other.tie > row.tie))
        .length,
    parts: scoreParts(player(s, seat)),
  }))
}

/** Chips of another player, null while the table keeps them covered (PR-122). */
export function chipsSeen(s: State, viewer: Seat | 'table', seat: Seat): number | null {
  return s.rules.chipsCovered && s.phase !== 'over' && viewer !== seat ? null : player(s, seat).points
}
