import { type ReactNode, useState } from 'react'
import { COLUMN, COLUMNS, PLOTS, ROW, ROWS, SLOTS, SPOTS, STREETS } from '../../../rules/index.ts'
import styles from './city.module.css'
import { type Box, NARROW, placed, WIDE } from './geometry.ts'
import { Lines } from './lines.tsx'
import { Plot } from './plot.tsx'
import { Cubes, Heap, Pile } from './rubble.tsx'
import { Scoring, Slot, Street } from './slot.tsx'
import { Spot } from './spot.tsx'

const placeUnder = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-spot]')?.dataset.spot ?? null) : null

interface CityProps {
  /** Everything as large as a finger. */
  readonly narrow: boolean
  /** What stands in the sky, in the north-west and the north-east. */
  readonly corners: readonly [ReactNode, ReactNode]
}

/** The Baixa: plots, streets, rubble and public buildings, as they lie. */
export function City({ narrow, corners }: CityProps) {
  const [pointed, point] = useState<string | null>(null)
  const plan = narrow ? NARROW : WIDE
  const at = (box: Box, key: string, className: string | undefined, child: ReactNode) => (
    <div key={key} className={`${styles.place} ${className ?? ''}`} style={placed(box, plan)}>
      {child}
    </div>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside do the work, this only follows them
    <div
      className={styles.city}
      style={narrow ? { aspectRatio: `${plan.width} / ${plan.height}` } : undefined}
      data-narrow={narrow}
      onPointerOver={event => point(placeUnder(event.target))}
      onPointerLeave={() => point(null)}
      onFocus={event => point(placeUnder(event.target))}
      onBlur={() => point(null)}
    >
      {STREETS.map((street, i) => at(plan.street(i), street.id, undefined, <Street street={i} />))}
      {corners.map((corner, i) => {
        const side = i === 0 ? 'west' : 'east'
        return at(plan.corners[i] as Box, side, styles.corner, corner)
      })}
      {SPOTS.map((spot, i) => at(plan.spot(i), spot.id, undefined, <Spot spot={i} />))}
      {PLOTS.map((plot, i) => at(plan.plot(i), plot.id, undefined, <Plot plot={i} />))}
      {ROWS.map((row, i) =>
        at(plan.rowRubble(i), `row-${row}`, styles.rubble, <Cubes line={ROW} at={i} whole={narrow} />),
      )}
      {Array.from({ length: COLUMNS }, (_, i) =>
        at(plan.columnRubble(i), `column-${i}`, styles.rubble, <Cubes line={COLUMN} at={i} whole={narrow} />),
      )}
      {Array.from({ length: COLUMNS }, (_, i) =>
        at(plan.scoring(i), `score-${i}`, undefined, <Scoring column={i} />),
      )}
      {SLOTS.map((slot, i) => at(plan.slot(i), slot.id, undefined, <Slot slot={i} />))}
      {at(plan.pile, 'pile', styles.pile, narrow ? <Heap /> : <Pile />)}
      <Lines plan={plan} pointed={pointed} />
    </div>
  )
}
