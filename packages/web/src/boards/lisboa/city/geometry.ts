import { COLUMNS, PLOTS, SPOTS } from '@ludoteca/lisboa'

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
  readonly scoring: (street: number) => Box
  /** Slots and scoring tile of a street taken together. */
  readonly end: (street: number) => Box
  readonly pile: Box
}

interface Sizes {
  readonly spot: number
  readonly rubble: number
  readonly plot: number
  readonly street: number
  readonly row: number
  readonly gap: number
}

const GAP = 0.5

function planWith({ spot, rubble, plot, street, row, gap }: Sizes): Plan {
  const left = spot + rubble + GAP
  const top = row + 1
  const columnX = (column: number): number => left + column * (plot + street)
  const rowY = (at: number): number => top + at * (row + gap)
  const bottom = rowY(5)
  const rubbleH = 4.6
  const slotsY = bottom + rubbleH + GAP
  const streetX = (at: number): number => columnX(at) + plot
  return {
    height: slotsY + row,
    plot: at => ({
      x: columnX(at % COLUMNS),
      y: rowY(PLOTS[at]?.row ?? 0),
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
    slot: at => {
      const east = at % 2 === 1
      const middle = streetX(Math.floor(at / 2)) + street / 2
      const w = (plot + street) / 2 - 2.7
      return { x: east ? middle + 2.6 : middle - 2.6 - w, y: slotsY, w, h: row }
    },
    scoring: at => ({ x: streetX(at) + street / 2 - 2.5, y: slotsY, w: 5, h: row }),
    end: at => ({
      x: streetX(at) + street / 2 - (plot + street) / 2 + 0.4,
      y: slotsY,
      w: plot + street - 0.8,
      h: row,
    }),
    pile: { x: 0, y: bottom, w: spot + 2, h: rubbleH + row + GAP },
  }
}

export const WIDE = planWith({ spot: 11, rubble: 7, plot: 10.6, street: 4, row: 8.4, gap: 0.6 })
/** On a phone every plot is as wide as a finger; the streets give way. */
export const NARROW = planWith({ spot: 12.1, rubble: 5.3, plot: 12.1, street: 2.25, row: 12.4, gap: 0.8 })

export const middle = ({ x, y, w, h }: Box): readonly [number, number] => [x + w / 2, y + h / 2]

/** A box as a style, in percent of a city of this height. */
export const placed = ({ x, y, w, h }: Box, height: number): React.CSSProperties => ({
  left: `${x}%`,
  top: `${(y / height) * 100}%`,
  width: `${w}%`,
  height: `${(h / height) * 100}%`,
})
