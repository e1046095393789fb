import { SeatMark } from '@ludoteca/page-kit/ui/seat-mark.tsx'
import { type Hull, loaded, moves, type Tables } from '../../../rules/index.ts'
import { GoodGlyph, Mark } from '../art/glyph.tsx'
import { useDesk } from '../desk.tsx'
import { shipLines } from '../explain-card.ts'
import { Piece } from '../piece.tsx'
import styles from './fleet.module.css'

/** The ships of everybody at the quay: whoever has goods sells onto them where they lie. */
export function Fleet() {
  const { view, words } = useDesk()
  const ships = view.players.flatMap((player, owner) => player.ships.map(hull => ({ hull, owner })))
  return (
    <div className={styles.fleet} data-spot="fleet">
      {ships.map(({ hull, owner }) => (
        <Vessel key={hull.ship} hull={hull} owner={owner} />
      ))}
      {ships.length === 0 && <p className={styles.none}>{words.board.noShips}</p>}
    </div>
  )
}

interface VesselProps {
  readonly hull: Hull
  readonly owner: number
}

function Vessel({ hull, owner }: VesselProps) {
  const { words, names } = useDesk()
  const { board, pieces, signs } = words
  const face = pieces.the.tables.ships[hull.ship] as Tables['ships'][number]
  const cargo = hull.hold.flatMap((n, good) => Array.from({ length: n }, () => good))
  const goods = hull.hold.flatMap((n, good) => (n > 0 ? [`${n} × ${pieces.the.good(good)}`] : []))
  return (
    <Piece
      place={`ship:${hull.ship}`}
      label={signs.named(names[owner] ?? '', board.ship(pieces.the.ship(hull.ship)))}
      lines={[
        hull.sealed ? board.atSea : board.docked,
        [board.holdText(loaded(hull), face.hull), ...goods].join(' · '),
        ...shipLines(words, hull.ship),
      ]}
      closed={moves.sell(0, hull.ship)}
      className={styles.ship}
    >
      <span className={styles.vessel} data-colour={face.colour} data-sea={hull.sealed}>
        <Rigging />
        <span className={styles.sail}>
          <SeatMark seat={owner} size={13} />
          {face.modifier > 0 && <Mark name="reis" n={`+${face.modifier}`} />}
        </span>
        <span className={styles.hold}>
          {Array.from({ length: face.hull }, (_, i) => {
            const good = cargo[i]
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: places in the hold
              <span key={i} className={styles.place}>
                {good !== undefined && <GoodGlyph good={good} />}
              </span>
            )
          })}
        </span>
      </span>
    </Piece>
  )
}

/** Hull and sail, as broad as the hold needs them. */
const Rigging = () => (
  <svg
    className={styles.rigging}
    viewBox="0 0 80 44"
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
  >
    <path className={styles.canvas} d="M12 2q32 3 58-1 5 12-1 21H10q6-10 2-20z" />
    <path className={styles.hull} d="M2 21h76q-1 14-9 22H12Q4 36 2 21z" />
    <path className={styles.gunwale} d="M2 21h76v3H2z" />
  </svg>
)
