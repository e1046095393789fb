import { Touch } from '@ludoteca/page-kit/board/touch.tsx'
import { moves } from '../../../rules/index.ts'
import { CardFace } from '../art/card.tsx'
import { useDesk } from '../desk.tsx'
import { cardLabel, cardLines } from '../explain-card.ts'
import { Piece } from '../piece.tsx'
import { chooseCard, useChosenCard } from '../selection.ts'
import styles from './hand.module.css'

/** The cards in hand. On one's turn a card is taken up to see its uses. */
export function Hand() {
  const { mine, words, viewer, frame, legal, actionsAt, explain } = useDesk()
  const chosen = useChosenCard()
  if (viewer === 'table') return null
  const playing = frame?.kind === 'turn' && legal.length > 0
  return (
    <div className={styles.hand} data-spot="hand">
      {mine.packet.map(card => (
        <Piece
          key={card}
          place={`packet:${card}`}
          label={cardLabel(words, card)}
          lines={cardLines(words, card)}
          className={styles.held}
        >
          <CardFace tables={words.pieces.the.tables} card={card} name={words.pieces.the.card(card)} />
        </Piece>
      ))}
      {mine.hand.map(card => {
        const label = cardLabel(words, card)
        const lines = cardLines(words, card)
        const name = words.pieces.the.card(card)
        return playing ? (
          <div key={card} className={styles.slot} data-chosen={chosen === card}>
            <Touch
              label={words.signs.sentences([label, ...lines])}
              offers={actionsAt(`hand:${card}`).length > 0 ? [{ label, run: () => chooseCard(card) }] : []}
              closed={() => explain(moves.portfolio(card))}
              className={styles.playable}
              spot={`hand:${card}`}
            >
              <span aria-hidden="true">
                <CardFace tables={words.pieces.the.tables} card={card} name={name} />
              </span>
            </Touch>
          </div>
        ) : (
          <Piece key={card} place={`gone:${card}`} label={label} lines={lines} className={styles.held}>
            <CardFace tables={words.pieces.the.tables} card={card} name={name} />
          </Piece>
        )
      })}
    </div>
  )
}
