import type { Seat } from '@ludoteca/engine'
import { CLERGY_PLACES } from '../data/board.ts'
import { CHURCH_ICONS, CHURCH_SPOTS, CHURCH_TREASURY_UP } from '../data/church.ts'
import { columnOf, PLOTS, RUBBLE_PRICES, rowOf } from '../data/city.ts'
import type { Power } from '../data/effects.ts'
import { RUBBLE } from '../data/terms.ts'
import { INFLUENCE_MAX, TREASURY_STEPS } from '../data/tracks.ts'
import { housesLeft, player, power, SLOT } from '../phases/board.ts'
import { columnsOpen, plotFree } from '../phases/city/stores.ts'
import { influenceGain, raisable, raisedFrom } from '../phases/gains.ts'
import { beside } from '../phases/state-actions/cardinal.ts'
import { tablesOf } from '../set/of.ts'
import { derived } from '../set/tables.ts'
import type { Player, State } from '../state.ts'
import { type Boon, bearsOnLand, boonOf, plainLand } from './traits.ts'

/**
 * Whether a store can be paid, worked out without playing it through. The land reward comes before payment;
 * rewards with a choice are taken as declined, but for a Clergy tile, whose power may make the land cheaper.
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

const LAND_BOONS = PLOTS.map(plot => boonOf(plot.reward))

const RICHEST = TREASURY_STEPS.length - 1
export const richer = (treasury: number, n: number): number => Math.min(RICHEST, treasury + n)
export const right = (treasury: number): number => (TREASURY_STEPS[treasury] as { right: number }).right

/** For each plot how far its reward moves the Cardinal, when that is all it does. */
const STEPS: readonly number[] = PLOTS.map(({ reward }) => {
  const [only] = reward
  return reward.length === 1 && only?.kind === 'cardinal' ? only.steps : 0
})

/** For these plots, and so for all of them, the answers below are exact in both directions. */
const UNDERSTOOD: readonly boolean[] = PLOTS.map(({ reward }, plot) => STEPS[plot] !== 0 || plainLand(reward))
export const plainPlot = (plot: number): boolean => UNDERSTOOD[plot] as boolean
export const everyPlotIsPlain = UNDERSTOOD.every(each => each)

/** By Clergy tile: its power, if that bears on the price of land. */
const landPowers = derived(({ clergy }) =>
  clergy.map(({ power }) => (bearsOnLand(power.slot) ? power : null)),
)

/** `gain` is what a gain of influence brings. */
export const storePayable = (
  s: State,
  p: Player,
  plot: number,
  means: Readonly<Means & { gain: number }>,
): boolean => payable(s, p, means.gain, plot, means)

/** With the reward as it comes, or after the best of the Clergy tiles it may bring. */
function payable(s: State, p: Player, gain: number, plot: number, means: Readonly<Means>): boolean {
  const boon = LAND_BOONS[plot] as Boon
  const influence = Math.min(INFLUENCE_MAX, means.influence + boon.gains * gain)
  const purse = means.reis + boon.reis + raisable(influence)
  if (leastPrice(s, p, plot, richer(means.treasury, boon.treasury), null) <= purse) return true
  const steps = STEPS[plot] as number
  if (steps === 0 || p.clergy.length >= CLERGY_PLACES) return false
  return beside((s.cardinal + steps) % CHURCH_SPOTS).some(spot => payableWith(s, p, plot, spot, steps, purse))
}

/** Whether a tile taken with so many steps makes the plot payable, for all that the treasury may rise. */
function payableWith(s: State, p: Player, plot: number, spot: number, steps: number, purse: number): boolean {
  const covered = s.variants.clergyTrack === 'closed' && s.turned[spot] === 0
  const gained = covered ? null : (landPowers(tablesOf(s))[s.church[spot] as number] ?? null)
  return (
    gained !== null && leastPrice(s, p, plot, treasuryAfter(s.treasury, s.cardinal, steps), gained) <= purse
  )
}

/** The treasury after the Cardinal has moved. */
export function treasuryAfter(before: number, cardinal: number, steps: number): number {
  let treasury = before
  for (let step = 1; step <= steps; step++) {
    const icon = CHURCH_ICONS[(cardinal + step) % CHURCH_SPOTS]
    if (icon === 'treasury') treasury = richer(treasury, CHURCH_TREASURY_UP)
  }
  return treasury
}

/** The price after clearing the dearest cube, at this treasury and with one more power. */
function leastPrice(s: State, p: Player, plot: number, treasury: number, gained: Power | null): number {
  const row = rowOf(plot) * RUBBLE.length
  const column = columnOf(plot) * RUBBLE.length
  let price = right(treasury) - power(p, SLOT.land) - (gained?.slot === 'land' ? gained.n : 0)
  let saving = 0
  for (let rubble = 0; rubble < RUBBLE.length; rubble++) {
    const cubes = (s.rowRubble[row + rubble] as number) + (s.columnRubble[column + rubble] as number)
    const slot = SLOT['rubble-quake'] + rubble
    const free = power(p, slot) + (gained !== null && SLOT[gained.slot] === slot ? gained.n : 0)
    const priced = cubes - free
    if (priced <= 0) continue
    const each = RUBBLE_PRICES[rubble] as number
    price += priced * each
    saving = Math.max(saving, each)
  }
  return price - saving
}

/** Whether the plot can still be paid for after this answer to a Cardinal met as its reward. */
export function stillPayable(s: State, p: Player, plot: number, steps: number, spot: number): boolean {
  const purse = p.reis + raisable(p.influence)
  return steps === 0
    ? leastPrice(s, p, plot, s.treasury, null) <= purse
    : payableWith(s, p, plot, spot, steps, purse) ||
        leastPrice(s, p, plot, treasuryAfter(s.treasury, s.cardinal, steps), null) <= purse
}

export function anyStorePayable(s: State, seat: Seat, means: Readonly<Means>): boolean {
  const p = player(s, seat)
  if (housesLeft(p) === 0) return false
  const columns = columnsOpen(s)
  const gain = influenceGain(s, seat)
  for (let plot = 0; plot < PLOTS.length; plot++) {
    if ((columns >> columnOf(plot)) & 1 && plotFree(s, plot) && payable(s, p, gain, plot, means)) return true
  }
  return false
}
