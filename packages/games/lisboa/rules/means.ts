import type { Seat } from '@ludoteca/engine'
import { COLUMNS, PLOTS, RUBBLE_PRICES } from '../data/city.ts'
import type { Effect } from '../data/effects.ts'
import { RUBBLE } from '../data/terms.ts'
import { INFLUENCE_MAX, TREASURY_STEPS } from '../data/tracks.ts'
import type { Player, State } from '../state.ts'
import { housesLeft, player, power, SLOT } from './board.ts'
import { influenceGain, raisable, raisedFrom } from './gains.ts'
import { columnOf, columnsOpen, plotFree, rowOf } from './stores.ts'

/**
 * Whether a store can be paid, worked out without playing it through. The land reward comes before payment;
 * rewards with a choice are taken as declined, and for `plainPlot`s that is the whole truth.
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

/** What a reward changes about the means, as far as it just happens: réis, gains of influence, the treasury. */
interface Boon {
  readonly reis: number
  readonly gains: number
  readonly treasury: number
}

export function boonOf(reward: readonly Effect[]): Boon {
  const boon = { reis: 0, gains: 0, treasury: 0 }
  for (const e of reward) {
    if (e.kind === 'reis') boon.reis += e.n
    else if (e.kind === 'influence') boon.gains++
    else if (e.kind === 'treasury-up') boon.treasury++
  }
  return boon
}

const LAND_BOONS = PLOTS.map(plot => boonOf(plot.reward))

const RICHEST = TREASURY_STEPS.length - 1
export const richer = (treasury: number, n: number): number => Math.min(RICHEST, treasury + n)
export const right = (treasury: number): number => (TREASURY_STEPS[treasury] as { right: number }).right

/** `gain` is what a gain of influence brings. */
export const storePayable = (
  s: State,
  p: Player,
  plot: number,
  means: Readonly<Means & { gain: number }>,
): boolean => payable(s, p, means.gain, plot, means)

function payable(s: State, p: Player, gain: number, plot: number, means: Readonly<Means>): boolean {
  const boon = LAND_BOONS[plot] as Boon
  const row = rowOf(plot) * RUBBLE.length
  const column = columnOf(plot) * RUBBLE.length
  let price = right(richer(means.treasury, boon.treasury)) - power(p, SLOT.land)
  let saving = 0
  for (let rubble = 0; rubble < RUBBLE.length; rubble++) {
    const cubes = (s.rowRubble[row + rubble] as number) + (s.columnRubble[column + rubble] as number)
    const priced = cubes - power(p, SLOT['rubble-quake'] + rubble)
    if (priced <= 0) continue
    const each = RUBBLE_PRICES[rubble] as number
    price += priced * each
    saving = Math.max(saving, each)
  }
  const influence = Math.min(INFLUENCE_MAX, means.influence + boon.gains * gain)
  return price - saving <= means.reis + boon.reis + raisable(influence)
}

export function anyStorePayable(s: State, seat: Seat, means: Readonly<Means>): boolean {
  const p = player(s, seat)
  if (housesLeft(p) === 0) return false
  const columns = columnsOpen(s)
  const gain = influenceGain(s, seat)
  for (let plot = 0; plot < PLOTS.length; plot++) {
    if ((columns >> (plot % COLUMNS)) & 1 && plotFree(s, plot) && payable(s, p, gain, plot, means))
      return true
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

export const plain = (reward: readonly Effect[]): boolean => reward.every(e => HARMLESS.has(e.kind))

/** For these plots the answers above are exact in both directions. */
const PLAIN_PLOTS: readonly boolean[] = PLOTS.map(plot => plain(plot.reward))
export const plainPlot = (plot: number): boolean => PLAIN_PLOTS[plot] as boolean
export const everyPlotIsPlain = PLAIN_PLOTS.every(each => each)
