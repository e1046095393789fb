import type { ReactNode } from 'react'
import {
  type Action,
  conflictNow,
  MONUMENTS,
  plusAt,
  type State,
  squareAt,
  stakes,
} from '../../../rules/index.ts'
import { Monument, Wonder } from '../art/monument.tsx'
import { Catastrophe, Leader, Tile } from '../art/pieces.tsx'
import { DynastySign } from '../art/symbol.tsx'
import type { Happened, TigrisPreview } from '../types.ts'
import { at, left, outline, SIDE, top } from './geometry.ts'
import styles from './hints-layer.module.css'

/** Where the chosen piece may go, and the square that is chosen. */
export function TargetsLayer({ targets, square }: { targets: Iterable<number>; square: number | null }) {
  return (
    <g>
      {[...targets].map(each => (
        <circle key={each} className={styles.target} transform={at(each)} cx="30" cy="30" r="7" />
      ))}
      {square !== null && (
        <rect className={styles.chosen} transform={at(square)} x="2" y="2" width="56" height="56" rx="9" />
      )}
    </g>
  )
}

/** Who fights for whom, and what the loser would lose. */
export function ConflictLayer({ position }: { position: State }) {
  const conflict = conflictNow(position)
  const risk = stakes(position)
  if (!conflict || !risk) return null
  return (
    <g>
      {(['attacker', 'defender'] as const).map(role => {
        const square = conflict[`${role}Square`]
        const followers = conflict[`${role}Followers`]
        return (
          <g key={role} data-role={role}>
            {followers.map(each => (
              <rect
                key={each}
                className={styles.follower}
                transform={at(each)}
                x="3"
                y="3"
                width="54"
                height="54"
                rx="9"
              />
            ))}
            {risk[role].map(each => (
              <g key={each} className={styles.risk} transform={at(each)}>
                <circle cx="13" cy="12" r="9" />
                <path d="M9 8l8 8M17 8l-8 8" />
              </g>
            ))}
            <circle className={styles.fighter} transform={at(square)} cx="30" cy="29.5" r="28" />
            <g transform={`translate(${left(square) + SIDE / 2} ${top(square) - 4})`}>
              <g className={styles.print}>
                <rect className={styles.strength} x="-15" y="-13" width="30" height="22" rx="11" />
                <text className={styles.number} y="4">
                  {followers.length}
                </text>
              </g>
            </g>
          </g>
        )
      })}
    </g>
  )
}

/** What the action under the pointer would do, drawn on the map. */
export function OutcomeLayer({ preview, seat }: { preview: TigrisPreview; seat: number }) {
  const [action] = preview.actions
  const scored = preview.events.filter(each => each.type === 'scored')
  const gone = preview.events.filter(each => each.type === 'leader-fled')
  return (
    <g>
      {action && (
        <g data-testid="ghost">
          <g className={styles.ghost}>
            <Ghost action={action} seat={seat} />
          </g>
          <path className={styles.ghostEdge} d={outline(footprint(action), 4, 10)} />
        </g>
      )}
      {gone.map(({ square }) => (
        <path key={square} className={styles.gone} transform={at(square)} d="M12 12L48 48M48 12L12 48" />
      ))}
      {offered(preview).map(squares => (
        <path key={squares.join()} className={styles.offer} d={outline(squares, 3, 10)} />
      ))}
      <ConflictLayer position={preview.after} />
      {scored.map((event, i) => (
        <Gain key={`${event.square}/${event.colour}`} event={event} lift={i * 6} />
      ))}
    </g>
  )
}

/** Squares on which something could be built after this action. */
function offered({ after }: TigrisPreview): (readonly number[])[] {
  return after.phase.kind === 'building' ? [after.phase.squares] : []
}

/** The squares a considered piece would lie on. */
function footprint(action: Action): readonly number[] {
  switch (action.type) {
    case 'tile':
    case 'leader':
    case 'catastrophe':
      return [action.square]
    case 'monument':
      return action.built ? squareAt(action.built.square) : []
    case 'wonder':
      return plusAt(action.square)
    default:
      return []
  }
}

function Ghost({ action, seat }: { action: Action; seat: number }): ReactNode {
  switch (action.type) {
    case 'tile':
      return (
        <g transform={at(action.square)}>
          <Tile colour={action.colour} />
        </g>
      )
    case 'leader':
      return (
        <g transform={at(action.square)}>
          <Leader seat={seat} colour={action.colour} own />
        </g>
      )
    case 'catastrophe':
      return (
        <g transform={at(action.square)}>
          <Catastrophe />
        </g>
      )
    case 'monument': {
      const colours = action.built && MONUMENTS[action.built.monument]
      return action.built && colours ? (
        <g transform={at(action.built.square)}>
          <Monument colours={colours} />
        </g>
      ) : null
    }
    case 'wonder':
      return (
        <g transform={`translate(${left(action.square) - SIDE} ${top(action.square) - SIDE})`}>
          <Wonder />
        </g>
      )
    case 'take':
      return (
        <rect
          className={styles.chosen}
          transform={at(action.square)}
          x="2"
          y="2"
          width="56"
          height="56"
          rx="9"
        />
      )
    default:
      return null
  }
}

/** "+1" for a dynasty. */
function Gain({ event, lift }: { event: Happened<'scored'>; lift: number }) {
  return (
    <g
      className={styles.gain}
      data-colour={event.colour}
      transform={`translate(${left(event.square) + 30} ${top(event.square) - lift})`}
    >
      <g className={styles.print}>
        <rect x="-27" y="-15" width="54" height="27" rx="13.5" />
        <DynastySign seat={event.seat} x={-13} y={-1.5} size={18} />
        <text x="10" y="5">
          +{event.points}
        </text>
      </g>
    </g>
  )
}

/** The squares of the monuments or wonders among these choices. */
export function SitesLayer({ legal }: { legal: readonly Action[] }) {
  const sites = new Map<string, readonly number[]>()
  for (const action of legal) {
    if (action.type === 'monument' && action.built)
      sites.set(`m${action.built.square}`, squareAt(action.built.square))
    if (action.type === 'wonder') sites.set(`w${action.square}`, plusAt(action.square))
  }
  return (
    <g>
      {[...sites].map(([key, squares]) => (
        <path key={key} className={styles.offer} d={outline(squares, 3, 10)} />
      ))}
    </g>
  )
}
