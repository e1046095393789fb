import type { Seat } from '@ludoteca/engine'
import { columnOf, PLOTS } from './data/city.ts'
import type { Effect } from './data/effects.ts'
import { BUILDER, KING } from './data/terms.ts'
import { landRange } from './explain.ts'
import type { Frame } from './frames.ts'
import { officialsReady, player } from './phases/board.ts'
import { hirePrice, staffNeeded } from './phases/city/staff.ts'
import { columnsOpen, plotFree } from './phases/city/stores.ts'
import { officesHeld } from './phases/effects/losses.ts'
import { raisable, raisedFrom } from './phases/gains.ts'
import type { State } from './state.ts'

/** What is sure to be paid or lost once something has been chosen, though it is asked for later; known at least within bounds. */

export interface Owed {
  /** Officials in the offices and on the plaza are those at court. */
  readonly what: 'reis' | 'influence' | 'wigs' | 'goods' | 'favors' | 'court'
  readonly least: number
  readonly most: number
}

interface Range {
  readonly least: number
  readonly most: number
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)
const over = (ranges: readonly Range[]): Range =>
  ranges.length === 0
    ? { least: 0, most: 0 }
    : { least: Math.min(...ranges.map(each => each.least)), most: Math.max(...ranges.map(each => each.most)) }

/** What `after` asks of this player that was not asked before. */
export function owed(before: State, after: State, seat: Seat): readonly Owed[] {
  const known = new Set(before.stack.map(nameOf))
  return after.stack
    .filter(frame => !known.has(nameOf(frame)) && 'seat' in frame && frame.seat === seat)
    .flatMap(frame => owedFor(after, seat, frame))
    .filter(({ most }) => most > 0)
}

/** The price of land stays the same one while the reward of the plot is taken. */
const nameOf = (frame: Frame): string =>
  frame.kind === 'place-store' || frame.kind === 'clear' ? `land ${frame.plot}` : JSON.stringify(frame)

function owedFor(s: State, seat: Seat, frame: Frame): readonly Owed[] {
  switch (frame.kind) {
    case 'fee':
      return fee(s, seat, frame.cost)
    case 'place-store':
    case 'clear':
      return inReis(s, seat, landRange(s, seat, frame.plot))
    case 'raise':
      return inReis(s, seat, hiring(s, seat))
    case 'staff':
      return staffing(s, seat, frame.need)
    case 'noble-action':
      if (frame.noble === BUILDER) return inReis(s, seat, anyLand(s, seat))
      return frame.noble === KING ? inReis(s, seat, hiring(s, seat)) : []
    case 'lose-good':
      return lost('goods', 1)
    case 'lose-favor':
      return lost('favors', 1)
    case 'lose-official':
      return lost('court', Math.min(frame.left, officesHeld(s, seat)))
    case 'effects':
      return frame.list.slice(frame.at).flatMap(effect => penalty(s, seat, effect))
    default:
      return []
  }
}

const lost = (what: Owed['what'], n: number): readonly Owed[] => [{ what, least: n, most: n }]

function penalty(s: State, seat: Seat, effect: Effect): readonly Owed[] {
  const p = player(s, seat)
  switch (effect.kind) {
    case 'lose-reis':
      return lost('reis', Math.min(effect.n, p.reis))
    case 'lose-wigs':
      return lost('wigs', Math.min(effect.n, p.wigs))
    case 'lose-good':
      return lost('goods', Math.min(1, sum(p.goods)))
    case 'lose-favor':
      return lost('favors', Math.min(1, sum(p.favors)))
    case 'lose-official':
      return lost('court', Math.min(effect.n, officesHeld(s, seat)))
    default:
      return []
  }
}

/** A price of which any part may be paid in réis; wigs for what influence does not cover. */
function fee(s: State, seat: Seat, cost: number): readonly Owed[] {
  const { reis, influence, wigs } = player(s, seat)
  const short = Math.max(0, cost - influence)
  return [
    { what: 'reis', least: Math.max(0, short - wigs), most: Math.min(cost, reis) },
    {
      what: 'influence',
      least: Math.max(0, Math.min(influence, cost - reis)),
      most: Math.min(cost, influence),
    },
    { what: 'wigs', least: Math.max(0, short - reis), most: Math.min(short, wigs) },
  ]
}

/** Cash first; what is missing is raised from influence. */
function inReis(s: State, seat: Seat, { least, most }: Range): readonly Owed[] {
  const { reis, influence } = player(s, seat)
  const raised = (price: number): number =>
    influence - raisedFrom(influence, Math.min(raisable(influence), Math.max(0, price - reis)))
  return [
    { what: 'reis', least: Math.min(least, reis), most: Math.min(most, reis) },
    { what: 'influence', least: raised(least), most: raised(most) },
  ]
}

/** The cheapest and the dearest land on which a store could be built. */
function anyLand(s: State, seat: Seat): Range {
  const columns = columnsOpen(s)
  const free = PLOTS.flatMap((_, plot) =>
    (columns >> columnOf(plot)) & 1 && plotFree(s, plot) ? [landRange(s, seat, plot)] : [],
  )
  return over(free)
}

/** What is paid for officials who are missing, by the plan that is carried out. */
function hiring(s: State, seat: Seat): Range {
  const prices = player(s, seat)
    .plans.filter(plan => plan >= 0)
    .map(plan => hired(s, seat, staffNeeded(s, seat, plan)) * hirePrice(s, seat))
  return over(prices.map(price => ({ least: price, most: price })))
}

const hired = (s: State, seat: Seat, need: number): number => Math.max(0, need - officialsReady(s, seat))

function staffing(s: State, seat: Seat, need: number): readonly Owed[] {
  const price = hired(s, seat, need) * hirePrice(s, seat)
  return [
    ...inReis(s, seat, { least: price, most: price }),
    ...lost('court', Math.min(need, officialsReady(s, seat))),
  ]
}
