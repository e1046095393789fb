import { B, type BuildingId, GOODS, player, QUARRY, SIZE, type State } from '../../rules/index.ts'

/** What somebody owns when the lesson begins; tiles and crew by kind, goods by kind, staff by building. */
interface Estate {
  readonly tiles: readonly number[]
  readonly crew: readonly number[]
  readonly goods: readonly number[]
  readonly staff: Partial<Record<BuildingId, number>>
  readonly doubloons: number
  readonly points: number
}

const ESTATES: readonly Estate[] = [
  {
    tiles: [2, 0, 2, 0, 0, 3],
    crew: [2, 0, 2, 0, 0, 3],
    goods: [3, 0, 3, 0, 0],
    staff: { small_market: 1, sugar_mill: 2, wharf: 1 },
    doubloons: 8,
    points: 24,
  },
  {
    tiles: [1, 1, 0, 2, 0, 1],
    crew: [1, 0, 0, 2, 0, 1],
    goods: [0, 0, 0, 3, 0],
    staff: { tobacco_storage: 2, office: 1, small_indigo: 0, large_market: 1 },
    doubloons: 5,
    points: 19,
  },
  {
    tiles: [0, 2, 0, 0, 2, 1],
    crew: [0, 2, 0, 0, 2, 0],
    goods: [0, 1, 0, 0, 2],
    staff: { coffee_roaster: 2, indigo_plant: 2, hospice: 0, factory: 1 },
    doubloons: 6,
    points: 17,
  },
]

/** Barrels on the ships: nothing, corn, coffee. */
const CARGO = [
  [-1, 0],
  [GOODS.indexOf('corn'), 3],
  [GOODS.indexOf('coffee'), 2],
] as const

const ROUND = 13

/** Turns the opening into the end of a game; every piece comes from where it lay. */
export function prepare(s: State): void {
  s.round = ROUND
  for (const [seat, estate] of ESTATES.entries()) settle(s, seat, estate)
  for (const [ship, [good, load]] of CARGO.entries()) {
    s.shipGood[ship] = good
    s.shipLoad[ship] = load
    if (good >= 0) s.barrels[good] = (s.barrels[good] as number) - load
  }
}

function settle(s: State, seat: number, { tiles, crew, goods, staff, doubloons, points }: Estate): void {
  const p = player(s, seat)
  for (const [tile, count] of tiles.entries()) {
    if (tile === QUARRY) s.quarries -= count
    else deal(s, tile, count - (p.tiles[tile] as number))
    p.tiles[tile] = count
  }
  for (const [tile, count] of crew.entries()) {
    s.colonists -= count
    p.crew[tile] = count
  }
  for (const [id, count] of Object.entries(staff)) {
    const building = B[id as BuildingId]
    s.market[building] = (s.market[building] as number) - 1
    p.built.push(building)
    p.staff[building] = count
    p.used += SIZE[building] as number
    s.colonists -= count
  }
  for (const [good, count] of goods.entries()) {
    s.barrels[good] = (s.barrels[good] as number) - count
    p.goods[good] = count
  }
  p.doubloons = doubloons
  p.points = points
  s.paid += points
}

/** Takes plantations out of the stack, or puts back what somebody began with. */
function deal(s: State, tile: number, count: number): void {
  for (let i = count; i < 0; i++) s.stack.unshift(tile)
  for (let i = 0; i < count; i++) s.stack.splice(s.stack.indexOf(tile), 1)
}
