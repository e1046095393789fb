import type { Features } from '@ludoteca/bot-kit/features.ts'
import {
  B,
  BUILDINGS,
  type BuildingId,
  GOODS,
  islandUsed,
  type Player,
  PRICES,
  people,
  QUARRY,
  type State,
  tieBreak,
  totalOf,
  works,
} from '../rules/index.ts'
import { capacity, progress, useWorth } from './worth.ts'

/** Violet buildings of the base game are weighed one by one, those of the modules together by their use. */
export const VIOLET = (Object.keys(B) as BuildingId[]).filter(
  id => BUILDINGS[B[id]]?.set === 'base' && BUILDINGS[B[id]]?.good === undefined,
)
export const FIRST = [
  'points',
  'tie',
  'money',
  'barrels',
  'idle',
  'fields',
  'kinds',
  'prices',
  'stock',
  'surplus',
  'stockPrices',
  'quarries',
  'idleQuarries',
  'waiting',
  'people',
  'city',
  'island',
  'picks',
  'turn',
  'use',
  'idleUse',
  'idleLarge',
  'harborBarrels',
  'wharfBarrels',
  'factoryKinds',
] as const
const at = Object.fromEntries(FIRST.map((name, i) => [name, i])) as Record<(typeof FIRST)[number], number>
const VIOLET_AT = new Map(VIOLET.map((id, i) => [B[id], FIRST.length + i]))

export const features: Features<State> = {
  names: [...FIRST, ...VIOLET],
  left: s => 1 - progress(s),
  measure(s, out) {
    for (let seat = 0; seat < s.seats; seat++) {
      const row = out[seat] as number[]
      row.fill(0)
      measurePlayer(s, s.players[seat] as Player, row)
      row[at.picks] = picksLeft(s, seat)
      // Whoever starts the next round has first choice of roles.
      row[at.turn] = -((seat - s.governor - 1 + s.seats) % s.seats) / s.seats
    }
  },
}

/** Roles the seat has still to choose in this round. */
function picksLeft(s: State, seat: number): number {
  const place = (seat - s.governor + s.seats) % s.seats
  let left = 0
  for (let pick = s.picks; pick < picksOf(s.seats); pick++) if (pick % s.seats === place) left++
  return left
}

const picksOf = (seats: number): number => (seats === 2 ? 6 : seats)

function measurePlayer(s: State, p: Player, row: number[]): void {
  row[at.points] = totalOf(p)
  row[at.tie] = s.phase.kind === 'over' ? 0.01 * tieBreak(p) : 0
  row[at.money] = p.doubloons
  const { now, later } = measureGoods(p, row)
  row[at.quarries] = p.crew[QUARRY] as number
  row[at.idleQuarries] = (p.tiles[QUARRY] as number) - (p.crew[QUARRY] as number)
  row[at.waiting] = p.sanJuan
  row[at.people] = people(p)
  row[at.city] = p.used
  row[at.island] = islandUsed(p)
  for (const b of p.built) {
    const working = works(p, b)
    if (BUILDINGS[b]?.size === 2 && !working) row[at.idleLarge] = (row[at.idleLarge] as number) + 1
    const violet = VIOLET_AT.get(b)
    if (violet === undefined) {
      const use = working ? at.use : at.idleUse
      row[use] = (row[use] as number) + useWorth(b, working ? now : later, 1)
    } else row[violet] = working ? 1 : 0.5
  }
  row[at.harborBarrels] = works(p, B.harbor) ? Math.min(now.barrels, 6) : 0
  row[at.wharfBarrels] = works(p, B.wharf) ? Math.min(now.barrels, 6) : 0
  row[at.factoryKinds] = works(p, B.factory) ? Math.max(0, now.kinds - 1) : 0
}

/** What is produced now and could be with everybody at work; what lies in store. */
function measureGoods(p: Player, row: number[]): Record<'now' | 'later', { kinds: number; barrels: number }> {
  const now = { kinds: 0, barrels: 0 }
  const later = { kinds: 0, barrels: 0 }
  for (let good = 0; good < GOODS.length; good++) {
    const price = PRICES[good] as number
    const working = capacity(p, good, false)
    const all = capacity(p, good, true)
    const stock = p.goods[good] as number
    now.barrels += working
    later.barrels += all
    if (all > 0) later.kinds++
    if (working > 0) {
      now.kinds++
      row[at.prices] = (row[at.prices] as number) + price
    }
    row[at.fields] = (row[at.fields] as number) + Math.max(0, (p.tiles[good] as number) - all)
    row[at.stock] = (row[at.stock] as number) + Math.min(stock, 4)
    row[at.surplus] = (row[at.surplus] as number) + Math.max(0, stock - 4)
    if (stock > 0) row[at.stockPrices] = (row[at.stockPrices] as number) + price
  }
  row[at.barrels] = now.barrels
  row[at.idle] = later.barrels - now.barrels
  row[at.kinds] = now.kinds
  return { now, later }
}
