import type { Seat } from '@ludoteca/engine'
import { CLERGY_PLACES } from '../data/board.ts'
import type { Plan } from '../data/buildings.ts'
import { CHURCH_SPOTS } from '../data/church.ts'
import type { Effect } from '../data/effects.ts'
import { INFLUENCE_MAX } from '../data/tracks.ts'
import type { PhaseOf } from '../frames.ts'
import { officialsReady, player, power, SLOT } from '../phases/board.ts'
import { freeSpots, recruitsAt, spotsFor, spotsThinkable } from '../phases/city/spots.ts'
import { hirable } from '../phases/city/staff.ts'
import { influenceGain, raisable } from '../phases/gains.ts'
import { beside } from '../phases/state-actions/cardinal.ts'
import { tablesOf } from '../set/of.ts'
import { derived } from '../set/tables.ts'
import { NONE, type State } from '../state.ts'
import { type Means, richer, right, treasuryAfter } from './means.ts'
import { bearsOnStaff, boonOf, plain } from './traits.ts'

/** Whether a public building can be staffed, worked out without playing it through. */

/** How far a spot reward moves the Cardinal, when that is all it does. */
const stepsOf = (reward: readonly Effect[]): number => {
  const [only] = reward
  return reward.length === 1 && only?.kind === 'cardinal' ? only.steps : 0
}

const spotTraits = derived(({ spots }) =>
  spots.map(({ reward }) => ({
    steps: stepsOf(reward),
    boon: boonOf(reward),
    /** Whether the answers below are exact in both directions. */
    understood: stepsOf(reward) !== 0 || plain(reward.filter(e => e.kind !== 'recruit')),
  })),
)
const traitsAt = (s: State, spot: number) =>
  spotTraits(tablesOf(s))[spot] as ReturnType<typeof spotTraits>[number]
const allUnderstood = derived(tables => spotTraits(tables).every(({ understood }) => understood))

export const plainSpot = (s: State, spot: number): boolean => traitsAt(s, spot).understood
export const everySpotIsPlain = (s: State): boolean => allUnderstood(tablesOf(s))

/** All that bears on staffing and that payment or a Clergy tile changes. */
export interface Outlook extends Means {
  /** What a gain of influence brings, and the powers that make staff fewer or cheaper. */
  gain: number
  fewer: number
  cheaper: number
  cardinal: number
  /** Tiles held, and the church spots emptied on the way, as a set. */
  clergy: number
  taken: number
}

export function outlook(s: State, seat: Seat, means: Readonly<Means>): Outlook {
  const p = player(s, seat)
  return {
    reis: means.reis,
    influence: means.influence,
    treasury: means.treasury,
    gain: influenceGain(s, seat),
    fewer: power(p, SLOT.staff),
    cheaper: power(p, SLOT.hire),
    cardinal: s.cardinal,
    clergy: p.clergy.length,
    taken: 0,
  }
}

export function canOpen(s: State, seat: Seat, o: Outlook): boolean {
  const spots = spotsThinkable(s, seat)
  for (let spot = 0; spots >> spot > 0; spot++) {
    if ((spots >> spot) & 1 && opensAt(s, seat, spot, o)) return true
  }
  return false
}

/** The spot must be one of `spotsThinkable`. */
export function opensAt(s: State, seat: Seat, spot: number, o: Outlook): boolean {
  if (staffable(s, seat, spot, o)) return true
  const { steps } = traitsAt(s, spot)
  return steps > 0 && helpAtChurch(s) && someTile(s, o, steps, steps, then => staffable(s, seat, spot, then))
}

/** After the reward of the spot some plan can be built there. */
function staffable(s: State, seat: Seat, spot: number, o: Outlook): boolean {
  const { boon } = traitsAt(s, spot)
  const price = right(richer(o.treasury, boon.treasury)) - o.cheaper
  const purse = o.reis + boon.reis + raisable(Math.min(INFLUENCE_MAX, o.influence + boon.gains * o.gain))
  return somePlan(s, seat, spot, player(s, seat).plans, recruitsAt(s, spot), o.fewer, price, purse)
}

/** When the reward of the spot has been dealt with, but for this many officials still to be recruited. */
export const canRaise = (s: State, f: PhaseOf<'raise'>, o: Outlook, recruits: number): boolean =>
  somePlan(
    s,
    f.seat,
    f.spot,
    f.plans,
    recruits,
    o.fewer,
    right(o.treasury) - o.cheaper,
    o.reis + raisable(o.influence),
  )

/** One of the plans has a building for the spot and can be staffed, with hired officials at this price. */
function somePlan(
  s: State,
  seat: Seat,
  spot: number,
  plans: readonly number[],
  coming: number,
  fewer: number,
  price: number,
  purse: number,
): boolean {
  const p = player(s, seat)
  const recruits = Math.min(coming, p.officials)
  const ready = officialsReady(s, seat) + recruits
  const most = hirable(s, seat, recruits)
  const { plans: table } = tablesOf(s)
  for (const plan of plans) {
    if (plan < 0) continue
    const { architect, officials } = table[plan] as Plan
    const missing = Math.max(1, officials - fewer) - ready
    if (missing > 0 && (missing > most || missing * price > purse)) continue
    if ((spotsFor(s, architect) >> spot) & 1) return true
  }
  return false
}

/** By Clergy tile: whether its power bears on staffing. */
const helping = derived(({ clergy }) => clergy.map(tile => bearsOnStaff(tile.power.slot)))

/** Without such a tile in sight a move of the Cardinal only makes staff dearer. */
function helpAtChurch(s: State): boolean {
  const helps = helping(tablesOf(s))
  for (let spot = 0; spot < CHURCH_SPOTS; spot++) if (helps[s.church[spot] as number]) return true
  return false
}

/** For somebody who cannot open anything: whether taking some Clergy tile first changes that. */
export const tileHelpsOpen = (s: State, seat: Seat, most: number, o: Outlook): boolean =>
  helpAtChurch(s) && opensAfterTile(s, seat, most, o)

export const opensAfterTile = (s: State, seat: Seat, most: number, o: Outlook): boolean =>
  freeSpots(s) > 0 && someTile(s, o, 1, most, then => canOpen(s, seat, then))

function someTile(
  s: State,
  o: Outlook,
  least: number,
  most: number,
  passes: (then: Outlook) => boolean,
): boolean {
  if (o.clergy >= CLERGY_PLACES) return false
  for (let steps = least; steps <= most; steps++) {
    for (const spot of beside((o.cardinal + steps) % CHURCH_SPOTS)) {
      const there = s.church[spot] !== NONE && ((o.taken >> spot) & 1) === 0
      if (there && passes(withTile(s, o, steps, spot))) return true
    }
  }
  return false
}

/** The outlook once the Cardinal has moved and the tile has been taken. Nobody counts on one face down. */
export function withTile(s: State, o: Outlook, steps: number, spot: number): Outlook {
  const covered = s.variants.clergyTrack === 'closed' && s.turned[spot] === 0
  const gained = covered ? undefined : tablesOf(s).clergy[s.church[spot] as number]?.power
  return {
    reis: o.reis,
    influence: o.influence,
    treasury: treasuryAfter(o.treasury, o.cardinal, steps),
    gain: o.gain + (gained?.slot === 'influence' ? gained.n : 0),
    fewer: o.fewer + (gained?.slot === 'staff' ? gained.n : 0),
    cheaper: o.cheaper + (gained?.slot === 'hire' ? gained.n : 0),
    cardinal: (o.cardinal + steps) % CHURCH_SPOTS,
    clergy: o.clergy + 1,
    taken: o.taken | (1 << spot),
  }
}
