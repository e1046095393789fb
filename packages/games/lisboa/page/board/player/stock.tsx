import type { Seat } from '@ludoteca/engine'
import {
  type Action,
  type DecisionKind,
  GOODS,
  HOUSES,
  moves,
  RUBBLE,
  sets,
  warehouse,
} from '../../../rules/index.ts'
import { Cube } from '../art/cube.tsx'
import { Glyph, GoodGlyph, Mark } from '../art/glyph.tsx'
import { Piece } from '../piece.tsx'
import styles from './player.module.css'
import { useSeat } from './seat.ts'

/** Goods in the warehouse with its limit. */
export function Warehouse({ seat }: { seat: Seat }) {
  const { desk, player, at } = useSeat(seat)
  const { board, pieces, signs } = desk.words
  const limit = warehouse(player)
  return (
    <>
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
    </>
  )
}

/** What somebody who touches a good wants to do with it. */
function wanted(asked: DecisionKind | undefined, good: number): Action {
  if (asked === 'turn') return moves.sell(good, 0)
  return asked === 'lose-good' ? moves.loseGood(good) : moves.takeGood(good)
}

/** Cubes by colour; one of each is a set. */
export function Rack({ seat }: { seat: Seat }) {
  const { desk, player } = useSeat(seat)
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
          <b data-zero={player.rubble[rubble] === 0}>{player.rubble[rubble]}</b>
          <Cube rubble={rubble} />
        </span>
      ))}
      {complete > 0 && (
        <span className={styles.cubes}>
          = <Mark name="set" n={complete} />
        </span>
      )}
      {player.markers > 0 && <Mark name="decree" n={player.markers} />}
    </Piece>
  )
}

/** Houses by group, built ones filled. */
export function Houses({ seat }: { seat: Seat }) {
  const { desk, player, at } = useSeat(seat)
  const { board, signs } = desk.words
  return (
    <>
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
    </>
  )
}
