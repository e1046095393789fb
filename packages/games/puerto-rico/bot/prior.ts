import {
  type Action,
  BUILDINGS,
  GOODS,
  isPlant,
  type PhaseName,
  type Player,
  POINTS,
  PRICES,
  player,
  priceParts,
  QUARRY,
  type State,
  saleParts,
  WHARF,
} from '../rules/index.ts'
import { capacity, PLANTS, progress, useWorth } from './worth.ts'

/** The priors of choices inside a role; roles themselves have to be tried. */
export function prior(s: State, legal: readonly Action[]): readonly number[] | null {
  const value = VALUE[s.phase.kind]
  if (!value) return null
  const left = 1 - progress(s)
  const p = player(s, s.actor)
  return legal.map(action => value(s, p, action, left))
}

type Value = (s: State, p: Player, action: Action, left: number) => number

const VALUE: Partial<Record<PhaseName, Value>> = {
  settle: (_, p, action) =>
    action.type === 'settle' ? tileValue(p, action.tile) + (action.hospice ? 1 : 0) : 0,
  build: (s, p, action, left) => (action.type === 'build' ? buildValue(s, p, action, left) : 0),
  extra: (_, p, action) => (action.type === 'extra' ? barrelValue(p, action.good) : 0),
  sell: (s, _, action) => (action.type === 'sell' ? saleValue(s, action.good, action.post) : 0),
  load: (s, p, action) => (action.type === 'load' ? loadValue(s, p, action) : -1),
  store: (_, p, action) =>
    action.type === 'store' ? action.kept.reduce((sum, n, good) => sum + n * barrelValue(p, good), 0) : 0,
}

function saleValue(s: State, good: number, post: boolean): number {
  const { price, privilege, markets } = saleParts(s, good, post)
  return price + privilege + markets - 0.6 - (post ? 0.1 : 0)
}

function tileValue(p: Player, tile: number): number {
  if (tile === QUARRY) return 2.6 - 0.5 * (p.tiles[QUARRY] as number)
  const fields = p.tiles[tile] as number
  if (tile === 0) return 2 - 0.2 * fields
  const hands = (PLANTS[tile] as readonly number[]).reduce(
    (sum, b) => sum + ((p.staff[b] as number) >= 0 ? (BUILDINGS[b]?.circles ?? 0) : 0),
    0,
  )
  return (hands > fields ? 2.2 : 1.2) + 0.15 * (PRICES[tile] as number) - 0.15 * fields
}

type Build = Extract<Action, { type: 'build' }>

function buildValue(s: State, p: Player, { building, university }: Build, left: number): number {
  const cost = priceParts(s, s.actor, building).price * (0.05 + 0.8 * left)
  const points = (POINTS[building] as number) + (BUILDINGS[building]?.size === 2 ? 4 : 0)
  return points + useOf(p, building, left) - cost + (university ? 0.5 : 0)
}

function useOf(p: Player, building: number, left: number): number {
  let kinds = 0
  let barrels = 0
  for (let good = 0; good < GOODS.length; good++) {
    const all = capacity(p, good, true)
    barrels += all
    if (all > 0) kinds++
  }
  if (!isPlant(building)) return 0.8 * useWorth(building, { kinds, barrels }, left)
  const good = GOODS.indexOf(BUILDINGS[building]?.good ?? 'corn')
  const waiting = (p.tiles[good] as number) - capacity(p, good, true)
  const more = Math.min(waiting, BUILDINGS[building]?.circles ?? 0)
  return left * (more > 0 ? 2.4 * more + 1 + 0.6 * (PRICES[good] as number) : -0.5)
}

const barrelValue = (p: Player, good: number): number =>
  0.55 + 0.09 * (PRICES[good] as number) - 0.02 * (p.goods[good] as number)

type Load = Extract<Action, { type: 'load' }>

/** As many as possible, cheap goods first, and the wharf only when it is worth it. */
function loadValue(s: State, p: Player, { good, ship }: Load): number {
  if (good < 0) return 2
  const held = p.goods[good] as number
  if (ship === WHARF) return held - 0.9
  const room = (s.shipSize[ship] as number) - (s.shipLoad[ship] as number)
  const fits = Math.min(held, room)
  return fits - 0.1 * (PRICES[good] as number) - (s.shipGood[ship] === good ? 0 : 0.05 * (room - fits))
}
