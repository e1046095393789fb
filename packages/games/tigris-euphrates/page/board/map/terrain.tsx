import { memo } from 'react'
import { columnOf, HEIGHT, MAPS, type MapId, rowOf, SQUARES, WIDTH } from '../../../rules/index.ts'
import { at, left, MARGIN, outline, PICTURE_HEIGHT, PICTURE_WIDTH, SIDE, top } from './geometry.ts'
import styles from './terrain.module.css'

const ALL = Array.from({ length: SQUARES }, (_, square) => square)
const COLUMNS = Array.from({ length: WIDTH }, (_, x) => x)
const ROWS = Array.from({ length: HEIGHT }, (_, y) => y)

/** Which of a few looks a square has; the same on every screen. */
const variant = (square: number, of: number): number => ((square * 2654435761) >>> 8) % of

const GROOVES =
  COLUMNS.slice(1)
    .map(x => `M${MARGIN + x * SIDE} ${MARGIN}v${HEIGHT * SIDE}`)
    .join('') +
  ROWS.slice(1)
    .map(y => `M${MARGIN} ${MARGIN + y * SIDE}h${WIDTH * SIDE}`)
    .join('')

/** Wedges pressed into the frame. */
const SIGNS = ['l7-2.5v5zm7 2.5h8', 'm4-5l-2.5 6h5zm2.5 6v7', 'l6-2.5v5zm11-5l-2 5h4zm2 5v7'] as const

function frameSigns(): string {
  const across = COLUMNS.flatMap(x =>
    [-MARGIN / 2, HEIGHT * SIDE + MARGIN / 2].flatMap((y, side) =>
      [12, 40].map(
        dx => `M${MARGIN + x * SIDE + dx} ${MARGIN + y}${SIGNS[variant(x * 4 + side * 2 + dx, 3)]}`,
      ),
    ),
  )
  const down = ROWS.flatMap(y =>
    [-MARGIN / 2 - 8, WIDTH * SIDE + MARGIN / 2 - 8].flatMap((x, side) =>
      [16, 44].map(
        dy => `M${MARGIN + x} ${MARGIN + y * SIDE + dy}${SIGNS[variant(y * 6 + side * 3 + dy, 3)]}`,
      ),
    ),
  )
  return [...across, ...down].join('')
}
const FRAME_SIGNS = frameSigns()

/** Waves along the water: each river square has two. */
const ripples = (squares: readonly number[]): string =>
  squares
    .map(square => {
      const x = left(square) + 8 + variant(square, 10)
      const y = top(square) + 18 + variant(square + 7, 8)
      return `M${x} ${y}q5-5 10 0t10 0M${x + 10} ${y + 20}q5-5 10 0t10 0`
    })
    .join('')

/** Marks in the dry ground: cracks, stones, tufts. */
const scatter = (squares: readonly number[]): string =>
  squares
    .filter(square => variant(square, 3) === 0)
    .map(square => {
      const x = left(square) + 14 + variant(square + 3, 24)
      const y = top(square) + 18 + variant(square + 5, 26)
      return variant(square, 2) === 0
        ? `M${x} ${y}l6 3 5-2M${x + 6} ${y + 3}l1 5`
        : `M${x} ${y}v-6M${x} ${y}l-4-5M${x} ${y}l4-5`
    })
    .join('')

const ORNAMENT =
  'M3 3h54v54H3zM8 8h44v44H8zM3 3l5 5M57 3l-5 5M3 57l5-5M57 57l-5-5M30 3l4 2.5-4 2.5-4-2.5zM30 52l4 2.5-4 2.5-4-2.5zM3 30l2.5-4 2.5 4-2.5 4zM52 30l2.5-4 2.5 4-2.5 4z'

interface TerrainProps {
  readonly map: MapId
  readonly coordinates: boolean
}

/** The tablet the game is played on: frame, land, rivers, ornaments. */
export const Terrain = memo(function Terrain({ map, coordinates }: TerrainProps) {
  const { river, bordered } = MAPS[map]
  const water = ALL.filter(square => river[square])
  const land = ALL.filter(square => !river[square])
  return (
    <g>
      <rect className={styles.frame} width={PICTURE_WIDTH} height={PICTURE_HEIGHT} rx="16" />
      <rect
        className={styles.frameLine}
        x="5"
        y="5"
        width={PICTURE_WIDTH - 10}
        height={PICTURE_HEIGHT - 10}
        rx="12"
      />
      {!coordinates && <path className={styles.signs} d={FRAME_SIGNS} />}
      <rect className={styles.land} x={MARGIN} y={MARGIN} width={WIDTH * SIDE} height={HEIGHT * SIDE} />
      {land
        .filter(square => (columnOf(square) + rowOf(square)) % 2 === 0)
        .map(square => (
          <rect
            key={square}
            className={styles.alt}
            x={left(square)}
            y={top(square)}
            width={SIDE}
            height={SIDE}
          />
        ))}
      <path className={styles.scatter} d={scatter(land)} />
      <path className={styles.water} d={outline(water, 0, 15)} />
      <path className={styles.shore} d={outline(water, 4, 13)} />
      <path className={styles.ripple} d={ripples(water)} />
      <path className={styles.grooves} d={GROOVES} />
      {ALL.filter(square => bordered[square]).map(square => (
        <path key={square} className={styles.ornament} transform={at(square)} d={ORNAMENT} />
      ))}
      <rect className={styles.rim} x={MARGIN} y={MARGIN} width={WIDTH * SIDE} height={HEIGHT * SIDE} />
      {coordinates && <Coordinates />}
    </g>
  )
})

function Coordinates() {
  return (
    <g className={styles.coordinates}>
      {COLUMNS.map(x =>
        [MARGIN / 2, PICTURE_HEIGHT - MARGIN / 2 - 3].map(y => (
          <text key={`${x}/${y}`} x={MARGIN + (x + 0.5) * SIDE} y={y} dy="0.36em">
            {String.fromCharCode(65 + x)}
          </text>
        )),
      )}
      {ROWS.map(y =>
        [MARGIN / 2, PICTURE_WIDTH - MARGIN / 2].map(x => (
          <text key={`${x}/${y}`} x={x} y={MARGIN + (y + 0.5) * SIDE} dy="0.36em">
            {y + 1}
          </text>
        )),
      )}
    </g>
  )
}
