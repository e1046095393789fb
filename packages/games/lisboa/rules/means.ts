import type { Seat } from '@ludoteca/engine'
import { COLUMNS, PLOTS, RUBBLE_PRICES, SLOTS } from '../data/city.ts'
import type { Effect } from '../data/effects.ts'
import { RUBBLE } from '../data/terms.ts'
import { INFLUENCE_MAX, TREASURY_STEPS } from '../data/tracks.ts'
import type { Player, State } from '../state.ts'
import { housesLeft, player, power, SLOT } from './board.ts'
import { influenceGain, raisable, raisedFrom } from './gains.ts'
import { columnCubes, plotFree, rowCubes } from './stores.ts'

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

const after: Means = { reis: 0, influence: 0, treasury: 0 }

/** The means after a reward, as far as it just happens. The result is overwritten by the next call. */
export function rewarded(
  s: State,
  seat: Seat,
  means: Readonly<Means>,
  reward: readonly Effect[],
): Readonly<Means> {
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

export const right = (treasury: number): number => (TREASURY_STEPS[treasury] as { right: number }).right

export function storePayable(s: State, seat: Seat, plot: number, means: Readonly<Means>): boolean {
  const p = player(s, seat)
  const { reis, influence, treasury } = rewarded(s, seat, means, PLOTS[plot]?.reward ?? [])
  let price = right(treasury) - power(p, SLOT.land)
  let saving = 0
  for (let rubble = 0; rubble < RUBBLE.length; rubble++) {
    const priced =
      rowCubes(s, plot, rubble) + columnCubes(s, plot, rubble) - power(p, SLOT['rubble-quake'] + rubble)
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
