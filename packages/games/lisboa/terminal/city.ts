import { fill, type Seat } from '@ludoteca/engine'
import { padEnd, width, wrap } from '@ludoteca/terminal-kit/width.ts'
import {
  COLUMNS,
  columnOf,
  GOODS,
  landPrice,
  NONE,
  PLOTS,
  plotAt,
  ROWS,
  RUBBLE,
  rowOf,
  rowsOpen,
  SIDES,
  SPOTS,
  STREETS,
  type State,
  tablesOf,
  tradesOf,
} from '../rules/index.ts'
import {
  cubeLetters,
  goodName,
  rewardShort,
  threeOf,
  tradeLetters,
  type WordedScene,
} from './worded-scene.ts'

const LABEL = 2
const SIDE = 12
const PLOT = 6
const LAST_PLOT = 4
const STREET = 5
const PITCH = PLOT + STREET
/** North buildings and street names stand above their street. */
const LEAD = LABEL + SIDE + PLOT - 3

/** The city from the north: streets with their scoring tiles, plots, public buildings, rubble. */
export function cityLines(s: State, scene: WordedScene): string[] {
  const { words } = scene
  const north = STREETS.map((_, street) => spotCell(s, spotAt('N', street), scene))
  const streets = STREETS.map(({ good }) => goodName(scene, good))
  const rows = ROWS.slice(0, rowsOpen(s.seats)).map((_, row) => rowLine(s, row, scene))
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
      columns.map(column => cubeLetters(scene, threeOf(s.columnRubble, column)) || '–'),
    ),
    below(
      words.scoring,
      columns.map(column => `[${s.scoring[column]}]`),
    ),
    '',
    ...ROWS.slice(0, rowsOpen(s.seats)).map((name, row) =>
      below(
        row === 0 ? `${words.landRewards} ${name}` : name.padStart(width(words.landRewards) + 2),
        columns.map(column => rewardShort(scene, PLOTS[plotAt(row, column)]?.reward ?? []) || '–'),
      ),
    ),
  ]
}

/** What the signs in the city mean. */
export const signLines = ({ words, paint, columns, say }: WordedScene): string[] => {
  const signs = (letters: readonly string[], names: readonly string[]): string =>
    names.map((name, i) => `${letters[i]} ${name}`).join(words.comma)
  const letters = fill(words.letters, {
    goods: signs(
      words.goodLetters,
      GOODS.map((_, good) => say.the.good(good)),
    ),
    rubble: signs(
      words.rubbleLetters,
      RUBBLE.map((_, rubble) => say.the.rubble(rubble)),
    ),
  })
  return [...words.city, letters].flatMap(line => wrap(line, columns)).map(line => paint('dim', line))
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

function rowLine(s: State, row: number, scene: WordedScene): string {
  const plots = Array.from({ length: COLUMNS }, (_, column) =>
    padEnd(plotCell(s, plotAt(row, column), scene), column < COLUMNS - 1 ? PLOT : LAST_PLOT),
  ).join(padEnd(scene.paint('dim', '║'), STREET))
  const west = padEnd(spotCell(s, spotAt('W', row), scene), SIDE)
  const east = padEnd(spotCell(s, spotAt('E', row), scene), SIDE)
  return `${padEnd(ROWS[row] ?? '', LABEL)}${west}${plots}${east}${cubeLetters(scene, threeOf(s.rowRubble, row)) || '–'}`
}

/** The owner with the side of the door, or the price of the land after the dearest cube is cleared. */
function plotCell(s: State, plot: number, { viewer, paint }: WordedScene): string {
  if (plot < 0) return ''
  const owner = s.owners[plot] as number
  if (owner === NONE) return paint('dim', `·${priceOf(s, viewer === 'table' ? s.active : viewer, plot)}`)
  const eastward = s.streets[plot] === columnOf(plot)
  return paint('bold', eastward ? ` ${owner + 1}>` : `<${owner + 1}`)
}

function priceOf(s: State, seat: Seat, plot: number): number {
  const row = threeOf(s.rowRubble, rowOf(plot))
  const column = threeOf(s.columnRubble, columnOf(plot))
  const there = RUBBLE.flatMap((_, rubble) =>
    (row[rubble] ?? 0) + (column[rubble] ?? 0) > 0 ? [rubble] : [],
  )
  return Math.min(landPrice(s, seat, plot, NONE), ...there.map(rubble => landPrice(s, seat, plot, rubble)))
}

function spotCell(s: State, spot: number, scene: WordedScene): string {
  const face = s.faces[spot] as number
  if (face !== NONE) {
    const opener = s.openers[spot] as number
    const staff = s.staff[spot] ? `:${s.staff[spot]}` : ''
    return `[${tradeLetters(scene, tradesOf(s, face))}] ${opener === NONE ? '' : `${opener + 1}${staff}`}`.trim()
  }
  return `${cubeLetters(scene, threeOf(s.spotRubble, spot))} ${rewardShort(scene, tablesOf(s).spots[spot]?.reward ?? [])}`.trim()
}
