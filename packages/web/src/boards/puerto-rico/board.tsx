import { useRef } from 'react'
import { InfoLayer } from '../shared/info-card.tsx'
import styles from './board.module.css'
import { Harbour } from './common/harbour.tsx'
import { Market } from './common/market.tsx'
import { Roles } from './common/roles.tsx'
import { Status } from './common/status.tsx'
import { DeskProvider, type Props, useDesk } from './desk.tsx'
import inks from './inks.module.css'
import { Players } from './player/players.tsx'

export function Board(props: Props) {
  return (
    <DeskProvider props={props}>
      <InfoLayer>
        <Harbourside />
      </InfoLayer>
    </DeskProvider>
  )
}

/** On a wide screen everything at once; on a phone what the decision is about comes first. */
function Harbourside() {
  const { view } = useDesk()
  const frame = useRef<HTMLDivElement>(null)
  return (
    <div className={`${styles.frame} ${inks.inks}`} ref={frame}>
      <div className={styles.board} data-seats={view.seats} data-phase={view.phase}>
        <div className={styles.status}>
          <Status />
        </div>
        <div className={styles.roles}>
          <Roles />
        </div>
        <div className={styles.market}>
          <Market />
        </div>
        <div className={styles.harbour}>
          <Harbour />
        </div>
        <div className={styles.players}>
          <Players />
        </div>
      </div>
    </div>
  )
}
