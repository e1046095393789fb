import { Touch } from '@ludoteca/page-kit/board/touch.tsx'
import type { ReactNode } from 'react'
import type { Action } from '../../rules/index.ts'
import { useDesk } from './desk.tsx'
import styles from './piece.module.css'

interface PieceProps {
  /** The name of the place, see `places.ts`. */
  readonly place?: string
  /** Several places that lie in one; a piece has this or `place`. */
  readonly places?: readonly string[]
  /** In words what the drawing shows; also the head of the explanation. */
  readonly label: string
  /** More lines of explanation. */
  readonly lines?: readonly (string | false | null | undefined)[]
  readonly more?: ReactNode
  /** Tried although closed: says why not. */
  readonly closed?: Action | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Something on the board that explains itself, and can be chosen when the rules allow. */
export function Piece({
  place,
  places = place ? [place] : [],
  label,
  lines = [],
  more,
  closed,
  className,
  children,
}: PieceProps) {
  const { offersAt, consider, explain, legal, words } = useDesk()
  const told = lines.filter(line => typeof line === 'string')
  return (
    <Touch
      offers={places.flatMap(offersAt)}
      closed={closed && legal.length > 0 ? () => explain(closed) : undefined}
      leave={() => consider(null)}
      label={words.signs.sentences([label, ...told])}
      className={className ? `${styles.piece} ${className}` : styles.piece}
      spot={places[0]}
      info={
        <>
          <strong className={styles.head}>{label}</strong>
          {told.map(line => (
            <p key={line}>{line}</p>
          ))}
          {more}
        </>
      }
    >
      {/* The label says it all in words; the drawing is for the eyes. */}
      <span aria-hidden="true" className={styles.drawing}>
        {children}
      </span>
    </Touch>
  )
}
