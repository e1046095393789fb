import type { Seat } from '@ludoteca/engine'
import { columnOf, PLOTS, rowOf, rowsOpen, SLOTS } from '../../data/city.ts'
import type { StepOf } from '../../frames.ts'
import { add, put } from '../../lists.ts'
import { store as build, PASS } from '../../moves.ts'
import { NONE, type State } from '../../state.ts'
import { housesLeft, player } from '../board.ts'
import { expect, no, type PhaseRules, push, type Tell } from '../phase.ts'
import { leastPrice } from './land.ts'

/** Build a store: tile and plot, then the land reward; what is paid and built follows in `land.ts`. */

export const plotFree = (s: State, plot: number): boolean =>
  s.owners[plot] === NONE && rowOf(plot) < rowsOpen(s.seats)

/** For each slot the columns on either side of its street that take its tile, as a set. */
const COLUMNS_OF: readonly number[] = SLOTS.map(slot =>
  slot.columns.reduce((set, column) => set | (1 << column), 0),
)

/** For each slot the plots its tile fits, in rising order. */
const PLOTS_OF: readonly (readonly number[])[] = COLUMNS_OF.map(columns =>
  PLOTS.flatMap((plot, i) => ((columns >> plot.column) & 1 ? [i] : [])),
)

/** The columns for which a City tile is on display, as a set. */
export function columnsOpen(s: State): number {
  let columns = 0
  for (let slot = 0; slot < SLOTS.length; slot++) {
    if ((s.tiles[slot] as number) > 0) columns |= COLUMNS_OF[slot] as number
  }
  return columns
}

/** A tile, a plot and a house are there; whether the land can be paid shows later. */
export function storeThinkable(s: State, seat: Seat): boolean {
  if (housesLeft(player(s, seat)) === 0) return false
  const columns = columnsOpen(s)
  for (let plot = 0; plot < PLOTS.length; plot++) {
    if ((columns >> columnOf(plot)) & 1 && plotFree(s, plot)) return true
  }
  return false
}

export const storePhase: PhaseRules<'store', 'store'> = {
  takes: ['store'],
  legal: (s, f, out) => {
    if (housesLeft(player(s, f.seat)) > 0) {
      for (let slot = 0; slot < SLOTS.length; slot++) {
        if ((s.tiles[slot] as number) === 0) continue
        for (const plot of PLOTS_OF[slot] as readonly number[]) {
          if (plotFree(s, plot)) out.push(build(slot, plot))
        }
      }
    }
    if (f.may) out.push(PASS)
  },
  apply: (s, f, a) => {
    if (a.type === 'pass') return
    const { slot, plot } = expect(a, 'store')
    const { seat } = f
    s.tiles = add(s.tiles, slot, -1)
    push(s, { kind: 'place-store', seat, slot, plot })
    const list = PLOTS[plot]?.reward ?? []
    const good = SLOTS[slot]?.good ?? NONE
    push(s, { kind: 'effects', seat, list, at: 0, must: false, done: false, good })
  },
  refusal: (s, { seat }, { slot, plot }) => {
    const { row, column } = PLOTS[plot] as (typeof PLOTS)[number]
    if (housesLeft(player(s, seat)) === 0) return no('no-houses-left')
    if (row >= rowsOpen(s.seats)) return no('plot-closed')
    if (s.owners[plot] !== NONE) return no('plot-taken')
    if (!SLOTS[slot]?.columns.includes(column)) return no('other-street')
    if (s.tiles[slot] === 0) return no('tile-not-on-offer')
    return no('land-too-dear', { price: leastPrice(s, seat, plot) })
  },
}

export function placeStore(s: State, { seat, slot, plot }: StepOf<'place-store'>, emit: Tell): void {
  s.owners = put(s.owners, plot, seat)
  s.streets = put(s.streets, plot, SLOTS[slot]?.street ?? NONE)
  emit?.({ type: 'store-placed', seat, plot, slot })
  push(s, { kind: 'clear', seat, plot })
}
