import { type PositionProblem, type Positions, type Setup, shuffle } from '@ludoteca/engine'
import { check } from './check.ts'
import { BUILDINGS, CIRCLES, SIZE } from './data/buildings.ts'
import { CITY_SPACES, GOODS, HOUSE_SPACES, ISLAND_SPACES, QUARRY, TILES } from './data/goods.ts'
import { ROLES } from './data/roles.ts'
import { openingFor } from './data/setup.ts'
import { stock } from './phases/draft.ts'
import { islandUsed, people } from './phases/people.ts'
import { barrelsFor, create } from './setup.ts'
import { type Player, player, poolLeft, type State } from './state.ts'
import { stackCounts } from './view.ts'

/*
 * A position in which the governor opens a round, with a stroke between its parts:
 *
 *     governor.round.colonists on their ship | trading house | cargo ships | plantations on offer | doubloons on roles | players …
 *
 * A cargo ship is `good.load`, an empty one `-1.0`. A player is
 * `doubloons.points.San Juan/goods/tiles/workers on them/building.workers,…`. Supplies are what is left of everything; modules are not known here.
 */
const MOST = 199

/** Whole numbers, so many of them where that is said; null for anything else. */
function numbers(text: string | undefined, count: number | null, least = 0): number[] | null {
  const parts = text === '' ? [] : (text ?? '?').split('.')
  if (count !== null && parts.length !== count) return null
  if (!parts.every(part => /^-?\d{1,3}$/.test(part))) return null
  const list = parts.map(Number)
  return list.every(each => each >= least && each <= MOST) ? list : null
}

/** Comma-separated lists of so many numbers. */
function rows(text: string | undefined, count: number, least = 0): number[][] | null {
  const lists = text ? text.split(',').map(part => numbers(part, count, least)) : []
  return lists.every(list => list !== null) ? (lists as number[][]) : null
}

const write = (s: State): string =>
  [
    [s.governor, s.round, s.ship].join('.'),
    s.house.join('.'),
    s.shipGood.map((good, ship) => `${good}.${s.shipLoad[ship]}`).join(','),
    s.row.join('.'),
    s.bonus.join('.'),
    ...s.players.map(p =>
      [
        [p.doubloons, p.points, p.sanJuan].join('.'),
        p.goods.join('.'),
        p.tiles.join('.'),
        p.crew.join('.'),
        p.built.map(building => `${building}.${p.staff[building]}`).join(','),
      ].join('/'),
    ),
  ].join('|')

function fillPlayer(p: Player, text: string, kinds: readonly number[]): boolean {
  const parts = text.split('/')
  const [purse, goods] = [numbers(parts[0], 3), numbers(parts[1], GOODS.length)]
  const [tiles, crew] = [numbers(parts[2], TILES.length), numbers(parts[3], TILES.length)]
  const buildings = rows(parts[4], 2)
  if (parts.length !== 5 || !purse || !goods || !tiles || !crew || !buildings) return false
  if (!buildings.every(([building]) => kinds.includes(building as number))) return false
  const [doubloons, points, sanJuan] = purse as [number, number, number]
  Object.assign(p, { doubloons, points, sanJuan, goods, tiles, crew })
  p.built = buildings.map(([building]) => building as number)
  p.staff = BUILDINGS.map(() => -1)
  for (const [building, staff] of buildings) p.staff[building as number] = staff as number
  p.used = p.built.reduce((sum, building) => sum + (SIZE[building] as number), 0)
  return new Set(p.built).size === p.built.length
}

/** The position that a text describes, sound or not; null where it describes none. */
export function read(setup: Setup, text: string): State | null {
  const [first, houseText, shipsText, rowText, bonusText, ...playerTexts] = text.split('|')
  const s = create(setup)
  const [head, house, ships] = [numbers(first, 3), numbers(houseText, null), rows(shipsText, 2, -1)]
  const [row, bonus] = [numbers(rowText, GOODS.length), numbers(bonusText, ROLES.length)]
  if (!head || !house || !ships || !row || !bonus || s.phase.kind !== 'role') return null
  if (playerTexts.length !== s.seats || ships.length !== s.shipSize.length) return null
  const [governor, round, ship] = head as [number, number, number]
  const isGood = (good: number | undefined): boolean => good !== undefined && good < GOODS.length
  if (governor >= s.seats || round < 1 || !house.every(isGood)) return null
  if (!ships.every(([good, load]) => isGood(good) && (load as number) >= 0)) return null
  for (const [seat, each] of playerTexts.entries())
    if (!fillPlayer(player(s, seat), each, s.kinds)) return null
  Object.assign(s, { governor, chooser: governor, actor: governor, round, ship, house, row, bonus })
  s.shipGood = ships.map(([good, load]) => (load === 0 ? -1 : (good as number)))
  s.shipLoad = ships.map(([, load]) => load as number)
  return complete(s)
}

/** What is left of everything lies in the supplies. */
function complete(s: State): State {
  const opening = openingFor(s.seats)
  const sum = (of: (p: Player) => number): number => s.players.reduce((all, p) => all + of(p), 0)
  s.colonists = opening.colonists + s.seats - s.ship - sum(people)
  s.quarries = opening.quarries - sum(p => p.tiles[QUARRY] as number)
  s.paid = sum(p => p.points)
  s.barrels = barrelsFor(s.seats).map((count, good) => {
    const stored = s.house.filter(each => each === good).length
    const loaded = s.shipGood.reduce(
      (all, each, ship) => all + (each === good ? (s.shipLoad[ship] ?? 0) : 0),
      0,
    )
    return count - stored - loaded - sum(p => p.goods[good] as number)
  })
  for (const building of s.kinds) {
    stock(s, building)
    s.market[building] = (s.market[building] as number) - sum(p => (p.built.includes(building) ? 1 : 0))
  }
  s.discards = s.discards.map(() => 0)
  const hidden = stackCounts(s).flatMap((count, good) => new Array<number>(Math.max(0, count)).fill(good))
  s.stack = shuffle(s.rng, hidden)
  return s
}

function* faults(s: State): Generator<PositionProblem> {
  const fault = (key: string, params: PositionProblem['params'] = {}): PositionProblem => ({ key, params })
  for (const [good, left] of s.barrels.entries()) if (left < 0) yield fault('barrels', { good, over: -left })
  for (const [good, left] of stackCounts(s).entries())
    if (left < 0) yield fault('land', { good, over: -left })
  if (s.quarries < 0) yield fault('quarries', { over: -s.quarries })
  if (s.colonists < 0) yield fault('colonists', { over: -s.colonists })
  if (poolLeft(s) <= 0) yield fault('points', { most: s.pool - 1 })
  for (const building of s.kinds) if ((s.market[building] as number) < 0) yield fault('copies', { building })
  if (s.house.length >= HOUSE_SPACES) yield fault('house', { most: HOUSE_SPACES - 1 })
  for (const [ship, size] of s.shipSize.entries())
    if ((s.shipLoad[ship] as number) >= size) yield fault('ship', { ship: ship + 1, most: size - 1 })
  const carried = s.shipGood.filter(good => good >= 0)
  if (new Set(carried).size < carried.length) yield fault('ships')
  for (const [card, bonus] of s.bonus.entries()) if (bonus > 0 && s.holders[card] === -2) yield fault('roles')
  for (const [seat, p] of s.players.entries()) {
    if (islandUsed(p) > ISLAND_SPACES) yield fault('island', { seat, most: ISLAND_SPACES })
    if (p.used >= CITY_SPACES) yield fault('city', { seat, most: CITY_SPACES - 1 })
    if (p.crew.some((count, tile) => count > (p.tiles[tile] as number))) yield fault('crew', { seat })
    for (const building of p.built)
      if ((p.staff[building] as number) > (CIRCLES[building] as number))
        yield fault('staff', { seat, building })
  }
}

export const positions: Positions<State> = {
  problems(setup) {
    const s = read(setup, setup.position ?? '')
    if (!s) return [{ key: 'unreadable', params: {} }]
    const found = [...faults(s)]
    return found.length > 0 || check(s).length === 0 ? found : [{ key: 'unsound', params: {} }]
  },
  write,
}
