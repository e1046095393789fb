import { usePreview } from '@ludoteca/page-kit/board/preview.tsx'
import {
  type Action,
  type Event,
  faceOnOffer,
  NONE,
  openingLines,
  plotLines,
  type ScoringLine,
  SLOTS,
  type State,
  spotLines,
  storeLines,
} from '../../../rules/index.ts'
import { type Desk, useDesk } from '../desk.tsx'
import styles from './city.module.css'
import { middle, type Plan } from './geometry.ts'

/** Which stores and buildings score together: for what is being considered, or what is pointed at. */
function linesFor(desk: Desk, action: Action | undefined, pointed: string | null): readonly ScoringLine[] {
  const { view, me, frame } = desk
  if (action?.type === 'store') return storeLines(view, me, action.plot, SLOTS[action.slot]?.street ?? 0)
  if (action?.type === 'raise' && frame?.kind === 'raise') {
    return openingLines(view, frame.spot, faceOnOffer(view, action.building))
  }
  if (action?.type === 'staff' && frame?.kind === 'staff') return spotLines(view, frame.spot)
  if (action?.type === 'house' && frame?.kind === 'house') return plotLines(view, frame.plot)
  const [kind, number] = pointed?.split(':') ?? []
  if (kind === 'plot' && view.owners[Number(number)] !== NONE) return plotLines(view, Number(number))
  if (kind === 'spot' && view.faces[Number(number)] !== NONE) return spotLines(view, Number(number))
  return []
}

interface LinesProps {
  readonly plan: Plan
  /** The place under the pointer or the focus. */
  readonly pointed: string | null
}

/** Threads between public buildings and the stores that score with them, with the wigs of each. */
export function Lines({ plan, pointed }: LinesProps) {
  const preview = usePreview<State, Action, Event>()
  const lines = linesFor(useDesk(), preview?.actions[0], pointed)
  if (lines.length === 0) return null
  const sum = lines.reduce((all, line) => all + line.wigs, 0)
  const last = lines[lines.length - 1]
  const sums = new Set(lines.map(line => line.wigs))
  const tag = (key: string, [x, y]: Point, text: string) => (
    <b
      key={key}
      className={styles.tag}
      style={{ left: `${(x / plan.width) * 100}%`, top: `${(y / plan.height) * 100}%` }}
    >
      {text}
    </b>
  )
  return (
    <span className={styles.lines} aria-hidden="true">
      <svg
        className={styles.threads}
        viewBox={`0 0 ${plan.width} ${plan.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {lines.map(({ plot, spot, owner }) => {
          const [x1, y1] = middle(plan.spot(spot))
          const [x2, y2] = middle(plan.plot(plot))
          return (
            <path
              key={`${plot}-${spot}`}
              className={styles.thread}
              style={{ color: `var(--seat-${owner})` }}
              d={`M${x1} ${y1}L${x2} ${y2}`}
            />
          )
        })}
      </svg>
      {lines.map(({ plot, spot, wigs }) =>
        tag(`${plot}-${spot}`, between(middle(plan.spot(spot)), middle(plan.plot(plot))), `+${wigs}`),
      )}
      {last &&
        lines.length > 1 &&
        sums.size === 1 &&
        tag('sum', below(middle(plan.plot(last.plot))), `${lines.length} × ${last.wigs} = ${sum}`)}
    </span>
  )
}

type Point = readonly [number, number]

const between = ([x1, y1]: Point, [x2, y2]: Point): Point => [(x1 + x2) / 2, (y1 + y2) / 2]
const below = ([x, y]: Point): Point => [x, y + 22]
