import { useMark, usePointedOut } from '@ludoteca/page-kit/board/pointed.ts'
import { PointedOut } from '@ludoteca/page-kit/board/pointed-out.tsx'
import { useState } from 'react'
import { type Action, decision, type Tables } from '../../../rules/index.ts'
import { CardFace } from '../art/card.tsx'
import { PowerMark } from '../art/effects.tsx'
import { Mark } from '../art/glyph.tsx'
import type { Props } from '../desk.tsx'
import { cardLabel, cardLines, clergyLines } from '../explain-card.ts'
import { wordsIn } from '../text/words.ts'
import styles from './panel.module.css'

/** Any number of cards or tiles at once: toggle them, then confirm. */
export function ChoosePanel(props: Props) {
  const { view, lang, legal, act, consider } = props
  const words = wordsIn(lang, view)
  const frame = decision(view)
  const player = view.players[frame?.seat ?? 0]
  const church = frame?.kind === 'church'
  const things = (church ? player?.clergy : player?.hand) ?? []
  const [marked, setMarked] = useState<readonly number[]>([])
  const action = legal.find(each => same(each, marked))
  usePointedOut<Action>(pointed => setMarked(thingsOf(pointed)))
  const { ref, considered, pointed } = useMark<HTMLButtonElement>(action)
  const wigs = marked.reduce((sum, tile) => sum + (words.pieces.the.tables.clergy[tile]?.wigs ?? 0), 0)
  const toggle = (thing: number) => {
    const next = marked.includes(thing) ? marked.filter(each => each !== thing) : [...marked, thing]
    setMarked(next)
    const found = legal.find(each => same(each, next))
    consider(found ? [found] : null)
  }
  return (
    <div className={styles.turn} data-lisboa>
      <div className={styles.cards}>
        {things.map((thing, i) => (
          <button
            key={thing}
            type="button"
            className={styles.card}
            data-choice={i + 1}
            aria-pressed={marked.includes(thing)}
            onClick={() => toggle(thing)}
          >
            <span className="visually-hidden">
              {church
                ? words.signs.sentences([words.pieces.the.clergy(thing), ...clergyLines(words, thing)])
                : words.signs.sentences([cardLabel(words, thing), ...cardLines(words, thing)])}
            </span>
            <span aria-hidden="true" className={styles.face}>
              {church ? (
                <Tile face={words.pieces.the.tables.clergy[thing]} />
              ) : (
                <CardFace tables={words.pieces.the.tables} card={thing} name={null} />
              )}
            </span>
          </button>
        ))}
      </div>
      <button
        ref={ref}
        type="button"
        className={styles.confirm}
        data-considered={considered}
        data-choice={things.length + 1}
        data-testid="confirm"
        disabled={!action}
        onClick={() => action && act(action)}
      >
        {church ? words.board.confirmGiveUp(marked.length, wigs) : words.board.confirmRenew(marked.length)}
        <PointedOut shown={pointed} />
      </button>
    </div>
  )
}

function Tile({ face }: { face: Tables['clergy'][number] | undefined }) {
  return (
    <span className={styles.tile}>
      {face && <PowerMark power={face.power} />}
      <Mark name="wig" n={face?.wigs ?? 0} />
    </span>
  )
}

/** The cards or tiles an action stands for; passing stands for none. */
const thingsOf = (action: Action): readonly number[] =>
  action.type === 'give-up' ? action.tiles : action.type === 'renew' ? action.cards : []

/** Whether it stands for exactly these. */
function same(action: Action, marked: readonly number[]): boolean {
  const things = thingsOf(action)
  return things.length === marked.length && marked.every(each => things.includes(each))
}
