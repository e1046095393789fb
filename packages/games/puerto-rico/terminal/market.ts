import { padEnd, padStart, width } from '@ludoteca/terminal-kit/width.ts'
import { BUILDINGS, priceParts, type State } from '../rules/index.ts'
import type { WordedScene } from './draw.ts'

const COLUMNS = 4
/** Before a row of buildings that stand under each other: the number of quarries. */
const LEAD = 4
const GAP = 2

/** Buildings on sale by the number of quarries that may help to pay. Names are never cut. */
export function market(s: State, scene: WordedScene): string[] {
  const byColumn = Array.from({ length: COLUMNS }, (_, i) =>
    s.kinds.filter(b => BUILDINGS[b]?.column === i + 1),
  )
  const board = byColumn.map(list => cells(s, list, list, scene))
  const whole = board.reduce((sum, list) => sum + widest(list) + GAP, -GAP)
  if (whole <= scene.columns) return [scene.words.buildings, ...table(board)]
  return [
    scene.words.buildings,
    ...rows(
      byColumn.map(list => cells(s, list, s.kinds, scene)),
      scene.columns,
    ),
  ]
}

const widest = (list: readonly string[]): number => Math.max(0, ...list.map(width))

/** Buildings with their prices under each other, also under those of `beside`. */
function cells(s: State, list: readonly number[], beside: readonly number[], scene: WordedScene): string[] {
  const { names, viewer, paint } = scene
  const owned = viewer === 'table' ? [] : (s.players[viewer]?.built ?? [])
  const room = widest(beside.map(names.building))
  return list.map(b => {
    const mine = owned.includes(b)
    const price = `${padStart(String(priceParts(s, 0, b).cost), 2)} ×${s.market[b]}`
    const text = `${mine ? '✓' : ' '}${padEnd(names.building(b), room)} ${price}`
    return s.market[b] === 0 || mine ? paint('dim', text) : text
  })
}

/** As it lies on the board: a column for each number of quarries. */
function table(board: readonly (readonly string[])[]): string[] {
  const most = Math.max(...board.map(list => list.length))
  const line = (row: readonly string[]): string =>
    row
      .map((each, i) => padEnd(each, widest(board[i] ?? []) + GAP))
      .join('')
      .trimEnd()
  return [
    line(board.map((_, i) => ` ${i + 1}`)),
    ...Array.from({ length: most }, (_, row) => line(board.map(list => list[row] ?? ''))),
  ]
}

/** Where that is too wide: a few lines for each number. */
function rows(board: readonly (readonly string[])[], columns: number): string[] {
  const size = widest(board.flat())
  const across = Math.max(1, Math.floor((columns - LEAD + GAP) / (size + GAP)))
  return board.flatMap((list, i) =>
    Array.from({ length: Math.ceil(list.length / across) }, (_, row) => {
      const lead = padEnd(row === 0 ? ` ${i + 1}` : '', LEAD)
      const here = list.slice(row * across, (row + 1) * across)
      return (lead + here.map(each => padEnd(each, size + GAP)).join('')).trimEnd()
    }),
  )
}
