import type { Seat } from '@ludoteca/engine'
import { SeatMark } from '@ludoteca/page-kit/ui/seat-mark.tsx'
import { INFLUENCE_MAX, type Lacerda, lacerdaCubes, NOBLES, officialsAtWork } from '../../../rules/index.ts'
import { Glyph, Mark } from '../art/glyph.tsx'
import { KIND_GLYPHS } from '../art/glyphs.ts'
import { Piece } from '../piece.tsx'
import styles from '../player/player.module.css'
import { Chips } from '../player/portfolio.tsx'
import { useSeat } from '../player/seat.ts'
import { lacerdaCubeList, lacerdaDecreeWigs, lacerdaPlans } from './lines.ts'
import own from './solo.module.css'

/** The seat that the rules play: what he owns, and where he goes next. */
export function LacerdaBoard({ seat }: { seat: Seat }) {
  const { desk, player } = useSeat(seat)
  const { view, names, words, game } = desk
  const { board, pieces, signs } = words
  const { solo } = board
  const { courtier, helper } = view.lacerda as Lacerda
  const plans = lacerdaPlans(view, words)
  const total = game.standings(view)[seat]?.total ?? 0
  const stores = player.houses.reduce((sum, n) => sum + n, 0)
  return (
    <section
      className={styles.player}
      data-front={false}
      data-spot={`board-${seat}`}
      aria-label={names[seat]}
    >
      <header className={styles.header}>
        <SeatMark seat={seat} size={14} />
        <b className={styles.name}>{names[seat]}</b>
        <Piece
          place={`wigs-${seat}`}
          label={signs.named(board.wigs, player.wigs)}
          lines={[board.wigsWhy, signs.named(board.standing, total)]}
          className={styles.counter}
        >
          <Mark name="wig" n={player.wigs} />
          <small>({total})</small>
        </Piece>
        <Piece
          label={signs.named(board.influence, `${player.influence}/${INFLUENCE_MAX}`)}
          lines={[solo.byRules]}
          className={styles.counter}
        >
          <Mark name="influence" n={player.influence} />
        </Piece>
      </header>
      <p className={own.plans}>
        <Piece label={plans.next} lines={[solo.nextWhy]} className={own.plan}>
          <Glyph name={KIND_GLYPHS[courtier] ?? 'king'} />
          {plans.next}
        </Piece>
        <Piece label={plans.helper} lines={[solo.helperWhy]} className={own.plan}>
          <Glyph name={KIND_GLYPHS[helper] ?? 'king'} />
          {plans.helper}
        </Piece>
      </p>
      <div className={styles.captions}>
        <Chips seat={seat} />
        <Piece
          label={solo.cubes(lacerdaCubeList(view, words))}
          lines={[solo.cubesWhy]}
          className={styles.counter}
        >
          <Mark name="quake" n={lacerdaCubes(view)} />
        </Piece>
        <Piece label={solo.stores(stores)} className={styles.counter}>
          <Mark name="store" n={stores} />
        </Piece>
        <Piece label={board.officialsLeft(player.officials)} className={styles.counter}>
          <Mark name="official" n={player.officials} />
        </Piece>
        <Piece label={solo.atWork(officialsAtWork(view, seat))} className={styles.counter}>
          <Mark name="building" n={officialsAtWork(view, seat)} />
        </Piece>
        <Piece
          label={solo.decrees(player.decrees.length, lacerdaDecreeWigs(view, seat))}
          lines={player.decrees.map(decree => pieces.the.decree(decree))}
          className={styles.counter}
        >
          <Mark name="decree" n={player.decrees.length} />
        </Piece>
        {NOBLES.map((id, noble) =>
          player.favors[noble] ? (
            <Piece
              key={id}
              label={signs.named(board.favors, pieces.the.kind(noble))}
              lines={[solo.byRules]}
              className={styles.favor}
            >
              <Glyph name="favor" />
              <Glyph name={KIND_GLYPHS[noble] ?? 'king'} />
            </Piece>
          ) : null,
        )}
      </div>
    </section>
  )
}
