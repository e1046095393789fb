import { useMemo, useState } from 'react'
import { HEIGHT, kingdoms, squareName, WIDTH } from '../../../rules/index.ts'
import { bySquare, onSquare, squareOf } from '../choosing/choices.ts'
import { putting, select, useSelection } from '../choosing/selection.ts'
import { Squares } from '../map/squares.tsx'
import { Option } from '../panel/option.tsx'
import { squareText } from '../square-text.ts'
import { wordsIn } from '../text/index.ts'
import type { TigrisProps } from '../types.ts'
import styles from './explorer.module.css'
import { legend, letter } from './letters.ts'

/** How rows and columns are called: the names of the squares along two edges, without the other half. */
const COLUMNS = Array.from({ length: WIDTH }, (_, x) => squareName(x).replace(/\d+/, ''))
const ROWS = Array.from({ length: HEIGHT }, (_, y) => squareName(y * WIDTH).replace(/\D+/, ''))

/** The map as letters that arrow keys walk over; every square says what it is and what can be done there. */
export function Explorer(props: TigrisProps) {
  const { view, legal, act, explain, lang } = props
  const words = wordsIn(lang)
  const selection = useSelection(view)
  const realms = useMemo(() => kingdoms(view), [view])
  const targets = useMemo(() => bySquare(legal, selection), [legal, selection])
  const [looked, setLooked] = useState<number | null>(null)
  const { held, square } = selection
  const choose = (chosen: number): void => {
    const action = targets.get(chosen)
    if (action) act(action)
    else if (held && legal.length > 0) explain(putting(held, chosen))
    else select(view, { square: square === chosen ? null : chosen })
  }
  const here = square === null ? [] : legal.filter(each => squareOf(each) === square)
  const offers = square === null ? [] : view.phase.kind === 'action' ? onSquare(legal, square) : here
  return (
    <section className={styles.explorer} aria-labelledby="te-explore">
      <h2 id="te-explore">{words.explore}</h2>
      <p className={styles.hint}>{words.exploreHint}</p>
      <div className={styles.map}>
        <div className={styles.columns} aria-hidden="true">
          {COLUMNS.map(each => (
            <span key={each}>{each}</span>
          ))}
        </div>
        <div className={styles.rows} aria-hidden="true">
          {ROWS.map(each => (
            <span key={each}>{each}</span>
          ))}
        </div>
        <Squares
          label={words.map}
          describe={each =>
            squareText(props, realms, each) + (targets.has(each) ? ` · ${words.square.open}` : '')
          }
          open={targets}
          chosen={square}
          onChoose={choose}
          onLook={setLooked}
        >
          {each => <span className={styles.letter}>{letter(view, each)}</span>}
        </Squares>
      </div>
      <ul className={styles.legend} aria-label={words.legend}>
        {legend(props).map(([sign, meaning]) => (
          <li key={sign}>
            <span className={styles.sign}>{sign}</span> {meaning}
          </li>
        ))}
      </ul>
      <p className={styles.looked} aria-hidden="true">
        {looked === null ? '' : squareText(props, realms, looked)}
      </p>
      {square !== null && (
        <div className={styles.offers} aria-live="polite">
          <h3>{words.doHere(squareName(square))}</h3>
          {offers.length === 0 && <p>{words.nothingHere}</p>}
          {offers.map((action, i) => (
            <Option key={props.game.write(action)} props={props} action={action} number={10 + i}>
              {props.text.action(action, view)}
            </Option>
          ))}
        </div>
      )}
    </section>
  )
}
