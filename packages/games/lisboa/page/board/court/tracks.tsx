import { GOODS, MARKET, moves, TREASURY_STEPS, treasuryLeft, treasuryRight } from '../../../rules/index.ts'
import { signed } from '../../../rules/text/lookup.ts'
import { Glyph, GoodGlyph } from '../art/glyph.tsx'
import { useDesk } from '../desk.tsx'
import { Piece } from '../piece.tsx'
import styles from './tracks.module.css'

/** The treasury: one marker, two numbers, each with what it is for. */
export function Treasury() {
  const { view, words } = useDesk()
  const { board } = words
  return (
    <Piece
      label={board.treasuryAt(treasuryLeft(view), treasuryRight(view))}
      lines={[board.treasuryLeft, board.treasuryRight]}
      className={styles.treasury}
    >
      <span className={styles.legend}>
        <Glyph name="influence" />
        <Glyph name="reis" />
      </span>
      {TREASURY_STEPS.map((step, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps of the track never move
        <span key={i} className={styles.step} data-here={i === view.treasury}>
          <b>{signed(step.left)}</b>
          <b>{step.right}</b>
        </span>
      ))}
    </Piece>
  )
}

export function Market() {
  const { view, words } = useDesk()
  const { board, pieces } = words
  return (
    <div className={styles.market}>
      {GOODS.map((id, good) => {
        const { min, max } = MARKET[good] as (typeof MARKET)[number]
        const price = view.prices[good] as number
        return (
          <Piece
            key={id}
            place={`price:${good}`}
            label={board.price(pieces.the.good(good), price)}
            lines={[board.priceWhy(min, max)]}
            closed={moves.raisePrice(good)}
            className={styles.good}
          >
            <GoodGlyph good={good} />
            <span className={styles.prices}>
              {Array.from({ length: max - min + 1 }, (_, i) => min + i).map(n => (
                <span key={n} data-here={n === price}>
                  {n}
                </span>
              ))}
            </span>
          </Piece>
        )
      })}
    </div>
  )
}
