import type { Viewer } from '@ludoteca/engine'
import { COLOURS, MONUMENTS, type Piece, pieceAt, SQUARES, type State } from '../../../rules/index.ts'
import { Monument, Wonder } from '../art/monument.tsx'
import { Building, Catastrophe, DownTile, Leader, Tile, Treasure, UnificationMark } from '../art/pieces.tsx'
import { at, left, SIDE, top } from './geometry.ts'
import styles from './pieces-layer.module.css'

const ALL = Array.from({ length: SQUARES }, (_, square) => square)

interface PiecesLayerProps {
  readonly view: State
  readonly viewer: Viewer
  /** Squares where something has just been laid. */
  readonly fresh: ReadonlySet<number>
}

/** Everything that lies on the map, from the ground up. */
export function PiecesLayer({ view, viewer, fresh }: PiecesLayerProps) {
  const pieces = ALL.map(square => pieceAt(view, square))
  return (
    <g>
      {ALL.map(square => (
        <Ground key={square} square={square} piece={pieces[square]} fresh={fresh.has(square)} />
      ))}
      {COLOURS.map(colour => {
        const square = view.buildings[colour] ?? -1
        return square < 0 ? null : (
          <g key={colour} transform={at(square)}>
            <Building colour={colour} />
          </g>
        )
      })}
      {view.wonder >= 0 && (
        <g
          className={fresh.has(view.wonder) ? styles.fresh : undefined}
          transform={`translate(${left(view.wonder) - SIDE} ${top(view.wonder) - SIDE})`}
        >
          <Wonder />
        </g>
      )}
      {MONUMENTS.map((colours, monument) => {
        const corner = view.monuments[monument] ?? -1
        return corner < 0 ? null : (
          <g key={colours.join()} transform={at(corner)}>
            <g className={fresh.has(corner) ? styles.fresh : undefined}>
              <Monument colours={colours} />
            </g>
          </g>
        )
      })}
      {view.leaders.map((square, index) => {
        const piece = pieces[square]
        return piece?.kind === 'leader' ? (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the leader, who walks from square to square
            key={index}
            className={styles.leader}
            style={{ transform: `translate(${left(square)}px, ${top(square)}px)` }}
          >
            <g className={fresh.has(square) ? styles.fresh : undefined}>
              <Leader seat={piece.seat} colour={piece.colour} own={piece.seat === viewer} />
            </g>
          </g>
        ) : null
      })}
      {ALL.filter(square => pieces[square] && 'treasure' in pieces[square] && pieces[square].treasure).map(
        square => (
          <g key={square} transform={at(square)}>
            <Treasure />
          </g>
        ),
      )}
      {view.united >= 0 && (
        <g transform={at(view.united)}>
          <UnificationMark />
        </g>
      )}
    </g>
  )
}

interface GroundProps {
  readonly square: number
  readonly piece: Piece | undefined
  readonly fresh: boolean
}

function Ground({ square, piece, fresh }: GroundProps) {
  if (!piece || piece.kind === 'empty' || piece.kind === 'leader') return null
  return (
    <g transform={at(square)}>
      <g className={fresh ? styles.fresh : undefined}>
        {piece.kind === 'tile' && <Tile colour={piece.colour} />}
        {piece.kind === 'down' && <DownTile />}
        {piece.kind === 'catastrophe' && <Catastrophe />}
      </g>
    </g>
  )
}
