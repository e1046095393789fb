import { columnOf, rowOf, SPOTS } from '../../../rules/index.ts'

/** Where things lie in the city, in points of a picture of this size. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

export interface Plan {
  readonly width: number
  readonly height: number
  readonly plot: (plot: number) => Box
  readonly spot: (spot: number) => Box
  readonly street: (street: number) => Box
  readonly rowRubble: (row: number) => Box
  readonly columnRubble: (column: number) => Box
  readonly slot: (slot: number) => Box
  readonly scoring: (column: number) => Box
  readonly pile: Box
  /** Free sky left and right of the northern buildings. */
  readonly corners: readonly [Box, Box]
}

interface Sizes {
  /** Width of the sites in the west and the east. */
  readonly site: number
  readonly heap: number
  readonly plot: number
  readonly street: number
  readonly gap: number
  /** What is seen of the hills above the northern sites. */
  readonly sky: number
  readonly north: number
  readonly row: number
  readonly rowGap: number
  /** A line of things at the southern ends of the columns. */
  readonly end: number
  /** Whether cubes, scoring tiles and City tiles have a line each, or share one. */
  readonly lines: boolean
}

/** Width of a City tile, and of a scoring tile, that share their line. */
const TILE = 32
const SCORING = 31

function planWith(sizes: Sizes): Plan {
  const { site, heap, plot, street, gap, sky, north, row, rowGap, end, lines } = sizes
  const left = site + heap + 2 * gap
  const columnX = (column: number): number => left + column * (plot + street)
  const streetX = (at: number): number => columnX(at) + plot
  const width = columnX(4) + plot + gap + site
  const top = sky + north + gap
  const rowY = (at: number): number => top + at * (row + rowGap)
  const south = rowY(5) - rowGap + gap
  const [scoringY, slotY] = lines ? [south + end + gap, south + 2 * (end + gap)] : [south, south]
  const slotW = lines ? plot : TILE
  const scoringW = lines ? plot : SCORING
  // A City tile lies at the mouth of its street and takes a little of the columns beside it.
  const mouth = lines ? 0 : (TILE - street) / 2 + 1
  const slotX = (at: number): number =>
    at < 4 ? streetX(at) + street / 2 - slotW / 2 : lines ? width - slotW - 4 : streetX(4) + 1
  const before = (column: number): number => columnX(column) + (column > 0 ? mouth : 0)
  const room = (column: number): number => plot - (column > 0 ? mouth : 0) - (column < 4 ? mouth : 0)
  const spotX = (serves: number): number => streetX(serves) + street / 2 - (site + 4) / 2
  return {
    width,
    height: slotY + end,
    plot: at => ({ x: columnX(columnOf(at)), y: rowY(rowOf(at)), w: plot, h: row }),
    spot: at => {
      const place = SPOTS[at]
      const serves = place?.serves ?? 0
      if (place?.side === 0) return { x: spotX(serves), y: sky, w: site + 4, h: north }
      return { x: place?.side === 1 ? 0 : width - site, y: rowY(serves), w: site, h: row }
    },
    street: at => ({ x: streetX(at), y: sky + north - 4, w: street, h: south - sky - north + 4 }),
    rowRubble: at => ({ x: site + gap, y: rowY(at), w: heap, h: row }),
    columnRubble: at => {
      if (lines) return { x: columnX(at), y: south, w: plot, h: end }
      return { x: before(at) + SCORING + 1, y: south, w: room(at) - SCORING - 1, h: end }
    },
    slot: at => ({ x: slotX(at), y: slotY, w: slotW, h: end }),
    scoring: at => ({ x: lines ? columnX(at) : before(at), y: scoringY, w: scoringW, h: end }),
    pile: { x: 0, y: south, w: lines ? site : left - gap, h: lines ? slotY + end - south : end },
    corners: [
      { x: 0, y: 0, w: spotX(0) - gap, h: sky + north },
      { x: spotX(3) + site + 4 + gap, y: 0, w: width - spotX(3) - site - 4 - gap, h: sky + north },
    ],
  }
}

export const WIDE = planWith({
  site: 64,
  heap: 36,
  plot: 89,
  street: 17,
  gap: 3,
  sky: 14,
  north: 48,
  row: 66,
  rowGap: 2,
  end: 32,
  lines: false,
})

/** On a phone everything is as large as a finger; the streets give way. */
export const NARROW = planWith({
  site: 44,
  heap: 44,
  plot: 44,
  street: 8,
  gap: 1.3,
  sky: 43,
  north: 50,
  row: 54,
  rowGap: 2,
  end: 44,
  lines: true,
})

export const middle = ({ x, y, w, h }: Box): readonly [number, number] => [x + w / 2, y + h / 2]

/** A box as a style, in percent of the picture. */
export const placed = ({ x, y, w, h }: Box, plan: Plan): React.CSSProperties => ({
  left: `${(x / plan.width) * 100}%`,
  top: `${(y / plan.height) * 100}%`,
  width: `${(w / plan.width) * 100}%`,
  height: `${(h / plan.height) * 100}%`,
})
