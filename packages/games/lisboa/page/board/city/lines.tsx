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
  return (
    <svg className={styles.lines} viewBox={`0 0 100 ${plan.height}`} aria-hidden="true">
      {lines.map(({ plot, spot, wigs, owner }) => {
        const [x1, y1] = middle(plan.spot(spot))
        const [x2, y2] = middle(plan.plot(plot))
        return (
          <g key={`${plot}-${spot}`} style={{ color: `var(--seat-${owner})` }}>
            <path className={styles.thread} d={`M${x1} ${y1}L${x2} ${y2}`} />
            <circle className={styles.knot} cx={x1} cy={y1} r="0.9" />
            <Label x={(x1 + x2) / 2} y={(y1 + y2) / 2} text={`+${wigs}`} />
          </g>
        )
      })}
      {last && lines.length > 1 && sums.size === 1 && (
        <Label {...below(middle(plan.plot(last.plot)))} text={`${lines.length} × ${last.wigs} = ${sum}`} />
      )}
    </svg>
  )
}

const below = ([x, y]: readonly [number, number]) => ({ x, y: y + 3.6 })

function Label({ x, y, text }: { x: number; y: number; text: string }) {
  const w = 1.7 + text.length * 1.25
  return (
    <g>
      <rect className={styles.tag} x={x - w / 2} y={y - 1.8} width={w} height="3.6" rx="1.8" />
      <text className={styles.tagText} x={x} y={y + 0.85}>
        {text}
      </text>
    </g>
  )
}
