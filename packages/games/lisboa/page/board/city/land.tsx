import { landParts, landRange, NONE, purse, type RubblePart, raisable } from '../../../rules/index.ts'
import { RubbleGlyph } from '../art/glyph.tsx'
import { type Desk, useDesk } from '../desk.tsx'
import styles from './land.module.css'

/** The price of a plot as a sum with its parts. */
export function LandSum({ plot }: { plot: number }) {
  const { view, me, mine, words } = useDesk()
  const { board } = words
  const parts = landParts(view, me, plot, NONE)
  const { least, most } = landRange(view, me, plot)
  const counted = parts.rubble.filter(each => each.cubes > 0)
  return (
    <div className={styles.sum}>
      <b>{board.landPrice}</b>
      <dl>
        <dt>{board.partTreasury}</dt>
        <dd>{parts.treasury}</dd>
        {counted.map(part => (
          <Term key={part.rubble} part={part} words={words} />
        ))}
        {parts.less > 0 && (
          <>
            <dt>{board.partLess}</dt>
            <dd>−{parts.less}</dd>
          </>
        )}
      </dl>
      <p className={styles.total}>{words.signs.named(board.total, board.landRange(least, most))}</p>
      <p>{board.landHave(mine.reis, raisable(mine.influence))}</p>
      {least > purse(view, me) && <p className={styles.short}>{board.landShort}</p>}
    </div>
  )
}

function Term({ part, words }: { part: RubblePart; words: Desk['words'] }) {
  const { rubble, cubes, free, each } = part
  return (
    <>
      <dt>
        <RubbleGlyph rubble={rubble} /> {words.board.partRubble(cubes, words.pieces.the.rubble(rubble), each)}
        {free > 0 && ` (${words.board.partFree(free)})`}
      </dt>
      <dd>+{(cubes - free) * each}</dd>
    </>
  )
}
