import type { Seat } from '@ludoteca/engine'
import {
  type Action,
  type DecisionKind,
  GOODS,
  HOUSES,
  moves,
  RACK,
  RUBBLE,
  sets,
  warehouse,
} from '../../../rules/index.ts'
import { Glyph, GoodGlyph, Mark, RubbleGlyph } from '../art/glyph.tsx'
import { Piece } from '../piece.tsx'
import styles from './player.module.css'
import { useSeat } from './seat.ts'

/** Goods in the warehouse with its limit. */
export function Warehouse({ seat }: { seat: Seat }) {
  const { desk, player, at } = useSeat(seat)
  const { board, pieces, signs } = desk.words
  const limit = warehouse(player)
  return (
    <div className={styles.group}>
      {GOODS.map((id, good) => (
        <Piece
          key={id}
          {...at(`good:${good}`)}
          label={signs.named(pieces.the.good(good), `${player.goods[good]}/${limit}`)}
          lines={[`${board.warehouse}. ${board.warehouseWhy(limit)}`]}
          closed={wanted(desk.frame?.kind, good)}
          className={styles.good}
        >
          <GoodGlyph good={good} />
          <b data-zero={player.goods[good] === 0}>{player.goods[good]}</b>
          <small>/{limit}</small>
        </Piece>
      ))}
    </div>
  )
}

/** What somebody who touches a good wants to do with it. */
function wanted(asked: DecisionKind | undefined, good: number): Action {
  if (asked === 'turn') return moves.sell(good, 0)
  return asked === 'lose-good' ? moves.loseGood(good) : moves.takeGood(good)
}

/** Cubes by colour; a column of three is a set. */
export function Rack({ seat }: { seat: Seat }) {
  const { desk, player, front } = useSeat(seat)
  const { board, pieces, signs } = desk.words
  const complete = sets(player)
  return (
    <Piece
      place={`rack-${seat}`}
      label={signs.named(
        board.rack,
        signs.list(RUBBLE.map((_, i) => `${pieces.the.rubble(i)} ${player.rubble[i]}`)),
      )}
      lines={[board.setsDone(complete), player.markers > 0 && board.markers(player.markers), board.rackWhy]}
      className={styles.rack}
    >
      {RUBBLE.map((colour, rubble) => (
        <span key={colour} className={styles.cubes}>
          {front ? (
            Array.from({ length: RACK }, (_, i) =>
              i < (player.rubble[rubble] as number) ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: equal cubes
                <RubbleGlyph key={i} rubble={rubble} />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: empty places
                <i key={i} data-set={i < complete} />
              ),
            )
          ) : (
            <>
              <RubbleGlyph rubble={rubble} />
              <b data-zero={player.rubble[rubble] === 0}>{player.rubble[rubble]}</b>
            </>
          )}
        </span>
      ))}
      {(complete > 0 || player.markers > 0) && (
        <span className={styles.sets}>
          <Mark name="set" n={complete} />
          {player.markers > 0 && <Mark name="decree" n={player.markers} />}
        </span>
      )}
    </Piece>
  )
}

/** Houses by group, built ones filled. */
export function Houses({ seat }: { seat: Seat }) {
  const { desk, player, at } = useSeat(seat)
  const { board, signs } = desk.words
  return (
    <div className={styles.group}>
      {HOUSES.map((count, group) => {
        const built = player.houses[group] as number
        return (
          <Piece
            // biome-ignore lint/suspicious/noArrayIndexKey: the groups never move
            key={group}
            {...at(`houses:${group}`)}
            label={signs.named(board.houses[group] ?? '', board.housesBuilt(built, count))}
            lines={[board.housesWhy[group]]}
            closed={moves.house(group)}
            className={styles.houses}
          >
            {Array.from({ length: count }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal houses
              <span key={i} data-built={i < built} style={{ color: `var(--seat-${seat})` }}>
                <Glyph name="house" />
              </span>
            ))}
          </Piece>
        )
      })}
    </div>
  )
}
