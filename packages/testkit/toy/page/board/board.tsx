import type { BoardProps } from '@ludoteca/page-kit/board/contract.ts'
import {
  cardName,
  suit,
  type ToyAction,
  type ToyEvent,
  type ToyState,
  UNKNOWN,
  value,
} from '../../rules/index.ts'
import { words } from './words.ts'

type Props = BoardProps<ToyState, ToyAction, ToyEvent>

const COLOURS = ['#b8860b', '#4b5f9e', '#8a4b8f', '#2f7f7a']
const [WIDTH, HEIGHT, GAP] = [34, 44, 6]

interface RowProps {
  readonly title: string
  readonly cards: readonly number[]
  readonly name: (card: number) => string
  /** Each card lies a little higher than the one before. */
  readonly rises?: boolean
}

function Row({ title, cards, name, rises = false }: RowProps) {
  const rise = rises ? 3 : 0
  const height = HEIGHT + rise * cards.length
  return (
    <figure data-row={title}>
      <figcaption>{title}</figcaption>
      <svg
        role="img"
        aria-label={cards.map(name).join(', ') || '–'}
        width={Math.max(1, cards.length) * (WIDTH + GAP)}
        height={height}
      >
        {cards.map((card, at) => (
          // Hidden cards are all alike: only their place tells them apart.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <g key={at} transform={`translate(${at * (WIDTH + GAP)} ${height - HEIGHT - rise * at})`}>
            <rect width={WIDTH} height={HEIGHT} rx="4" fill={COLOURS[suit(card)] ?? '#666'} />
            <text x={WIDTH / 2} y={HEIGHT / 2 + 6} textAnchor="middle" fill="#fff">
              {card === UNKNOWN ? '?' : value(card)}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  )
}

/** The pool, and before everybody their cards and their stairs. */
export function Board({ view, lang, names }: Props) {
  const own = words[lang]
  const name = cardName[lang]
  return (
    <div data-toy-board>
      <p>
        {own.bag}: {view.bag.length}
      </p>
      <Row title={own.pool} cards={view.pool} name={name} />
      {names.map((who, seat) => (
        // Seats never move.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <section key={seat} aria-label={who}>
          <h3>{who}</h3>
          <Row title={own.stairs} cards={view.stairs[seat] ?? []} name={name} rises />
          <Row title={own.hand} cards={view.hands[seat] ?? []} name={name} />
          <Row title={own.open} cards={view.shown[seat] ?? []} name={name} />
        </section>
      ))}
    </div>
  )
}
