import result from '@ludoteca/page-kit/ui/result.module.css'
import { SeatMark } from '@ludoteca/page-kit/ui/seat-mark.tsx'
import { COLOURS, TREASURE } from '../../../rules/index.ts'
import { Chip } from '../art/chip.tsx'
import { Tile, Treasure } from '../art/pieces.tsx'
import { DynastySign } from '../art/symbol.tsx'
import { wordsIn } from '../text/index.ts'
import type { TigrisEnded } from '../types.ts'
import styles from './result.module.css'
import { withTreasures } from './treasures.ts'

/** Points per sphere with the treasures where they count, the weakest sphere marked. */
export function Result({ view, lang, names, standings }: TigrisEnded) {
  const words = wordsIn(lang)
  const order = standings.toSorted((a, b) => a.rank - b.rank)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable by keyboard
    <div className={`${result.card} ${styles.card}`} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{words.finalTitle}</caption>
        <thead>
          <tr>
            <th scope="col">{words.place}</th>
            <td />
            <th scope="col">{words.finalWeakest}</th>
            {COLOURS.map(colour => (
              <th key={colour} scope="col">
                <Chip size={30}>
                  <Tile colour={colour} />
                </Chip>
                <span className={styles.sphere}>{words.sphere(colour)}</span>
              </th>
            ))}
            <th scope="col">
              <svg aria-hidden="true" viewBox="34 0 24 24" width="30" height="30">
                <Treasure />
              </svg>
              <span className={styles.sphere}>{words.finalTreasures}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {order.map(({ seat, rank, total }) => {
            const row = view.scores[seat] ?? []
            const { sums, added, weakest } = withTreasures(row)
            return (
              <tr key={seat} data-first={rank === 1}>
                <td className={styles.rank}>{rank}</td>
                <th scope="row">
                  <span className={`${result.player} ${styles.player}`}>
                    <svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24">
                      <DynastySign seat={seat} x={12} y={12} size={24} />
                    </svg>
                    {names[seat]}
                    <span className={styles.mark}>
                      <SeatMark seat={seat} size={12} />
                    </span>
                  </span>
                </th>
                <td className={styles.total}>{total}</td>
                {COLOURS.map(colour => (
                  <td key={colour} data-weakest={weakest === colour}>
                    <strong>{sums[colour]}</strong>
                    {(added[colour] ?? 0) > 0 && (
                      <small title={words.fromTreasures(added[colour] ?? 0)}>
                        {row[colour]}+{added[colour]}
                        <svg aria-hidden="true" viewBox="34 0 24 24" width="14" height="14">
                          <Treasure />
                        </svg>
                        <span className="visually-hidden">{words.fromTreasures(added[colour] ?? 0)}</span>
                      </small>
                    )}
                    {weakest === colour && <em className={styles.weakest}>{words.weakest}</em>}
                  </td>
                ))}
                <td>{row[TREASURE] ?? 0}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className={styles.hint}>{words.finalHint}</p>
    </div>
  )
}
