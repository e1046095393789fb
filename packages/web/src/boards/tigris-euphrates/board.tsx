import { kingdoms } from '@ludoteca/tigris-euphrates'
import { useMemo, useState } from 'react'
import styles from './board.module.css'
import { HelpersMenu } from './helpers-menu.tsx'
import { GameMap } from './map/map.tsx'
import { Outcome } from './panel/outcome.tsx'
import { PlayerCard } from './players/player-card.tsx'
import { squareText } from './square-text.ts'
import { Supply } from './supply.tsx'
import type { TigrisProps } from './types.ts'

/** The whole table: dynasties, the map between the rivers, and what is left in the supply. */
export function Board(props: TigrisProps) {
  const { view, viewer, names, lang, motionMs } = props
  const [looked, setLooked] = useState<number | null>(null)
  const realms = useMemo(() => kingdoms(view), [view])
  const first = viewer === 'table' ? 0 : viewer
  const order = names.map((_, i) => (first + i) % names.length)
  return (
    <div className={styles.board} style={{ '--te-move': `${motionMs}ms` } as React.CSSProperties}>
      <div className={styles.table}>
        <div className={styles.players} data-count={names.length}>
          {order.map(seat => (
            <PlayerCard key={seat} scene={props} seat={seat} />
          ))}
        </div>
      </div>
      <Outcome {...props} />
      <div className={styles.space}>
        <div className={styles.fit}>
          <GameMap props={props} onLook={setLooked} />
        </div>
      </div>
      <div className={styles.foot}>
        <Supply scene={props} />
        <p className={styles.looked} aria-hidden="true">
          {looked === null ? '' : squareText(props, realms, looked)}
        </p>
        <HelpersMenu lang={lang} />
      </div>
    </div>
  )
}
