import {
  ARCHITECTS,
  buildingOf,
  CARDS,
  decreeWigs,
  KINDS,
  moves,
  NONE,
  shipPrice,
  type Tables,
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
        const known = CARDS[top] !== undefined
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
            <small>
              {decreeWigs(view, me, decree)}/{face.max}
            </small>
          </Piece>
        )
      })}
    </div>
  )
}

export function Shipyard() {
  const { view, words, me } = useDesk()
  const { board, pieces } = words
  const ships = [...view.shipyard].reverse()
  return (
    <div className={styles.yard}>
      {ships.map((ship, i) => {
        const { hull, modifier, influence, colour } = pieces.the.tables.ships[ship] as Tables['ships'][number]
        return (
          <Piece
            key={ship}
            place={`yard:${ship}`}
            label={board.ship(pieces.the.ship(ship))}
            lines={[...shipLines(words, ship), board.priceForYou(shipPrice(view, me, ship))]}
            closed={moves.ship(ship, 0)}
            className={styles.hull}
          >
            <span className={styles.vessel} data-colour={colour} data-top={i === 0}>
              {i > 0 ? (
                hull
              ) : (
                <>
                  <Mark name="hold" n={hull} />
                  <Mark name="reis" n={`+${modifier}`} />
                  <Mark name="influence" n={influence} />
                </>
              )}
            </span>
          </Piece>
        )
      })}
      {ships.length === 0 && <span className={styles.vacant}>{board.shipsLeft(0)}</span>}
    </div>
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
        {plan ? <Mark name="official" n={plan.officials} /> : '—'}
        <Glyph name="plan" />
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
