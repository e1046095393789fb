import {
  ARCHITECTS,
  buildingOf,
  decreeWigs,
  KINDS,
  moves,
  NONE,
  shipPrice,
  tradesOf,
} from '../../../rules/index.ts'
import { BuildingArt } from '../art/building.tsx'
import { CardFace } from '../art/card.tsx'
import { CardName } from '../art/card-name.tsx'
import { DecreeMark } from '../art/effects.tsx'
import { Glyph, Mark } from '../art/glyph.tsx'
import { useDesk } from '../desk.tsx'
import { cardLabel, cardLines, decreeLines, shipLines } from '../explain-card.ts'
import { Piece } from '../piece.tsx'
import styles from './supply.module.css'

/** The four piles of Political cards with their open tops. */
export function Piles() {
  const { view, words } = useDesk()
  const { board, pieces } = words
  return (
    <div className={styles.piles}>
      {KINDS.map((kind, i) => {
        const pile = view.piles[i] ?? []
        const top = pile.at(-1) ?? NONE
        const known = pieces.the.tables.cards[top] !== undefined
        return (
          <Piece
            key={kind}
            place={`draw:${i}`}
            label={known ? cardLabel(words, top) : words.signs.named(pieces.the.kind(i), board.emptyPile)}
            lines={[...cardLines(words, top), board.cardsLeft(pile.length)]}
            closed={moves.draw(i)}
            className={styles.pile}
          >
            {pile.length > 0 ? (
              <CardFace tables={pieces.the.tables} card={top} name={known ? pieces.the.card(top) : null} />
            ) : (
              <span className={styles.vacant}>{board.emptyPile}</span>
            )}
            <span className={styles.count}>{pile.length}</span>
          </Piece>
        )
      })}
    </div>
  )
}

export function Decrees() {
  const { view, words, me } = useDesk()
  const { board, pieces } = words
  return (
    <div className={styles.decrees}>
      {view.decrees.map((decree, slot) => {
        const face = pieces.the.tables.decrees[decree]
        if (!face) {
          // biome-ignore lint/suspicious/noArrayIndexKey: the slots of the display never move
          return <span key={`empty-${slot}`} className={styles.vacant} />
        }
        return (
          <Piece
            key={face.id}
            place={`decree:${decree}`}
            label={pieces.the.decree(decree)}
            lines={[...decreeLines(words, decree), board.decreeWorth(decreeWigs(view, me, decree))]}
            closed={moves.decree(decree)}
            className={styles.decree}
          >
            <span className={styles.name}>
              <CardName name={pieces.the.decree(decree)} />
            </span>
            <DecreeMark decree={face} />
            <span className={styles.worth}>
              {decreeWigs(view, me, decree)}/{face.max}
            </span>
          </Piece>
        )
      })}
    </div>
  )
}

/** The shipyard: the ship on top, and how many wait below it. */
export function Shipyard() {
  const { view, words, me } = useDesk()
  const { board, pieces } = words
  const [top, ...rest] = [...view.shipyard].reverse()
  const face = pieces.the.tables.ships[top ?? NONE]
  if (top === undefined || !face) return <span className={styles.vacant}>{board.shipsLeft(0)}</span>
  return (
    <Piece
      place={`yard:${top}`}
      label={board.ship(pieces.the.ship(top))}
      lines={[
        ...shipLines(words, top),
        board.priceForYou(shipPrice(view, me, top)),
        rest.length > 0 &&
          words.signs.named(board.shipsBelow, rest.map(ship => pieces.the.ship(ship)).join(' · ')),
      ]}
      closed={moves.ship(top, 0)}
      className={styles.yard}
    >
      <span className={styles.vessel} data-colour={face.colour}>
        <Mark name="hold" n={face.hull} />
        <Mark name="reis" n={`+${face.modifier}`} />
        <Mark name="influence" n={face.influence} />
      </span>
      <span className={styles.below}>{rest.length > 0 && `+${rest.length}`}</span>
    </Piece>
  )
}

/** Plans and buildings of both architects. */
export function Architects() {
  return (
    <div className={styles.architects}>
      {ARCHITECTS.map((id, architect) => (
        <Architect key={id} architect={architect} />
      ))}
    </div>
  )
}

function Architect({ architect }: { architect: number }) {
  const { view, words } = useDesk()
  const { board, pieces } = words
  const pile = view.plans[architect] ?? []
  const plan = pieces.the.tables.plans[pile.at(-1) ?? NONE]
  const name = pieces.the.architect(architect)
  const face = view.buildings[architect] as number
  const next = view.future[architect] as number
  const tradeNames = (face: number): string => tradesOf(view, face).map(pieces.the.good).join(' · ')
  return (
    <div className={styles.architect}>
      <Piece
        place={`plan:${architect}`}
        label={plan ? board.plan(name, plan.officials) : words.signs.named(name, board.emptyPile)}
        lines={[board.planWhy, board.plansLeft(pile.length)]}
        closed={moves.plan(architect)}
        className={styles.plan}
      >
        <small>{name}</small>
        <span className={styles.sheet} data-architect={architect}>
          <Glyph name="plan" />
          {plan ? <Mark name="official" n={plan.officials} /> : '—'}
        </span>
      </Piece>
      {face === NONE ? (
        <span className={styles.vacant}>{board.noBuilding}</span>
      ) : (
        <Piece
          place={`building:${buildingOf(face)}`}
          label={board.building(pieces.the.building(buildingOf(face)))}
          lines={[board.serves(tradeNames(face)), next !== NONE && board.next(tradeNames(next))]}
          closed={moves.raise(view.players[0]?.plans[0] ?? 0, buildingOf(face))}
          className={styles.offer}
        >
          <BuildingArt face={face} />
        </Piece>
      )}
      {next !== NONE && (
        <Piece
          label={board.nextBuilding(pieces.the.building(buildingOf(next)))}
          lines={[
            board.serves(tradeNames(next)),
            board.stackLeft(view.buildingStacks[architect]?.length ?? 0),
          ]}
          className={styles.next}
        >
          <BuildingArt face={next} />
        </Piece>
      )}
    </div>
  )
}
