import { type Action, DRAW, QUARRY, settle, stackCounts } from '../../../rules/index.ts'
import { GoodArt } from '../art/goods.tsx'
import { TileArt, TileBack } from '../art/tiles.tsx'
import { Pick, useDesk } from '../desk.tsx'
import { Box } from './box.tsx'
import styles from './harbour.module.css'

/** Land to take: what lies open, the quarries, and the stack with what must still be in it. */
export function Plantations() {
  const { view: s, words, nouns, legal } = useDesk()
  const settling = s.phase.kind === 'settle'
  const row = s.row.flatMap((count, tile) => Array.from({ length: count }, (_, i) => ({ tile, i })))
  const land = (tile: number) => legal.filter((a: Action) => a.type === 'settle' && a.tile === tile)
  const unseen = stackCounts(s)
  return (
    <Box title={words.plantations}>
      <div className={styles.land} data-spot="land">
        {row.map(({ tile, i }) => (
          <Pick
            key={`${tile}.${i}`}
            actions={land(tile)}
            tried={settling ? settle(tile) : null}
            label={nouns.tile(tile)}
            spot={`row-${tile}`}
            className={styles.tile}
          >
            <TileArt tile={tile} />
          </Pick>
        ))}
        <span className={styles.gap} />
        <Pick
          actions={land(QUARRY)}
          tried={settling ? settle(QUARRY) : null}
          label={words.quarries(s.quarries)}
          spot={`row-${QUARRY}`}
          className={styles.tile}
        >
          <TileArt tile={QUARRY} />
          <span className={styles.count} aria-hidden="true">
            {s.quarries}
          </span>
        </Pick>
        <Pick
          actions={legal.filter((a: Action) => a.type === 'draw')}
          tried={s.phase.kind === 'hacienda' || s.phase.kind === 'settle' ? DRAW : null}
          label={words.faceDown(s.stack.length)}
          spot="stack"
          className={styles.tile}
          info={
            <>
              <h3>{words.faceDown(s.stack.length)}</h3>
              <p>{words.unseen}</p>
              <p className={styles.unseen}>
                {unseen.map((count, tile) => (
                  <span key={nouns.tile(tile)}>
                    <span className={styles.barrel}>
                      <GoodArt good={tile} />
                    </span>
                    {count}
                  </span>
                ))}
              </p>
            </>
          }
        >
          <TileBack />
          <span className={styles.count} aria-hidden="true">
            {s.stack.length}
          </span>
        </Pick>
      </div>
    </Box>
  )
}
