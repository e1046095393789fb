import { usePointedOut } from '@ludoteca/page-kit/board/pointed.ts'
import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import type { ReactNode } from 'react'
import {
  type Action,
  BLACK,
  BLUE,
  COLOURS,
  type Colour,
  GREEN,
  RED,
  squareName,
} from '../../../rules/index.ts'
import { Chip } from '../art/chip.tsx'
import { Catastrophe, Leader, Tile } from '../art/pieces.tsx'
import { bySquare, heldOf, onSquare, squareOf } from '../choosing/choices.ts'
import { type Held, putting, sameHeld, select, useSelection } from '../choosing/selection.ts'
import { useLetGo } from '../choosing/use-let-go.ts'
import { wordsIn } from '../text/index.ts'
import type { TigrisProps } from '../types.ts'
import { Swap } from './swap.tsx'
import styles from './tray.module.css'

/** Everything one can pick up in an action, and the actions that need no square. */
export function Tray(props: TigrisProps) {
  const { view, legal, act, lang } = props
  const words = wordsIn(lang)
  const { held, square, swap } = useSelection(view)
  const letGo = useLetGo(props)
  // As after the first of two taps: it lies on its square and waits to be confirmed.
  usePointedOut<Action>(action =>
    select(view, {
      held: heldOf(action),
      square: squareOf(action),
      swap: action.type === 'swap' ? action.tiles : null,
    }),
  )
  const seat = view.active
  const pass = legal.find(each => each.type === 'pass')
  const withdraw = legal.find(
    each => each.type === 'withdraw' && held?.kind === 'leader' && each.colour === held.colour,
  )
  const pending = held && square !== null ? legal.find(each => isPutting(each, held, square)) : undefined
  const hint = held
    ? words.pickSquare(bySquare(legal, { held, square, swap }).size)
    : square !== null
      ? words.pickFor(squareName(square))
      : words.pickPiece
  if (swap) return <Swap props={props} marked={swap} onCancel={letGo} />
  const leaderWhere = (colour: Colour): string => {
    const stands = view.leaders[seat * 4 + colour] ?? -1
    return stands < 0 ? words.atHome : words.standsOn(squareName(stands))
  }
  return (
    <div className={styles.tray}>
      <p className={styles.hint} aria-live="polite">
        {hint}
      </p>
      <fieldset className={styles.row} aria-label={words.trayTiles}>
        {COLOURS.map(colour => (
          <Piece
            key={colour}
            props={props}
            number={1 + colour}
            held={{ kind: 'tile', colour }}
            name={words.tile(colour)}
            label={words.tileLabels[colour]}
            note={words.inHand(view.hands[seat]?.[colour] ?? 0)}
            count={view.hands[seat]?.[colour] ?? 0}
          >
            <Tile colour={colour} />
          </Piece>
        ))}
      </fieldset>
      <fieldset className={styles.row} aria-label={words.trayLeaders}>
        {COLOURS.map(colour => (
          <Piece
            key={colour}
            props={props}
            number={5 + colour}
            held={{ kind: 'leader', colour }}
            name={words.leader(colour)}
            note={leaderWhere(colour)}
          >
            <Leader seat={seat} colour={colour} own />
          </Piece>
        ))}
      </fieldset>
      <fieldset className={styles.others} aria-label={words.trayOthers}>
        <Piece
          props={props}
          number={9}
          held={{ kind: 'catastrophe' }}
          name={words.catastrophe}
          note={words.catastrophes(view.catastrophes[seat] ?? 0)}
          count={view.catastrophes[seat] ?? 0}
        >
          <Catastrophe />
        </Piece>
        <SwapButton {...props} />
      </fieldset>
      <div className={styles.verbs}>
        {pending && square !== null && (
          <Button tone="main" onClick={() => act(pending)} data-choice="put">
            {words.putHere(squareName(square))}
          </Button>
        )}
        {withdraw?.type === 'withdraw' && (
          <Button
            onClick={() => act(withdraw)}
            onPointerEnter={() => props.consider([withdraw])}
            onFocus={() => props.consider([withdraw])}
            data-choice="withdraw"
          >
            {words.withdraw(words.leader(withdraw.colour))}
          </Button>
        )}
        {held || square !== null ? (
          <Button tone="quiet" onClick={letGo}>
            {words.cancel}
          </Button>
        ) : (
          pass && (
            <Button
              tone="quiet"
              onClick={() => act(pass)}
              onPointerEnter={() => props.consider([pass])}
              onFocus={() => props.consider([pass])}
              data-choice="pass"
            >
              {words.pass}
            </Button>
          )
        )}
      </div>
    </div>
  )
}

const isPutting = (action: TigrisProps['legal'][number], held: Held, square: number): boolean => {
  const piece = heldOf(action)
  return piece !== null && sameHeld(held, piece) && 'square' in action && action.square === square
}

/** Opens the swap, or says why there is none. */
function SwapButton({ view, legal, lang, explain, consider }: TigrisProps) {
  const words = wordsIn(lang)
  const open = legal.some(action => action.type === 'swap')
  const first = COLOURS.find(colour => view.hands[view.active]?.[colour])
  const one = (colour: Colour): number => (colour === first ? 1 : 0)
  const press = (): void => {
    consider(null)
    if (open) select(view, { swap: [0, 0, 0, 0], held: null, square: null })
    else explain({ type: 'swap', tiles: [one(RED), one(BLUE), one(GREEN), one(BLACK)] })
  }
  return (
    <button
      type="button"
      className={styles.piece}
      title={words.swap}
      onClick={press}
      data-choice={open ? 'swap' : undefined}
      data-shut={!open}
    >
      <svg className={styles.swap} aria-hidden="true" viewBox="0 0 24 24">
        <path d="M4 9h14M14 4l5 5-5 5M20 16H6M10 11l-5 5 5 5" />
      </svg>
      <span className={styles.name}>{words.swapShort}</span>
      <span className="visually-hidden">{words.swap}</span>
    </button>
  )
}

interface PieceProps {
  readonly props: TigrisProps
  readonly held: Held
  readonly number: number
  readonly name: string
  /** The name as it is written on the button, if that must break somewhere. */
  readonly label?: string | undefined
  readonly note: string
  readonly count?: number
  readonly children: ReactNode
}

/** Picks a piece up; with a square chosen before, puts it there. */
function Piece({ props, held, number, name, label = name, note, count, children }: PieceProps) {
  const { view, legal, act, explain, consider, lang } = props
  const words = wordsIn(lang)
  const selection = useSelection(view)
  const { square } = selection
  const waiting = selection.held === null && square !== null
  const here = waiting ? onSquare(legal, square).find(each => isPutting(each, held, square)) : undefined
  const open = waiting
    ? here !== undefined
    : legal.some(each => {
        const piece = heldOf(each)
        return piece !== null && sameHeld(held, piece)
      })
  const press = (keyboard: boolean): void => {
    if (here) act(here)
    else if (waiting) explain(putting(held, square))
    else if (!open && held.kind !== 'leader') explain(putting(held, 0))
    else {
      const drop = sameHeld(selection.held, held)
      consider(null)
      select(view, { held: drop ? null : held, square: null })
      // Whoever picked it up with a key goes on with a key.
      if (keyboard && !drop) document.querySelector<HTMLElement>('[data-square][tabindex="0"]')?.focus()
    }
  }
  return (
    <button
      type="button"
      className={styles.piece}
      aria-pressed={sameHeld(selection.held, held)}
      data-choice={open ? number : undefined}
      data-piece={held.kind === 'catastrophe' ? held.kind : `${held.kind}-${held.colour}`}
      data-shut={!open}
      title={words.withNote(name, note)}
      onClick={event => press(event.detail === 0)}
      onPointerEnter={() => here && consider([here])}
    >
      <Chip size={36}>{children}</Chip>
      {count !== undefined && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
      <span className={styles.name}>{label}</span>
      <span className="visually-hidden">{note}</span>
    </button>
  )
}
