import type { Seat } from '@ludoteca/engine'
import { type ActionOf, COLUMN, ROW } from '../../actions.ts'
import { HOUSES } from '../../data/board.ts'
import { columnOf, RUBBLE_PRICES, rowOf } from '../../data/city.ts'
import { GROUPS, RUBBLE } from '../../data/terms.ts'
import { add } from '../../lists.ts'
import { house as choose, PASS, clear as pick } from '../../moves.ts'
import { NONE, type State } from '../../state.ts'
import { player, power, SLOT, treasuryRight } from '../board.ts'
import { gainRubble, gainWigs, payReis, purse } from '../gains.ts'
import { expect, no, type PhaseRules, push, type Tell } from '../phase.ts'
import { relevantBuildings, scoringTile } from './relevance.ts'

/** The land of a store: clear a cube, pay, take a house, score. In this order. */

export const rowCubes = (s: State, plot: number, rubble: number): number =>
  s.rowRubble[rowOf(plot) * RUBBLE.length + rubble] as number
export const columnCubes = (s: State, plot: number, rubble: number): number =>
  s.columnRubble[columnOf(plot) * RUBBLE.length + rubble] as number

/** The price of a plot when a cube of the colour `taken` (or none) has been cleared. */
export function landPrice(s: State, seat: Seat, plot: number, taken: number): number {
  const p = player(s, seat)
  let price = treasuryRight(s) - power(p, SLOT.land)
  for (let rubble = 0; rubble < RUBBLE.length; rubble++) {
    const cubes = rowCubes(s, plot, rubble) + columnCubes(s, plot, rubble) - (rubble === taken ? 1 : 0)
    price += Math.max(0, cubes - power(p, SLOT['rubble-quake'] + rubble)) * (RUBBLE_PRICES[rubble] as number)
  }
  return Math.max(0, price)
}

/** The price after clearing the dearest cube. */
export function leastPrice(s: State, seat: Seat, plot: number): number {
  const prices = RUBBLE.flatMap((_, rubble) =>
    rowCubes(s, plot, rubble) + columnCubes(s, plot, rubble) > 0 ? [landPrice(s, seat, plot, rubble)] : [],
  )
  return Math.min(...prices, landPrice(s, seat, plot, NONE))
}

/** Only cubes after which the land can be paid; without any cube left there is nothing to clear. */
export const clearPhase: PhaseRules<'clear', 'clear'> = {
  takes: ['clear'],
  legal: (s, f, out) => {
    const most = purse(s, f.seat)
    let cubes = 0
    for (let rubble = 0; rubble < RUBBLE.length; rubble++) {
      const inRow = rowCubes(s, f.plot, rubble)
      const inColumn = columnCubes(s, f.plot, rubble)
      cubes += inRow + inColumn
      if (inRow + inColumn === 0 || landPrice(s, f.seat, f.plot, rubble) > most) continue
      if (inRow > 0) out.push(pick(ROW, rubble))
      if (inColumn > 0) out.push(pick(COLUMN, rubble))
    }
    if (cubes === 0 && landPrice(s, f.seat, f.plot, NONE) <= most) out.push(PASS)
  },
  apply: (s, f, a, emit) => {
    if (a.type !== 'pass') takeCube(s, f.seat, f.plot, expect(a, 'clear'), emit)
    const price = landPrice(s, f.seat, f.plot, NONE)
    emit?.({ type: 'land-bought', seat: f.seat, plot: f.plot, price })
    payReis(s, f.seat, price, 'land', emit)
    push(s, { kind: 'house', seat: f.seat, plot: f.plot })
  },
  refusal: (s, { seat, plot }, { line, rubble }) => {
    const cubes = line === ROW ? rowCubes(s, plot, rubble) : columnCubes(s, plot, rubble)
    if (cubes === 0) return no('cube-not-there', { rubble })
    return no('land-too-dear', { price: landPrice(s, seat, plot, rubble) })
  },
}

function takeCube(s: State, seat: Seat, plot: number, a: ActionOf<'clear'>, emit: Tell): void {
  const { line, rubble } = a
  const place = line === ROW ? rowOf(plot) : columnOf(plot)
  const at = place * RUBBLE.length + rubble
  if (line === ROW) s.rowRubble = add(s.rowRubble, at, -1)
  else s.columnRubble = add(s.columnRubble, at, -1)
  gainRubble(s, seat, rubble, { from: 'line', line, place }, emit)
}

export const housePhase: PhaseRules<'house', 'house'> = {
  takes: ['house'],
  legal: (s, f, out) => {
    const { houses } = player(s, f.seat)
    for (let group = 0; group < GROUPS.length; group++) {
      if ((houses[group] as number) < (HOUSES[group] as number)) out.push(choose(group))
    }
  },
  apply: (s, f, a, emit) => {
    const { seat, plot } = f
    const p = player(s, seat)
    const { group } = expect(a, 'house')
    p.houses = add(p.houses, group, 1)
    emit?.({ type: 'house-built', seat, plot, group })
    const wigs = scoringTile(s, plot) * relevantBuildings(s, plot)
    p.wigs += wigs
    if (wigs > 0) emit?.({ type: 'store-scored', seat, plot, wigs })
    gainWigs(s, seat, power(p, SLOT['store-wig']), 'store-wig', emit)
  },
  refusal: () => no('house-group-empty'),
}
