import type { Seat } from '@ludoteca/engine'
import { type ActionOf, COLUMN, ROW } from '../actions.ts'
import { HOUSES } from '../data/board.ts'
import { COLUMNS, PLOTS, RUBBLE_PRICES, rowsOpen, SLOTS } from '../data/city.ts'
import { GROUPS, RUBBLE } from '../data/terms.ts'
import type { StepOf } from '../frames.ts'
import { add, put } from '../lists.ts'
import { store as build, house as choose, PASS, clear as pick } from '../moves.ts'
import { NONE, type State } from '../state.ts'
import { housesLeft, player, power, SLOT, treasuryRight } from './board.ts'
import { gainRubble, gainWigs, payReis, purse } from './gains.ts'
import { relevantBuildings, scoringTile } from './relevance.ts'
import { type Choice, expect, push, type Tell } from './stack.ts'

/** Build a store: tile and plot, land reward, rubble, payment, house, wigs. In this order. */

export const plotFree = (s: State, plot: number): boolean =>
  s.owners[plot] === NONE && plot < rowsOpen(s.seats) * COLUMNS

/** The columns for which a City tile is on display, as a set. */
export function columnsOpen(s: State): number {
  let columns = 0
  for (let slot = 0; slot < SLOTS.length; slot++) {
    if ((s.tiles[slot] as number) > 0) columns |= 1 << (SLOTS[slot] as { column: number }).column
  }
  return columns
}

/** A tile, a plot and a house are there; whether the land can be paid shows later. */
export function storeThinkable(s: State, seat: Seat): boolean {
  if (housesLeft(player(s, seat)) === 0) return false
  const columns = columnsOpen(s)
  for (let plot = 0; plot < PLOTS.length; plot++) {
    if ((columns >> (plot % COLUMNS)) & 1 && plotFree(s, plot)) return true
  }
  return false
}

export const store: Choice<'store'> = {
  options: (s, f, out) => {
    if (housesLeft(player(s, f.seat)) > 0) {
      for (let slot = 0; slot < SLOTS.length; slot++) {
        if ((s.tiles[slot] as number) === 0) continue
        for (let plot = (SLOTS[slot] as { column: number }).column; plot < PLOTS.length; plot += COLUMNS) {
          if (plotFree(s, plot)) out.push(build(slot, plot))
        }
      }
    }
    if (f.may) out.push(PASS)
  },
  choose: (s, f, a) => {
    if (a.type === 'pass') return
    const { slot, plot } = expect(a, 'store')
    const { seat } = f
    s.tiles = add(s.tiles, slot, -1)
    push(s, { kind: 'place-store', seat, slot, plot })
    const list = PLOTS[plot]?.reward ?? []
    const good = SLOTS[slot]?.good ?? NONE
    push(s, { kind: 'effects', seat, list, at: 0, must: false, done: false, good })
  },
}

export function placeStore(s: State, { seat, slot, plot }: StepOf<'place-store'>, emit: Tell): void {
  s.owners = put(s.owners, plot, seat)
  s.streets = put(s.streets, plot, SLOTS[slot]?.street ?? NONE)
  emit?.({ type: 'store-placed', seat, plot, slot })
  push(s, { kind: 'clear', seat, plot })
}

export const rowOf = (plot: number): number => Math.floor(plot / COLUMNS)
export const columnOf = (plot: number): number => plot % COLUMNS

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

/** Only cubes after which the land can be paid; without any cube left there is nothing to clear. */
export const clear: Choice<'clear'> = {
  options: (s, f, out) => {
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
  choose: (s, f, a, emit) => {
    if (a.type !== 'pass') takeCube(s, f.seat, f.plot, expect(a, 'clear'), emit)
    const price = landPrice(s, f.seat, f.plot, NONE)
    emit?.({ type: 'land-bought', seat: f.seat, plot: f.plot, price })
    payReis(s, f.seat, price, 'land', emit)
    push(s, { kind: 'house', seat: f.seat, plot: f.plot })
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

export const house: Choice<'house'> = {
  options: (s, f, out) => {
    const { houses } = player(s, f.seat)
    for (let group = 0; group < GROUPS.length; group++) {
      if ((houses[group] as number) < (HOUSES[group] as number)) out.push(choose(group))
    }
  },
  choose: (s, f, a, emit) => {
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
}
