import { COLUMN, type Line, ROW } from '../../actions.ts'
import { HOUSES } from '../../data/board.ts'
import { columnOf, PLOTS, RUBBLE_PRICES, rowOf, SLOTS } from '../../data/city.ts'
import { LACERDA } from '../../data/lacerda.ts'
import { RUBBLE } from '../../data/terms.ts'
import { add, put } from '../../lists.ts'
import { type Lacerda, NONE, type State } from '../../state.ts'
import { housesLeft, player } from '../board.ts'
import { columnCubes, rowCubes } from '../city/land.ts'
import { relevantBuildings, scoringTile } from '../city/relevance.ts'
import { plotFree } from '../city/stores.ts'
import type { Tell } from '../phase.ts'

/** Lacerda builds a store: on the free plot that brings the most wigs now. */

interface Site {
  readonly plot: number
  readonly slot: number
  readonly wigs: number
  /** Plots that bring as much. */
  readonly tied: number
}

/** What a store on this plot would score now; the tile decides which street it faces. */
function wigsAt(s: State, plot: number, street: number): number {
  const { owners, streets } = s
  s.owners = put(owners, plot, LACERDA)
  s.streets = put(streets, plot, street)
  const wigs = scoringTile(s, plot) * relevantBuildings(s, plot)
  s.owners = owners
  s.streets = streets
  return wigs
}

/** Plots are listed from the top row down and from the left, tiles from the left: the first of the best is his. */
export function bestStore(s: State): Site | undefined {
  if (housesLeft(player(s, LACERDA)) === 0) return undefined
  let best: Site | undefined
  for (let plot = 0; plot < PLOTS.length; plot++) {
    if (!plotFree(s, plot)) continue
    for (let slot = 0; slot < SLOTS.length; slot++) {
      const { columns, street } = SLOTS[slot] as (typeof SLOTS)[number]
      if (s.tiles[slot] === 0 || !columns.includes(columnOf(plot))) continue
      const wigs = wigsAt(s, plot, street)
      if (best === undefined || wigs > best.wigs) best = { plot, slot, wigs, tied: 1 }
      else if (wigs === best.wigs && plot !== best.plot) best = { ...best, tied: best.tied + 1 }
    }
  }
  return best
}

export function buildBest(s: State, emit: Tell): void {
  const { plot, slot, wigs, tied } = bestStore(s) as Site
  const p = player(s, LACERDA)
  emit?.({ type: 'lacerda-decided', seat: LACERDA, why: tied > 1 ? 'store-tie' : 'store', n: wigs })
  s.tiles = add(s.tiles, slot, -1)
  s.owners = put(s.owners, plot, LACERDA)
  s.streets = put(s.streets, plot, SLOTS[slot]?.street ?? NONE)
  emit?.({ type: 'store-placed', seat: LACERDA, plot, slot })
  clearCheapest(s, plot, emit)
  p.houses = add(
    p.houses,
    p.houses.findIndex((built, group) => built < (HOUSES[group] as number)),
    1,
  )
  p.wigs += wigs
  if (wigs > 0) emit?.({ type: 'store-scored', seat: LACERDA, plot, wigs })
}

/** The cheapest cube of the row and the column; of two alike the one in the column. */
function clearCheapest(s: State, plot: number, emit: Tell): void {
  let best: { rubble: number; line: Line; price: number } | undefined
  for (let rubble = 0; rubble < RUBBLE.length; rubble++) {
    const price = RUBBLE_PRICES[rubble] as number
    const line = columnCubes(s, plot, rubble) > 0 ? COLUMN : ROW
    if (line === ROW && rowCubes(s, plot, rubble) === 0) continue
    if (best === undefined || price < best.price) best = { rubble, line, price }
  }
  if (!best) return
  const { rubble, line } = best
  const place = line === ROW ? rowOf(plot) : columnOf(plot)
  const at = place * RUBBLE.length + rubble
  if (line === ROW) s.rowRubble = add(s.rowRubble, at, -1)
  else s.columnRubble = add(s.columnRubble, at, -1)
  collect(s, rubble)
  emit?.({ type: 'rubble-taken', seat: LACERDA, rubble, kept: true, from: 'line', line, place })
}

/** His cubes lie in front of him: there is no rack to be full, and no set to complete. */
export function collect(s: State, rubble: number): void {
  const lacerda = s.lacerda as Lacerda
  s.lacerda = { ...lacerda, rubble: add(lacerda.rubble, rubble, 1) }
}
