import { DUMMY, NOBLES, NONE, officialsAt, PLAZA } from '@ludoteca/lisboa'
import { CardFace } from '../art/card.tsx'
import { useDesk } from '../desk.tsx'
import { cardLabel, cardLines } from '../explain-card.ts'
import { Piece } from '../piece.tsx'
import styles from './court.module.css'
import { NobleDesk, Official } from './noble.tsx'

/** The Royal Court: three nobles, the card that is there now, and the plaza in front of it. */
export function Court() {
  return (
    <div className={styles.court}>
      {NOBLES.map((noble, i) => (
        <NobleDesk key={noble} noble={i} />
      ))}
      <div className={styles.foot}>
        <CardAtCourt />
        <Plaza />
      </div>
    </div>
  )
}

function CardAtCourt() {
  const { view, words } = useDesk()
  if (view.court === NONE) {
    return (
      <Piece label={words.board.courtEmpty} className={styles.throne}>
        <span className={styles.vacant}>{words.board.courtEmpty}</span>
      </Piece>
    )
  }
  return (
    <Piece
      label={words.board.atCourt(cardLabel(words, view.court))}
      lines={cardLines(words, view.court)}
      className={styles.throne}
    >
      <CardFace card={view.court} name={null} lines={[words.pieces.the.card(view.court)]} />
    </Piece>
  )
}

function Plaza() {
  const { view, words, names } = useDesk()
  const owners = [...view.players.keys(), DUMMY].filter(owner => officialsAt(view, PLAZA, owner) > 0)
  const nameOf = (owner: number): string => (owner === DUMMY ? words.board.neutral : (names[owner] ?? ''))
  return (
    <Piece
      label={words.board.plaza}
      lines={[
        ...owners.map(owner => words.board.officialsOf(nameOf(owner), officialsAt(view, PLAZA, owner))),
        words.board.plazaWhy,
      ]}
      className={styles.plaza}
    >
      <small>{words.board.plaza}</small>
      {owners.flatMap(owner =>
        Array.from({ length: officialsAt(view, PLAZA, owner) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal officials
          <Official key={`${owner}-${i}`} owner={owner} />
        )),
      )}
    </Piece>
  )
}
