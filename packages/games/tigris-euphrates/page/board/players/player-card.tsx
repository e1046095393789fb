import type { Seat } from '@ludoteca/engine'
import { LevelBadge, SeatFace } from '@ludoteca/page-kit/board/seated.tsx'
import { COLOURS, pileSize, scoreKnown, squareName, TREASURE, UNKNOWN } from '../../../rules/index.ts'
import { Chip } from '../art/chip.tsx'
import { Catastrophe, DownTile, Leader, Tile, Treasure } from '../art/pieces.tsx'
import { DynastySign } from '../art/symbol.tsx'
import { wordsIn } from '../text/index.ts'
import type { TigrisScene } from '../types.ts'
import styles from './player-card.module.css'

interface PlayerCardProps {
  readonly scene: TigrisScene
  readonly seat: Seat
}

/** One dynasty: who it is, what is behind the screen as far as it may be known, leaders in reserve. */
export function PlayerCard({ scene, seat }: PlayerCardProps) {
  const { view, viewer, lang, names, game } = scene
  const words = wordsIn(lang)
  return (
    <section
      className={styles.card}
      aria-label={names[seat]}
      data-own={seat === viewer}
      data-spot={`board-${seat}`}
      data-turn={game.turn(view) === seat}
    >
      <div className={styles.row}>
        <header className={styles.head}>
          <svg className={styles.dynasty} viewBox="0 0 24 24" role="img" aria-label={words.dynasties[seat]}>
            <DynastySign seat={seat} x={12} y={12} size={24} />
          </svg>
          <h3 className={styles.name}>{names[seat]}</h3>
          <LevelBadge seat={seat} />
          <SeatFace seat={seat} name={names[seat] ?? ''} size={20} />
        </header>
        <Leaders scene={scene} seat={seat} />
      </div>
      <div className={styles.row}>
        <Hand scene={scene} seat={seat} />
        <Points scene={scene} seat={seat} />
      </div>
    </section>
  )
}

function Leaders({ scene: { view, lang }, seat }: PlayerCardProps) {
  const words = wordsIn(lang)
  return (
    <ul className={styles.leaders}>
      {COLOURS.map(colour => {
        const square = view.leaders[seat * 4 + colour] ?? -1
        const name = words.leader(colour)
        return (
          <li
            key={colour}
            data-away={square >= 0}
            title={square < 0 ? words.leaderHome(name) : words.leaderOn(name, squareName(square))}
          >
            <Chip size="100%">
              <Leader seat={seat} colour={colour} />
            </Chip>
            <span className="visually-hidden">
              {square < 0 ? words.leaderHome(name) : words.leaderOn(name, squareName(square))}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function Hand({ scene: { view, lang }, seat }: PlayerCardProps) {
  const words = wordsIn(lang)
  const hand = view.hands[seat] ?? []
  const size = pileSize(hand)
  const hidden = (hand[UNKNOWN] ?? 0) > 0
  const catastrophes = view.catastrophes[seat] ?? 0
  const seen = COLOURS.flatMap(colour => Array.from({ length: hand[colour] ?? 0 }, (_, i) => ({ colour, i })))
  return (
    <div className={styles.hand}>
      <span className="visually-hidden">{words.hand(size)}</span>
      {hidden ? (
        <span className={styles.count} title={words.hand(size)}>
          <Chip size="1.25em">
            <DownTile />
          </Chip>
          <span aria-hidden="true">{size}</span>
        </span>
      ) : (
        <span className={styles.tiles} title={words.hand(size)}>
          {seen.map(({ colour, i }) => (
            <Chip key={`${colour}/${i}`} size="100%">
              <Tile colour={colour} />
            </Chip>
          ))}
        </span>
      )}
      <span className={styles.count} title={words.catastrophes(catastrophes)}>
        <Chip size="1.25em">
          <Catastrophe />
        </Chip>
        <span aria-hidden="true">{catastrophes}</span>
        <span className="visually-hidden">{words.catastrophes(catastrophes)}</span>
      </span>
    </div>
  )
}

/** What a dynasty has in each sphere, as far as the viewer may know. */
export function Points({ scene: { view, lang }, seat }: PlayerCardProps) {
  const words = wordsIn(lang)
  if (!scoreKnown(view, seat)) {
    return (
      <p className={styles.hidden} title={words.pointsHidden}>
        <span aria-hidden="true">????</span>
        <span className="visually-hidden">{words.pointsHidden}</span>
      </p>
    )
  }
  const row = view.scores[seat] ?? []
  const treasures = row[TREASURE]
  const gems = treasures === undefined ? words.treasuresHidden : words.treasuresTaken(treasures)
  const least = Math.min(...COLOURS.map(colour => row[colour] ?? 0))
  return (
    <ul className={styles.points}>
      {COLOURS.map(colour => (
        <li key={colour} data-colour={colour} data-least={row[colour] === least}>
          <span aria-hidden="true">{row[colour]}</span>
          <span className="visually-hidden">{words.points(words.sphere(colour), row[colour] ?? 0)}</span>
        </li>
      ))}
      <li className={styles.gems} title={gems}>
        <svg aria-hidden="true" viewBox="35 1 22 22" width="1.1em" height="1.1em">
          <Treasure />
        </svg>
        <span aria-hidden="true">{treasures ?? '?'}</span>
        <span className="visually-hidden">{gems}</span>
      </li>
    </ul>
  )
}
