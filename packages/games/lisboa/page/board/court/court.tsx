import { DUMMY, hostOf, NOBLES, NONE, officialsAt, PLAZA } from '../../../rules/index.ts'
import { CardFace } from '../art/card.tsx'
import { useDesk } from '../desk.tsx'
import { cardLabel, cardLines } from '../explain-card.ts'
import { Palace } from '../panorama/scenery.tsx'
import { Piece } from '../piece.tsx'
import styles from './court.module.css'
import { NobleDesk } from './noble.tsx'
import { Official } from './official.tsx'

/** The Royal Court: three nobles in the bays of one palace, their officials on its steps. */
export function Court() {
  return (
    <div className={styles.court}>
      <Palace />
      {NOBLES.map((noble, i) => (
        <NobleDesk key={noble} noble={i} />
      ))}
    </div>
  )
}

/** The card that is at court now, and the plaza in front of it. */
export function Forecourt() {
  return (
    <div className={styles.foot}>
      <CardAtCourt />
      <Plaza />
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
      {/* On a visit what the card would do in a portfolio does not count. */}
      <CardFace
        tables={words.pieces.the.tables}
        card={view.court}
        name={words.pieces.the.card(view.court)}
        held={hostOf(view) !== NONE}
      />
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
      {owners.map(owner => (
        <span key={owner} className={styles.crowd}>
          <b>{officialsAt(view, PLAZA, owner)}</b>
          <Official owner={owner} />
        </span>
      ))}
    </Piece>
  )
}
