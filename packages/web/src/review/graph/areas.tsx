import type { Moment } from '@ludoteca/review'
import type { PointerEvent } from 'react'
import { CLASS_SHAPES } from '../class-mark.tsx'
import styles from './graph.module.css'
import { HEIGHT, type Shape, WIDTH } from './shape.ts'

/** Seats are told apart by their hatching as well. */
const HATCHES = [
  '',
  'M-2 2l4 -4M0 10l10 -10M8 12l4 -4',
  'M0 5h10',
  'M5 0v10',
  'M0 0l10 10M0 10l10 -10',
] as const
interface AreasProps {
  readonly shape: Shape
  readonly marks: readonly Moment[]
  /** The step that is looked at. */
  readonly at: number
  /** A place from 0 (left) to 1 (right) was touched. */
  readonly onPlace: (place: number) => void
}

/** The picture of the graph. Screen readers get the slider below it, and the table. */
export function Areas({ shape, marks, at, onPlace }: AreasProps) {
  const point = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.type === 'pointermove' && event.buttons === 0) return
    const { left, width } = event.currentTarget.getBoundingClientRect()
    onPlace(Math.min(1, Math.max(0, (event.clientX - left) / width)))
  }
  return (
    <div className={styles.picture}>
      {marks.map(({ step, seat, class: kind }) => (
        <svg
          key={step}
          aria-hidden="true"
          className={styles.mark}
          data-mark={kind}
          viewBox="0 0 24 24"
          style={{ insetInlineStart: `${(100 * shape.x(step)) / WIDTH}%` }}
        >
          <path d={CLASS_SHAPES[kind]} fill={`var(--seat-${seat})`} />
        </svg>
      ))}
      <svg
        aria-hidden="true"
        className={styles.areas}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        onPointerDown={point}
        onPointerMove={point}
      >
        {shape.areas.map((area, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <g key={seat}>
            <pattern id={`hatch-${seat}`} width="10" height="10" patternUnits="userSpaceOnUse">
              <path d={HATCHES[seat]} className={styles.hatch} />
            </pattern>
            <path d={area} fill={`var(--seat-${seat})`} className={styles.area} />
            <path d={area} fill={`url(#hatch-${seat})`} className={styles.area} />
          </g>
        ))}
        {[0.25, 0.5, 0.75].map(part => (
          <path key={part} d={`M0 ${part * HEIGHT}H${WIDTH}`} className={styles.grid} />
        ))}
        {marks.map(({ step }) => (
          <path key={step} d={`M${shape.x(step)} 0V${HEIGHT}`} className={styles.tick} />
        ))}
        <path d={`M${shape.x(at)} 0V${HEIGHT}`} className={styles.cursor} />
      </svg>
    </div>
  )
}
