import {
  buildingOf,
  hostOf,
  moves,
  NOBLE_ACTIONS,
  NONE,
  openingLines,
  ROWS,
  RUBBLE,
  SPOTS,
  spotInPlay,
  spotLines,
  tradesOf,
} from '../../../rules/index.ts'
import { BuildingArt } from '../art/building.tsx'
import { Cube } from '../art/cube.tsx'
import { EffectMarks } from '../art/effects.tsx'
import { Mark } from '../art/glyph.tsx'
import { type Desk, useDesk } from '../desk.tsx'
import { Piece } from '../piece.tsx'
import styles from './city.module.css'

/** A place for a public building, or the building that stands there. */
export function Spot({ spot }: { spot: number }) {
  const desk = useDesk()
  const { view, words, names } = desk
  const { board, pieces, signs } = words
  const { side, serves, reward } = pieces.the.tables.spots[spot] as (typeof SPOTS)[number]
  const name = pieces.the.spot(spot)
  const what =
    side === 0 ? board.servesStreet(pieces.the.street(serves)) : board.servesRow(ROWS[serves] ?? '')
  if (!spotInPlay(SPOTS[spot] as (typeof SPOTS)[number], view.seats)) {
    return (
      <Piece label={signs.named(name, board.closed)} closed={moves.open(spot)} className={styles.closed}>
        {null}
      </Piece>
    )
  }
  const face = view.faces[spot] as number
  if (face !== NONE) {
    const trades = tradesOf(view, face)
    const lines = spotLines(view, spot)
    const opener = view.openers[spot] as number
    return (
      <Piece
        place={`spot:${spot}`}
        label={signs.named(name, pieces.the.building(buildingOf(face)))}
        lines={[
          board.serves(trades.map(pieces.the.good).join(' · ')),
          what,
          opener === NONE
            ? board.solo.first
            : board.openedBy(names[opener] ?? '', view.staff[spot] as number),
          ...lines.map(line => signs.named(names[line.owner] ?? '', `+${line.wigs}`)),
        ]}
        className={styles.built}
      >
        {opener === NONE ? (
          <BuildingArt face={face} />
        ) : (
          <BuildingArt face={face} seat={opener} staff={view.staff[spot] as number} />
        )}
      </Piece>
    )
  }
  const wigs = wigsAt(desk, spot)
  const cubes = RUBBLE.flatMap((_, rubble) =>
    Array.from({ length: view.spotRubble[spot * RUBBLE.length + rubble] as number }, () => rubble),
  )
  return (
    <Piece
      place={`spot:${spot}`}
      label={board.spot(name)}
      lines={[
        what,
        board.reward(pieces.effectsText(reward)),
        board.rubbleHere(cubes.map(cube => pieces.the.rubble(cube)).join(' · ') || board.noRubble),
      ]}
      closed={moves.open(spot)}
      className={styles.spot}
    >
      <span className={styles.spotCubes}>
        {cubes.map((cube, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cubes
          <Cube key={i} rubble={cube} />
        ))}
      </span>
      <span className={styles.siteReward}>
        <EffectMarks effects={reward} />
      </span>
      {wigs > 0 && (
        <span className={styles.siteWigs}>
          <Mark name="wig" n={`+${wigs}`} />
        </span>
      )}
    </Piece>
  )
}

const KING = NOBLE_ACTIONS.indexOf('open')

/** While the King is visited: the most that opening one of the buildings on offer here would bring. */
function wigsAt({ view, me, frame }: Desk, spot: number): number {
  if (frame?.kind !== 'open' && frame?.kind !== 'raise' && hostOf(view) !== KING) return 0
  const sums = view.buildings.map(face =>
    face === NONE
      ? 0
      : openingLines(view, spot, face).reduce((sum, line) => sum + (line.owner === me ? line.wigs : 0), 0),
  )
  return Math.max(0, ...sums)
}
