import type { Seat } from '@ludoteca/engine'
import {
  decreeWigs,
  GOODS,
  HOUSES,
  NOBLES,
  officialsAt,
  officialsAtWork,
  PLAZA,
  type Player,
  POWER_SLOTS,
  RUBBLE,
  sets,
  warehouse,
} from '../../../rules/index.ts'
import { Mark } from '../art/glyph.tsx'
import { cardLabel, cardLines, clergyLines, decreeLines } from '../explain-card.ts'
import { Piece } from '../piece.tsx'
import type { Words } from '../text/words.ts'
import styles from './player.module.css'
import { useSeat } from './seat.ts'

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)

interface CaptionProps {
  readonly name: string
  readonly n: number | string
  readonly lines: readonly (string | false)[]
  readonly place?: string
}

/** A word and a number; what is behind it opens when it is pointed at or tapped. */
function Caption({ name, n, lines, ...place }: CaptionProps) {
  return (
    <Piece {...place} label={`${name} ${n}`} lines={lines} className={styles.caption}>
      {name} <b data-zero={n === 0}>{n}</b>
    </Piece>
  )
}

/** What somebody else has, in five words. */
export function Captions({ seat }: { seat: Seat }) {
  const { desk, player } = useSeat(seat)
  const { view, words } = desk
  const { board, pieces, signs } = words
  const name = board.captions
  const inOffices = sum([...NOBLES.keys(), PLAZA].map(office => officialsAt(view, office, seat)))
  const atWork = officialsAtWork(view, seat)
  return (
    <>
      <Caption
        name={name.goods}
        n={sum(player.goods)}
        lines={[
          ...GOODS.map((_, good) => signs.named(pieces.the.good(good), player.goods[good] ?? 0)),
          board.warehouseWhy(warehouse(player)),
        ]}
      />
      <Caption
        name={name.rubble}
        n={sum(player.rubble)}
        place={`rack-${seat}`}
        lines={[
          ...RUBBLE.map((_, i) => signs.named(pieces.the.rubble(i), player.rubble[i] ?? 0)),
          board.setsDone(sets(player)),
          player.markers > 0 && board.markers(player.markers),
        ]}
      />
      <Caption
        name={name.houses}
        n={sum(player.houses)}
        lines={HOUSES.map((count, group) =>
          signs.named(board.houses[group] ?? '', board.housesBuilt(player.houses[group] ?? 0, count)),
        )}
      />
      <Caption
        name={name.officials}
        n={player.officials}
        lines={[board.officialsLeft(player.officials), board.officialsOut(inOffices, atWork)]}
      />
      <DecreeCaption seat={seat} />
    </>
  )
}

/** Decrees with what they are worth now. */
export function DecreeCaption({ seat }: { seat: Seat }) {
  const { desk, player } = useSeat(seat)
  const { board, pieces, signs } = desk.words
  const worth = player.decrees.map(decree => decreeWigs(desk.view, seat, decree))
  return (
    <Caption
      name={board.captions.decrees}
      n={player.decrees.length}
      lines={[
        ...player.decrees.map((decree, i) =>
          signs.named(
            `${pieces.the.decree(decree)} ${worth[i]}/${pieces.the.tables.decrees[decree]?.max ?? 0}`,
            decreeLines(desk.words, decree).join(' '),
          ),
        ),
        board.decreeWorth(sum(worth)),
      ]}
    />
  )
}

/** All permanent powers summed. */
export function PowerCaption({ seat }: { seat: Seat }) {
  const { desk, player } = useSeat(seat)
  const { board, pieces } = desk.words
  const powers = POWER_SLOTS.flatMap((slot, i) => {
    const n = player.powers[i] as number
    return n > 0 ? [pieces.powerText({ slot, n })] : []
  })
  return (
    <Caption
      name={board.captions.powers}
      n={powers.length}
      lines={powers.length > 0 ? [board.powers, ...powers] : [board.noPowers]}
    />
  )
}

/** Cards, ships, tiles and plans, where there is no room to draw them. */
export function PortfolioCaption({ seat }: { seat: Seat }) {
  const { desk, player } = useSeat(seat)
  const { words } = desk
  const { board, pieces, signs } = words
  return (
    <Caption
      name={board.captions.portfolio}
      n={player.cards.length + player.ships.length}
      lines={[
        ...player.cards.map(card => signs.named(cardLabel(words, card), cardLines(words, card).at(-1) ?? '')),
        ...player.ships.map(({ ship }) => board.ship(pieces.the.ship(ship))),
        ...clergyOf(player, words),
        ...plansOf(player, words),
      ]}
    />
  )
}

/** Clergy tiles and plans of somebody else, as signs. */
export function Possessions({ seat }: { seat: Seat }) {
  const { desk, player } = useSeat(seat)
  const { words } = desk
  const { board, signs } = words
  return (
    <>
      {player.clergy.length > 0 && (
        <Piece
          label={signs.named(board.clergy, player.clergy.length)}
          lines={clergyOf(player, words)}
          className={styles.counter}
        >
          <Mark name="clergy" n={player.clergy.length} />
        </Piece>
      )}
      {player.plans.length + player.done.length > 0 && (
        <Piece
          label={signs.named(board.plans, player.plans.length)}
          lines={plansOf(player, words)}
          className={styles.counter}
        >
          <Mark name="plan" n={player.plans.length} />
        </Piece>
      )}
    </>
  )
}

const clergyOf = (player: Player, words: Words): string[] =>
  player.clergy.map(tile =>
    words.pieces.the.tables.clergy[tile]
      ? words.signs.named(words.pieces.the.clergy(tile), clergyLines(words, tile).join(' · '))
      : words.board.hiddenTile,
  )

const plansOf = (player: Player, { board, pieces }: Words): string[] => [
  ...player.plans.flatMap(plan => {
    const face = pieces.the.tables.plans[plan]
    return face ? [board.plan(pieces.the.architect(face.architect), face.officials)] : []
  }),
  ...(player.done.length > 0 ? [board.plansDone(player.done.length)] : []),
]
