import type { Seat } from '@ludoteca/engine'
import { moves, NOBLES } from '../../../rules/index.ts'
import { PowerMark } from '../art/effects.tsx'
import { Glyph, Mark } from '../art/glyph.tsx'
import { KIND_GLYPHS } from '../art/glyphs.ts'
import { clergyLines } from '../explain-card.ts'
import { Piece } from '../piece.tsx'
import styles from './player.module.css'
import { useSeat } from './seat.ts'

/** Officials on the board. */
export function Staff({ seat }: { seat: Seat }) {
  const { desk, player } = useSeat(seat)
  return (
    <Piece label={desk.words.board.officialsLeft(player.officials)} className={styles.counter}>
      <Mark name="official" n={player.officials} />
    </Piece>
  )
}

/** Royal Favors. */
export function Favors({ seat }: { seat: Seat }) {
  const { desk, player, at } = useSeat(seat)
  const { board, pieces, signs } = desk.words
  return NOBLES.map((id, noble) =>
    player.favors[noble] ? (
      <Piece
        key={id}
        {...at(`my-favor:${noble}`)}
        label={signs.named(board.favors, pieces.the.kind(noble))}
        lines={[board.favorWhy]}
        closed={moves.loseFavor(noble)}
        className={styles.favor}
      >
        <Glyph name="favor" />
        <Glyph name={KIND_GLYPHS[noble] ?? 'king'} />
      </Piece>
    ) : null,
  )
}

/** Whom somebody else may follow, in one piece. */
export function FavorsHeld({ seat }: { seat: Seat }) {
  const { desk, player } = useSeat(seat)
  const { board, pieces, signs } = desk.words
  const held = [...NOBLES.keys()].filter(noble => player.favors[noble])
  if (held.length === 0) return null
  return (
    <Piece
      label={signs.named(board.favors, signs.list(held.map(noble => pieces.the.kind(noble))))}
      lines={[board.favorWhy]}
      className={styles.favor}
    >
      <Glyph name="favor" />
      {held.map(noble => (
        <Glyph key={noble} name={KIND_GLYPHS[noble] ?? 'king'} />
      ))}
    </Piece>
  )
}

/** Plans still to be used, and the completed ones. */
export function Plans({ seat }: { seat: Seat }) {
  const { desk, player } = useSeat(seat)
  const { board, pieces } = desk.words
  return (
    <>
      {player.plans.map(plan => {
        const face = pieces.the.tables.plans[plan]
        if (!face) return null
        return (
          <Piece
            key={plan}
            label={board.plan(pieces.the.architect(face.architect), face.officials)}
            lines={[board.planWhy]}
            className={styles.plan}
          >
            <span className={styles.architect} data-architect={face.architect}>
              <Glyph name="plan" />
            </span>
            <Mark name="official" n={face.officials} />
          </Piece>
        )
      })}
      {player.done.length > 0 && (
        <Piece label={board.plansDone(player.done.length)} className={styles.counter}>
          <Mark name="building" n={player.done.length} />
        </Piece>
      )}
    </>
  )
}

/** Clergy tiles, those still to be chosen in set-up included. */
export function ClergyTiles({ seat }: { seat: Seat }) {
  const { desk, player, at } = useSeat(seat)
  const { board, pieces } = desk.words
  const tiles = [
    ...player.offer.map(tile => ({ tile, place: `offer:${tile}`, closed: moves.keep(tile) })),
    ...player.clergy.map(tile => ({ tile, place: `clergy:${tile}`, closed: moves.giveUp.of([tile]) })),
  ]
  return (
    <>
      {tiles.map(({ tile, place, closed }, i) => {
        const face = pieces.the.tables.clergy[tile]
        return face ? (
          <Piece
            key={tile}
            {...at(place)}
            label={board.churchTile(pieces.the.clergy(tile))}
            lines={clergyLines(desk.words, tile)}
            closed={closed}
            className={styles.tile}
          >
            <PowerMark power={face.power} />
          </Piece>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: hidden tiles are alike
          <Piece key={i} label={board.hiddenTile} className={styles.tile}>
            <Glyph name="clergy" />
          </Piece>
        )
      })}
    </>
  )
}
