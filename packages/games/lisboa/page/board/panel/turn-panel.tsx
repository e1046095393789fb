import { bringIntoView } from '@ludoteca/page-kit/board/bring-into-view.ts'
import { useMark, usePointedOut } from '@ludoteca/page-kit/board/pointed.ts'
import { PointedOut } from '@ludoteca/page-kit/board/pointed-out.tsx'
import { useEffect, useRef } from 'react'
import { type Action, decision } from '../../../rules/index.ts'
import { CardFace } from '../art/card.tsx'
import { Glyph } from '../art/glyph.tsx'
import type { Props } from '../desk.tsx'
import { cardLabel, cardLines } from '../explain-card.ts'
import { chooseCard, useChosenCard } from '../selection.ts'
import { wordsIn } from '../text/words.ts'
import styles from './panel.module.css'
import { type Use, usesOf } from './uses.ts'

/** The turn: take up a card, compare what it can be used for. */
export function TurnPanel(props: Props) {
  const { view, legal, lang } = props
  const words = wordsIn(lang, view)
  const seat = decision(view)?.seat ?? 0
  const hand = view.players[seat]?.hand ?? []
  const chosen = useChosenCard()
  const card = chosen !== null && hand.includes(chosen) ? chosen : null
  usePointedOut<Action>(action => 'card' in action && chooseCard(action.card))
  const uses = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const first = uses.current?.firstElementChild
    if (card !== null && first instanceof HTMLElement) bringIntoView(first)
  }, [card])
  return (
    <div className={styles.turn} data-lisboa>
      <div className={styles.cards} data-choosing={card === null}>
        {hand.map((each, i) => (
          <button
            key={each}
            type="button"
            className={styles.card}
            data-choice={usable(legal, each) ? i + 1 : undefined}
            aria-pressed={each === card}
            onClick={() => chooseCard(each)}
          >
            <span className="visually-hidden">
              {words.signs.sentences([cardLabel(words, each), ...cardLines(words, each)])}
            </span>
            <span aria-hidden="true" className={styles.face}>
              <CardFace
                tables={words.pieces.the.tables}
                card={each}
                name={card === null ? words.pieces.the.card(each) : null}
              />
            </span>
          </button>
        ))}
      </div>
      {card === null ? (
        <p className={styles.hint}>{words.board.chooseCard}</p>
      ) : (
        <>
          <p className={styles.name}>{cardLabel(words, card)}</p>
          <ul className={styles.uses} ref={uses}>
            {usesOf(card, props, words, seat).map((use, i) => (
              <UseColumn
                key={use.title}
                use={use}
                props={props}
                number={hand.length + i + 1}
                open={legal.includes(use.action)}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** Whether there is anything to do with this card now. */
const usable = (legal: readonly Action[], card: number): boolean =>
  legal.some(action => 'card' in action && action.card === card)

interface UseColumnProps {
  readonly use: Use
  readonly props: Props
  readonly number: number
  readonly open: boolean
}

function UseColumn({ use, props, number, open }: UseColumnProps) {
  const { act, consider, explain } = props
  const { board } = wordsIn(props.lang, props.view)
  const { ref, considered, pointed } = useMark<HTMLLIElement>(use.action)
  const look = () => consider([use.action])
  return (
    <li className={styles.use} data-open={open} data-considered={considered} ref={ref}>
      <button
        type="button"
        className={styles.do}
        data-choice={open ? number : undefined}
        data-use={use.action.type}
        aria-disabled={!open}
        onClick={() => (open ? act(use.action) : explain(use.action))}
        onPointerEnter={event => event.pointerType === 'mouse' && open && look()}
        onFocus={() => open && look()}
      >
        <Glyph name={use.glyph} />
        {use.title}
        <PointedOut shown={pointed} />
      </button>
      <Part title={board.useCost} lines={use.cost} />
      <Part title={board.gives} lines={use.gives} />
      <Part title={board.leadsTo} lines={use.leads} />
      {!open && <Why action={use.action} props={props} />}
    </li>
  )
}

function Part({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <div className={styles.part}>
      <b>{title}</b>
      {lines.map(line => (
        <span key={line}>{line}</span>
      ))}
    </div>
  )
}

/** Why a use is closed, in the words of the rule. */
function Why({ action, props }: { action: Action; props: Props }) {
  const { game, view, text } = props
  const refusal = game.refusal(view, action)
  return refusal ? <p className={styles.why}>{text.refusal(refusal)}</p> : null
}
