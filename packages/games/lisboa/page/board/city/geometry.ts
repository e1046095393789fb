import { columnOf, rowOf, SPOTS } from '../../../rules/index.ts'

/** Where things lie in the city, in hundredths of its width. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

export interface Plan {
  readonly height: number
  readonly plot: (plot: number) => Box
  readonly spot: (spot: number) => Box
  readonly street: (street: number) => Box
  readonly rowRubble: (row: number) => Box
  readonly columnRubble: (column: number) => Box
  readonly slot: (slot: number) => Box
  readonly scoring: (column: number) => Box
  readonly pile: Box
}

interface Sizes {
  readonly spot: number
  readonly rubble: number
  readonly plot: number
  readonly street: number
  readonly row: number
  readonly gap: number
  /** Whether scoring tiles and City tiles have a line each, or share one. */
  readonly lines: boolean
}

const GAP = 0.5
/** Width of a scoring tile that shares its line. */
const SCORING = 5

function planWith({ spot, rubble, plot, street, row, gap, lines }: Sizes): Plan {
  const left = spot + rubble + GAP
  const top = row + 1
  const columnX = (column: number): number => left + column * (plot + street)
  const rowY = (at: number): number => top + at * (row + gap)
  const bottom = rowY(5)
  const rubbleH = 4.6
  const slotsY = bottom + rubbleH + GAP
  const streetX = (at: number): number => columnX(at) + plot
  const scoringW = lines ? plot : SCORING
  const tilesY = lines ? slotsY + row + GAP : slotsY
  const slotW = lines ? plot : plot + street - SCORING - 2 * GAP
  return {
    height: tilesY + row,
    plot: at => ({
      x: columnX(columnOf(at)),
      y: rowY(rowOf(at)),
      w: plot,
      h: row,
    }),
    spot: at => {
      const place = SPOTS[at]
      const serves = place?.serves ?? 0
      if (place?.side === 0) {
        return { x: streetX(serves) + street / 2 - spot / 2 - 0.4, y: 0, w: spot + 0.8, h: row }
      }
      return { x: place?.side === 1 ? 0 : 100 - spot, y: rowY(serves), w: spot, h: row }
    },
    street: at => ({ x: streetX(at), y: row, w: street, h: slotsY - row }),
    rowRubble: at => ({ x: spot + GAP / 2, y: rowY(at), w: rubble, h: row }),
    columnRubble: at => ({ x: columnX(at), y: bottom, w: plot, h: rubbleH }),
    // The small tiles lie where a fifth street would be.
    slot: at => ({ x: streetX(at) + street / 2 - slotW / 2, y: tilesY, w: slotW, h: row }),
    scoring: at => ({ x: columnX(at) + (plot - scoringW) / 2, y: slotsY, w: scoringW, h: row }),
    pile: { x: 0, y: bottom, w: spot + 2, h: rubbleH + row + GAP },
  }
}

export const WIDE = planWith({ spot: 11, rubble: 7, plot: 10.6, street: 4, row: 8.4, gap: 0.6, lines: false })
/** On a phone every plot is as wide as a finger; the streets give way. */
export const NARROW = planWith({
  spot: 12.1,
  rubble: 5.3,
  plot: 12.1,
  street: 2.25,
  row: 12.4,
  gap: 0.8,
  lines: true,
})

export const middle = ({ x, y, w, h }: Box): readonly [number, number] => [x + w / 2, y + h / 2]

/** A box as a style, in percent of a city of this height. */
export const placed = ({ x, y, w, h }: Box, height: number): React.CSSProperties => ({
  left: `${x}%`,
  top: `${(y / height) * 100}%`,
  width: `${w}%`,
  height: `${(h / height) * 100}%`,
})
