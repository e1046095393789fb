import type { Seat } from '@ludoteca/engine'
import { type Action, type ActionOf, ROW } from '../actions.ts'
import { BUILDINGS, PLANS } from '../data/buildings.ts'
import { PLOTS, rowsOpen, SLOTS, SPOTS, STREETS, spotInPlay } from '../data/city.ts'
import { NOBLES, RUBBLE } from '../data/terms.ts'
import type { Decision, DecisionOf } from '../frames.ts'
import { NONE, type State } from '../state.ts'
import { housesLeft, officialsAt, officialsReady, player } from './board.ts'
import { no, type Reason } from './no.ts'
import { hirePrice, spotsFor, staffNeeded } from './opening.ts'
import { fitsSpot } from './relevance.ts'
import { recruitsAt } from './staffing.ts'
import { columnCubes, landPrice, rowCubes } from './stores.ts'

/** Why a decree, a store or a public building cannot be taken, built or opened in this way. */
export function cityReason(s: State, f: Decision, a: Action): Reason {
  switch (a.type) {
    case 'decree':
      return no('decree-not-on-offer')
    case 'store':
      return storeReason(s, f.seat, a)
    case 'clear':
      return f.kind === 'clear' ? clearReason(s, f.seat, f.plot, a) : undefined
    case 'house':
      return no('house-group-empty')
    case 'open':
      return spotReason(s, f.seat, a.spot)
    case 'raise':
      return f.kind === 'raise' ? raiseReason(s, f, a) : undefined
    case 'staff':
      return f.kind === 'staff' ? staffReason(s, f, a) : undefined
    default:
      return undefined
  }
}

function storeReason(s: State, seat: Seat, { slot, plot }: ActionOf<'store'>): Reason {
  const { row, column } = PLOTS[plot] as (typeof PLOTS)[number]
  if (housesLeft(player(s, seat)) === 0) return no('no-houses-left')
  if (row >= rowsOpen(s.seats)) return no('plot-closed')
  if (s.owners[plot] !== NONE) return no('plot-taken')
  if (SLOTS[slot]?.column !== column) return no('wrong-side-of-street')
  if (s.tiles[slot] === 0) return no('tile-not-on-offer')
  return no('land-too-dear', { price: leastPrice(s, seat, plot) })
}

/** The price after clearing the dearest cube. */
function leastPrice(s: State, seat: Seat, plot: number): number {
  const prices = RUBBLE.flatMap((_, rubble) =>
    rowCubes(s, plot, rubble) + columnCubes(s, plot, rubble) > 0 ? [landPrice(s, seat, plot, rubble)] : [],
  )
  return Math.min(...prices, landPrice(s, seat, plot, NONE))
}

function clearReason(s: State, seat: Seat, plot: number, { line, rubble }: ActionOf<'clear'>): Reason {
  const cubes = line === ROW ? rowCubes(s, plot, rubble) : columnCubes(s, plot, rubble)
  if (cubes === 0) return no('cube-not-there', { rubble })
  return no('land-too-dear', { price: landPrice(s, seat, plot, rubble) })
}

function spotReason(s: State, seat: Seat, spot: number): Reason {
  const { plans } = player(s, seat)
  if (plans.length === 0) return no('no-plan')
  if (!spotInPlay(SPOTS[spot] as (typeof SPOTS)[number], s.seats)) return no('spot-closed')
  if (s.faces[spot] !== NONE) return no('spot-taken')
  const fitting = plans.filter(plan => (spotsFor(s, PLANS[plan]?.architect ?? NONE) >> spot) & 1)
  if (fitting.length === 0) return no('no-building-for-spot')
  const needs = fitting.map(plan => staffNeeded(s, seat, plan))
  return shortage(s, seat, Math.min(...needs), recruitsAt[spot] as number)
}

/** Why a building with so many officials cannot be staffed, when some may still be recruited first. */
function shortage(s: State, seat: Seat, need: number, coming: number): Reason {
  const { officials } = player(s, seat)
  const recruits = Math.min(coming, officials)
  const hire = need - officialsReady(s, seat) - recruits
  if (hire > officials - recruits) return no('not-enough-officials', { need })
  return no('staff-too-dear', { hire, price: hire * hirePrice(s, seat) })
}

function raiseReason(s: State, f: DecisionOf<'raise'>, { plan, building }: ActionOf<'raise'>): Reason {
  if (!f.plans.includes(plan)) return no('plan-not-held')
  const face = s.buildings.find(each => each !== NONE && each >> 1 === building)
  if (face === undefined) return no('building-not-on-offer')
  if (PLANS[plan]?.architect !== BUILDINGS[building]?.architect) return no('other-architect')
  if (!fitsSpot(f.spot, face)) {
    return no('building-lacks-street-colour', { good: STREETS[SPOTS[f.spot]?.serves ?? 0]?.good ?? 0 })
  }
  const alike = f.plans.find(
    each =>
      PLANS[each]?.architect === PLANS[plan]?.architect && PLANS[each]?.officials === PLANS[plan]?.officials,
  )
  return alike === plan ? shortage(s, f.seat, staffNeeded(s, f.seat, plan), 0) : no('plan-alike')
}

function staffReason(s: State, f: DecisionOf<'staff'>, { from }: ActionOf<'staff'>): Reason {
  const noble = NOBLES.findIndex((_, place) => (from[place] as number) > officialsAt(s, place, f.seat))
  return noble === -1 ? no('staff-count', { need: f.need }) : no('official-not-there', { noble })
}
