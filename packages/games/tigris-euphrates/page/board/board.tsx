import { useComeTo } from '@ludoteca/page-kit/board/use-come-to.ts'
import { useMemo, useRef, useState } from 'react'
import { kingdoms } from '../../rules/index.ts'
import styles from './board.module.css'
import { useConflictResult } from './conflict/use-conflict-result.ts'
import { useStage } from './conflict/use-stage.ts'
import { HelpersMenu } from './helpers/helpers-menu.tsx'
import { GameMap } from './map/map.tsx'
import { Outcome } from './panel/outcome.tsx'
import { PlayerCard } from './players/player-card.tsx'
import { squareText } from './square-text.ts'
import { Supply } from './supply.tsx'
import type { TigrisProps } from './types.ts'

/** The whole table: dynasties, the map between the rivers, and what is left in the supply. */
export function Board(props: TigrisProps) {
  const { view, viewer, names, lang, legal, motionMs } = props
  const board = useRef<HTMLDivElement>(null)
  useComeTo(board, legal.length > 0 ? '[data-part=map]' : null, view, motionMs)
  const [looked, setLooked] = useState<number | null>(null)
  const result = useConflictResult(props)
  const staging = useStage(result, props)
  const realms = useMemo(() => kingdoms(view), [view])
  const first = viewer === 'table' ? 0 : viewer
  const order = names.map((_, i) => (first + i) % names.length)
  return (
    <div ref={board} className={styles.board} style={{ '--te-move': `${motionMs}ms` } as React.CSSProperties}>
      <div className={styles.table}>
        <div className={styles.players} data-count={names.length}>
          {order.map(seat => (
            <PlayerCard key={seat} scene={props} seat={seat} />
          ))}
        </div>
      </div>
      <Outcome props={props} result={result} again={staging.again} />
      <div className={styles.space} data-part="map">
        <div className={styles.fit}>
          <GameMap props={props} staging={staging} onLook={setLooked} />
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
