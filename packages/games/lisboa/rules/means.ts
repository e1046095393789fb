import type { Seat } from '@ludoteca/engine'
import { PLANS } from '../data/buildings.ts'
import { COLUMNS, PLOTS, RUBBLE_PRICES, SLOTS, SPOTS } from '../data/city.ts'
import type { Effect } from '../data/effects.ts'
import { RUBBLE } from '../data/terms.ts'
import { INFLUENCE_MAX, TREASURY_STEPS } from '../data/tracks.ts'
import { NONE, type Player, type State } from '../state.ts'
import { housesLeft, officialsReady, player, power } from './board.ts'
import { influenceGain, raisable, raisedFrom } from './gains.ts'
import { buildingFor, spotFree, staffNeeded } from './opening.ts'
import { columnCubes, plotFree, rowCubes } from './stores.ts'

/**
 * Whether a store or a public building can be paid, worked out without playing it through. Land and spot
 * rewards come before payment; those with a choice are taken as declined, and the callers know for which
 * rewards that is the whole truth.
 */

/** What a player could pay with, and the treasury that sets the prices. */
export interface Means {
  reis: number
  influence: number
  treasury: number
}

export const meansOf = (s: State, p: Player): Means => ({
  reis: p.reis,
  influence: p.influence,
  treasury: s.treasury,
})

/** What is left after paying a price in réis. */
export function meansAfter(s: State, p: Player, price: number): Means {
  const cash = Math.min(p.reis, price)
  return { reis: p.reis - cash, influence: raisedFrom(p.influence, price - cash), treasury: s.treasury }
}

const after: Means = { reis: 0, influence: 0, treasury: 0 }

/** The means after a reward, as far as it just happens. The result is overwritten by the next call. */
function rewarded(s: State, seat: Seat, means: Readonly<Means>, reward: readonly Effect[]): Readonly<Means> {
  after.reis = means.reis
  after.influence = means.influence
  after.treasury = means.treasury
  for (const e of reward) {
    if (e.kind === 'reis') after.reis += e.n
    else if (e.kind === 'influence') {
      after.influence = Math.min(INFLUENCE_MAX, after.influence + influenceGain(s, seat))
    } else if (e.kind === 'treasury-up') {
      after.treasury = Math.min(TREASURY_STEPS.length - 1, after.treasury + 1)
    }
  }
  return after
}

const right = (treasury: number): number => (TREASURY_STEPS[treasury] as { right: number }).right

export function storePayable(s: State, seat: Seat, plot: number, means: Readonly<Means>): boolean {
  const p = player(s, seat)
  const { reis, influence, treasury } = rewarded(s, seat, means, PLOTS[plot]?.reward ?? [])
  let price = right(treasury) - power(p, 'land')
  let saving = 0
  for (let rubble = 0; rubble < RUBBLE.length; rubble++) {
    const priced = rowCubes(s, plot, rubble) + columnCubes(s, plot, rubble) - power(p, 'rubble-quake', rubble)
    if (priced <= 0) continue
    const each = RUBBLE_PRICES[rubble] as number
    price += priced * each
    saving = Math.max(saving, each)
  }
  return price - saving <= reis + raisable(influence)
}

export function anyStorePayable(s: State, seat: Seat, means: Readonly<Means>): boolean {
  if (housesLeft(player(s, seat)) === 0) return false
  for (let slot = 0; slot < SLOTS.length; slot++) {
    if ((s.tiles[slot] as number) === 0) continue
    for (let plot = (SLOTS[slot] as { column: number }).column; plot < PLOTS.length; plot += COLUMNS) {
      if (plotFree(s, plot) && storePayable(s, seat, plot, means)) return true
    }
  }
  return false
}

export function openPayable(s: State, seat: Seat, spot: number, means: Readonly<Means>): boolean {
  const p = player(s, seat)
  const { reis, influence, treasury } = rewarded(s, seat, means, SPOTS[spot]?.reward ?? [])
  const ready = officialsReady(s, seat)
  const price = Math.max(0, right(treasury) - power(p, 'hire'))
  for (const plan of p.plans) {
    if (plan < 0) continue
    const missing = staffNeeded(s, seat, plan) - ready
    if (missing > 0 && (missing > p.officials || missing * price > reis + raisable(influence))) continue
    if (buildingFor(s, spot, (PLANS[plan] as { architect: number }).architect)) return true
  }
  return false
}

export function anyOpenPayable(s: State, seat: Seat, means: Readonly<Means>): boolean {
  if (player(s, seat).plans.length === 0) return false
  for (let spot = 0; spot < SPOTS.length; spot++) {
    if (spotFree(s, spot) && openPayable(s, seat, spot, means)) return true
  }
  return false
}

/** Effects that ask something but change nothing a store or a building is paid or staffed with. */
const HARMLESS: ReadonlySet<Effect['kind']> = new Set([
  'reis',
  'wigs',
  'good',
  'good-store',
  'good-any',
  'influence',
  'treasury-up',
  'price-up',
  'favor',
  'plan',
])

const plain = (reward: readonly Effect[]): boolean => reward.every(e => HARMLESS.has(e.kind))

/** For these plots and spots the answers above are exact in both directions. */
const PLAIN_PLOTS: readonly boolean[] = PLOTS.map(plot => plain(plot.reward))
const PLAIN_SPOTS: readonly boolean[] = SPOTS.map(spot => plain(spot.reward))
export const plainPlot = (plot: number): boolean => PLAIN_PLOTS[plot] as boolean
export const plainSpot = (spot: number): boolean => PLAIN_SPOTS[spot] as boolean
export const everyPlotIsPlain = PLAIN_PLOTS.every(each => each)

/** Some plan could be built with the officials at hand: no money is needed. */
export function staffAtHand(s: State, seat: Seat): boolean {
  const ready = officialsReady(s, seat)
  return player(s, seat).plans.some(
    plan =>
      plan >= 0 &&
      staffNeeded(s, seat, plan) <= ready &&
      SPOTS.some((_, spot) => spotFree(s, spot) && buildingFor(s, spot, PLANS[plan]?.architect ?? NONE)),
  )
}
