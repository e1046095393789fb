import { GOODS, MARKET, moves, TREASURY_STEPS, treasuryLeft, treasuryRight } from '../../../rules/index.ts'
import { signed } from '../../../rules/text/lookup.ts'
import { Glyph, GoodGlyph } from '../art/glyph.tsx'
import { useDesk } from '../desk.tsx'
import { Piece } from '../piece.tsx'
import styles from './quay.module.css'

/** The treasury: a frieze on the river wall. One marker, two numbers, each with what it is for. */
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
        <Glyph name="treasury" />
      </span>
      {TREASURY_STEPS.map((step, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps of the track never move
        <span key={i} className={styles.step} data-here={i === view.treasury}>
          <b>
            {signed(step.left)}
            <Glyph name="influence" />
          </b>
          <b>
            {step.right}
            <Glyph name="reis" />
          </b>
        </span>
      ))}
    </Piece>
  )
}

/** The market: a warehouse on the quay for each good, with its price. */
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
            <Roof />
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

const Roof = () => (
  <svg
    className={styles.roof}
    viewBox="0 0 128 10"
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M0 10L10 1h108l10 9z" />
  </svg>
)
