import type { Seat } from '@ludoteca/engine'
import {
  COLUMNS,
  landPrice,
  NONE,
  PLOTS,
  ROWS,
  RUBBLE,
  rowsOpen,
  SIDES,
  SPOTS,
  STREETS,
  type State,
  tradesOf,
} from '@ludoteca/lisboa'
import { padEnd, wrap } from '../../terminal/width.ts'
import { cubeLetters, goodName, type Pen, rewardShort, threeOf, tradeLetters } from './pen.ts'

const LABEL = 2
const SIDE = 12
const PLOT = 6
const LAST_PLOT = 4
const STREET = 5
const PITCH = PLOT + STREET
/** North buildings and street names stand above their street. */
const LEAD = LABEL + SIDE + PLOT - 3

/** The city from the north: streets with their scoring tiles, plots, public buildings, rubble. */
export function cityLines(s: State, pen: Pen): string[] {
  const { words } = pen
  const north = STREETS.map((_, street) => spotCell(s, spotAt('N', street), pen))
  const streets = STREETS.map(({ good }, street) => `${goodName(pen, good)} [${s.scoring[street]}]`)
  const rows = ROWS.slice(0, rowsOpen(s.seats)).map((_, row) => rowLine(s, row, pen))
  const columns = Array.from({ length: COLUMNS }, (_, column) => column)
  return [
    above(north),
    above(streets),
    below(
      '',
      columns.map(column => String(column + 1)),
    ),
    ...rows,
    below(
      words.columnRubble,
      columns.map(column => cubeLetters(pen, threeOf(s.columnRubble, column)) || '–'),
    ),
    below(
      words.landRewards,
      columns.map(column => rewardShort(pen, PLOTS[column]?.reward ?? [])),
    ),
    ...words.city.flatMap(line => wrap(line, pen.columns)).map(line => pen.paint('dim', line)),
  ]
}

const above = (cells: readonly string[]): string =>
  cells.reduce((line, cell, i) => padEnd(i === 0 ? '' : `${line} `, LEAD + i * PITCH) + cell, '')

/** One entry per plot column. */
const below = (label: string, cells: readonly string[]): string =>
  (
    padEnd(' '.repeat(LABEL) + label, LABEL + SIDE) + cells.map(cell => padEnd(cell, PITCH)).join('')
  ).trimEnd()

const spotAt = (side: (typeof SIDES)[number], serves: number): number =>
  SPOTS.findIndex(spot => spot.side === SIDES.indexOf(side) && spot.serves === serves)

function rowLine(s: State, row: number, pen: Pen): string {
  const plots = Array.from({ length: COLUMNS }, (_, column) =>
    padEnd(plotCell(s, row * COLUMNS + column, pen), column < COLUMNS - 1 ? PLOT : LAST_PLOT),
  ).join(padEnd(pen.paint('dim', '║'), STREET))
  const west = padEnd(spotCell(s, spotAt('W', row), pen), SIDE)
  const east = padEnd(spotCell(s, spotAt('E', row), pen), SIDE)
  return `${padEnd(ROWS[row] ?? '', LABEL)}${west}${plots}${east}${cubeLetters(pen, threeOf(s.rowRubble, row)) || '–'}`
}

/** The owner with the side of the door, or the price of the land after the dearest cube is cleared. */
function plotCell(s: State, plot: number, { viewer, paint }: Pen): string {
  const owner = s.owners[plot] as number
  if (owner === NONE) return paint('dim', `·${priceOf(s, viewer === 'table' ? s.active : viewer, plot)}`)
  const eastward = s.streets[plot] === plot % COLUMNS
  return paint('bold', eastward ? ` ${owner + 1}>` : `<${owner + 1}`)
}

function priceOf(s: State, seat: Seat, plot: number): number {
  const row = threeOf(s.rowRubble, Math.floor(plot / COLUMNS))
  const column = threeOf(s.columnRubble, plot % COLUMNS)
  const there = RUBBLE.flatMap((_, rubble) =>
    (row[rubble] ?? 0) + (column[rubble] ?? 0) > 0 ? [rubble] : [],
  )
  return Math.min(landPrice(s, seat, plot, NONE), ...there.map(rubble => landPrice(s, seat, plot, rubble)))
}

function spotCell(s: State, spot: number, pen: Pen): string {
  const face = s.faces[spot] as number
  if (face !== NONE) {
    const opener = s.openers[spot] as number
    return `[${tradeLetters(pen, tradesOf(face))}] ${opener + 1}:${s.staff[spot]}`
  }
  return `${cubeLetters(pen, threeOf(s.spotRubble, spot))} ${rewardShort(pen, SPOTS[spot]?.reward ?? [])}`.trim()
}
