import type { Seat } from '@ludoteca/engine'
import {
  type Action,
  type Decision,
  decreeWigs,
  PLOTS,
  SLOTS,
  SPOTS,
  type State,
  salePrice,
} from '@ludoteca/lisboa'
import { bestOpening, cheapest, hopes, openingScore, storeScore } from './city.ts'
import { decreeHope } from './decrees.ts'
import { turnsLeft } from './horizon.ts'
import { cardWorth, effectsWorth, GAME } from './worth.ts'

const asked = (s: State): Decision | undefined => s.stack.at(-1) as Decision | undefined

/** How good each action looks without playing it; null where a glance tells nothing. */
export function glance(s: State, legal: readonly Action[]): number[] | null {
  const frame = asked(s)
  if (!frame) return null
  const { seat } = frame
  const turns = turnsLeft(s, seat)
  switch (frame.kind) {
    case 'turn':
      return legal.map(a => (a.type === 'discard' ? -cardWorth(a.card, turns) : 10))
    case 'market':
    case 'selling':
    case 'trading':
      return legal.map(a => bargain(s, seat, a))
    case 'store':
      return legal.map(a => (a.type === 'store' ? storeGlance(s, seat, a.slot, a.plot, turns) : -5))
    case 'open':
      return legal.map(a => (a.type === 'open' ? openGlance(s, seat, a.spot) : -5))
    case 'raise':
      return legal.map(a => (a.type === 'raise' ? raiseGlance(s, seat, frame.spot, a) : 0))
    case 'decree':
    case 'second-decree':
      return legal.map(a => (a.type === 'decree' ? decreeGlance(s, seat, a.decree, turns) : 0))
    default:
      return null
  }
}

/** Of equal sales the dearer, of equal trades the one that saves gold. */
function bargain(s: State, seat: Seat, a: Action): number {
  if (a.type === 'trade') return 4 - (a.good === 0 ? 2 : 0)
  if (a.type !== 'sell') return 3
  const owner = s.players.findIndex(p => p.ships.some(hull => hull.ship === a.ship))
  return 0.6 * salePrice(s, seat, a.good, a.ship, owner) + (owner === seat ? 1 : 0) - (a.good === 0 ? 1 : 0)
}

function storeGlance(s: State, seat: Seat, slot: number, plot: number, turns: number): number {
  const { street } = SLOTS[slot] as (typeof SLOTS)[number]
  const { row, reward } = PLOTS[plot] as (typeof PLOTS)[number]
  const tile = s.scoring[street] as number
  const later = tile * hopes(s, street, row, Math.min(1, turns / GAME))
  return storeScore(s, plot, street) + later + effectsWorth(reward) - 0.42 * cheapest(s, seat, plot)
}

const openGlance = (s: State, seat: Seat, spot: number): number =>
  bestOpening(s, seat, spot) + effectsWorth(SPOTS[spot]?.reward ?? [])

function raiseGlance(
  s: State,
  seat: Seat,
  spot: number,
  a: { readonly plan: number; readonly building: number },
): number {
  const face = s.buildings.find(each => each >> 1 === a.building) ?? a.building << 1
  return openingScore(s, seat, spot, face)
}

const decreeGlance = (s: State, seat: Seat, decree: number, turns: number): number =>
  decreeHope(decree, decreeWigs(s, seat, decree), Math.min(1, turns / GAME))
