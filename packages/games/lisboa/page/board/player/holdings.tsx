import type { Seat } from '@ludoteca/engine'
import { decreeWigs, moves, NOBLES, POWER_SLOTS } from '../../../rules/index.ts'
import { DecreeMark, PowerMark } from '../art/effects.tsx'
import { Glyph, Mark } from '../art/glyph.tsx'
import { KIND_GLYPHS } from '../art/glyphs.ts'
import { clergyLines, decreeLines } from '../explain-card.ts'
import { Piece } from '../piece.tsx'
import styles from './player.module.css'
import { useSeat } from './seat.ts'

/** Officials on the board, Royal Favors and plans. */
export function Staff({ seat }: { seat: Seat }) {
  const { desk, player, at } = useSeat(seat)
  const { board, pieces, signs } = desk.words
  return (
    <div className={styles.group}>
      <Piece label={board.officialsLeft(player.officials)} className={styles.counter}>
        <Mark name="official" n={player.officials} />
      </Piece>
      {NOBLES.map((id, noble) =>
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
      )}
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
            <Glyph name="plan" />
            <small>{pieces.the.architect(face.architect).slice(0, 1)}</small>
            <Mark name="official" n={face.officials} />
          </Piece>
        )
      })}
      {player.done.length > 0 && (
        <Piece label={board.plansDone(player.done.length)} className={styles.counter}>
          <Mark name="building" n={player.done.length} />
        </Piece>
      )}
    </div>
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
    <div className={styles.group}>
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
            <small>
              <Mark name="wig" n={face.wigs} />
            </small>
          </Piece>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: hidden tiles are alike
          <Piece key={i} label={board.hiddenTile} className={styles.tile}>
            <Glyph name="clergy" />
          </Piece>
        )
      })}
    </div>
  )
}

/** Decrees with what they are worth now. */
export function OwnDecrees({ seat }: { seat: Seat }) {
  const { desk, player } = useSeat(seat)
  const { board, pieces } = desk.words
  return (
    <div className={styles.group}>
      {player.decrees.map(decree => {
        const face = pieces.the.tables.decrees[decree]
        if (!face) return null
        const worth = decreeWigs(desk.view, seat, decree)
        return (
          <Piece
            key={decree}
            label={pieces.the.decree(decree)}
            lines={[...decreeLines(desk.words, decree), board.decreeWorth(worth)]}
            className={styles.decree}
          >
            <DecreeMark decree={face} />
            <Mark name="wig" n={`${worth}/${face.max}`} />
          </Piece>
        )
      })}
    </div>
  )
}

/** All permanent powers summed. */
export function Powers({ seat }: { seat: Seat }) {
  const { desk, player } = useSeat(seat)
  const { board, pieces } = desk.words
  const powers = POWER_SLOTS.flatMap((slot, i) => {
    const n = player.powers[i] as number
    return n > 0 ? [{ slot, n }] : []
  })
  return (
    <Piece
      label={powers.length > 0 ? board.powers : board.noPowers}
      lines={powers.map(power => pieces.powerText(power))}
      className={styles.powers}
    >
      {powers.length === 0 ? (
        <small>{board.noPowers}</small>
      ) : (
        powers.map(power => <PowerMark key={power.slot} power={power} />)
      )}
    </Piece>
  )
}
