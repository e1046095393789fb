import type { Seat } from '@ludoteca/engine'
import { PLANS } from '../data/buildings.ts'
import { CHURCH_ICONS, CHURCH_SPOTS, CHURCH_TREASURY_UP } from '../data/church.ts'
import { SPOTS } from '../data/city.ts'
import type { Effect } from '../data/effects.ts'
import { NOBLES } from '../data/terms.ts'
import { HIDDEN, NONE, type State } from '../state.ts'
import { officialsReady, player, power, renewPowers, SLOT } from './board.ts'
import { beside, cardinalPossible } from './cardinal.ts'
import { moveTreasury, raisable } from './gains.ts'
import { type Means, plain, rewarded, right } from './means.ts'
import { buildingFor, spotFree, staffNeeded } from './opening.ts'

/** Whether a public building can be staffed, worked out without playing it through. */

/** Officials a spot reward could bring into the offices: they are then at hand. */
const recruitsAt: readonly number[] = SPOTS.map(({ reward }) => {
  const n = reward.map(e => (e.kind === 'recruit' ? Math.min(e.n, NOBLES.length) : 0))
  return n.reduce((a, b) => a + b, 0)
})

/** How far a spot reward moves the Cardinal, when that is all it does. */
const stepsAt: readonly number[] = SPOTS.map(({ reward }) => {
  const [only] = reward
  return reward.length === 1 && only?.kind === 'cardinal' ? only.steps : 0
})

const understood = (reward: readonly Effect[], spot: number): boolean =>
  stepsAt[spot] !== 0 || plain(reward.filter(e => e.kind !== 'recruit'))

/** For these spots, and so for all of them, the answers below are exact in both directions. */
const UNDERSTOOD: readonly boolean[] = SPOTS.map(({ reward }, spot) => understood(reward, spot))
export const plainSpot = (spot: number): boolean => UNDERSTOOD[spot] as boolean
export const everySpotIsPlain = UNDERSTOOD.every(each => each)

export function canOpenAt(s: State, seat: Seat, spot: number, means: Readonly<Means>): boolean {
  if (staffable(s, seat, spot, rewarded(s, seat, means, SPOTS[spot]?.reward ?? []))) return true
  const steps = stepsAt[spot] as number
  if (steps === 0 || !helpful(s, seat, steps, steps)) return false
  return someTile(s, seat, steps, steps, then =>
    staffable(then, seat, spot, { ...means, treasury: then.treasury }),
  )
}

export function canOpen(s: State, seat: Seat, means: Readonly<Means>): boolean {
  if (player(s, seat).plans.length === 0) return false
  for (let spot = 0; spot < SPOTS.length; spot++) {
    if (spotFree(s, spot) && canOpenAt(s, seat, spot, means)) return true
  }
  return false
}

/** With these means after the reward: some plan has a building for the spot and can be staffed. */
function staffable(
  s: State,
  seat: Seat,
  spot: number,
  { reis, influence, treasury }: Readonly<Means>,
): boolean {
  const p = player(s, seat)
  const recruits = Math.min(recruitsAt[spot] as number, p.officials)
  const ready = officialsReady(s, seat) + recruits
  const price = Math.max(0, right(treasury) - power(p, SLOT.hire))
  const most = reis + raisable(influence)
  for (const plan of p.plans) {
    if (plan < 0) continue
    const missing = staffNeeded(s, seat, plan) - ready
    if (missing > 0 && (missing > p.officials - recruits || missing * price > most)) continue
    if (buildingFor(s, spot, (PLANS[plan] as { architect: number }).architect)) return true
  }
  return false
}

/** Whether taking some Clergy tile first makes a building possible. */
export const tileHelpsOpen = (s: State, seat: Seat, most: number, means: Readonly<Means>): boolean =>
  helpful(s, seat, 1, most) &&
  someTile(s, seat, 1, most, then => canOpen(then, seat, { ...means, treasury: then.treasury }))

function helpful(s: State, seat: Seat, least: number, most: number): boolean {
  return player(s, seat).plans.length > 0 && cardinalPossible(s, seat, least, most)
}

function someTile(
  s: State,
  seat: Seat,
  least: number,
  most: number,
  passes: (then: State) => boolean,
): boolean {
  for (let steps = least; steps <= most; steps++) {
    for (const spot of beside((s.cardinal + steps) % CHURCH_SPOTS)) {
      if (s.church[spot] !== NONE && withTile(s, seat, steps, spot, passes)) return true
    }
  }
  return false
}

/** Asks a question about the position in which the tile has been taken. */
export function withTile(
  s: State,
  seat: Seat,
  steps: number,
  spot: number,
  passes: (then: State) => boolean,
): boolean {
  const covered = s.variants.clergyTrack === 'closed' && s.turned[spot] === 0
  const tile = covered ? HIDDEN : (s.church[spot] as number)
  const p = { ...player(s, seat), clergy: [...player(s, seat).clergy, tile] }
  renewPowers(p)
  const then: State = {
    ...s,
    players: s.players.map((each, i) => (i === seat ? p : each)),
    church: s.church.map((each, i) => (i === spot ? NONE : each)),
  }
  for (let step = 1; step <= steps; step++) {
    then.cardinal = (then.cardinal + 1) % CHURCH_SPOTS
    if (CHURCH_ICONS[then.cardinal] === 'treasury') moveTreasury(then, CHURCH_TREASURY_UP, undefined)
  }
  return passes(then)
}
