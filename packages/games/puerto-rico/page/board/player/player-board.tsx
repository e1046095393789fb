import type { Seat } from '@ludoteca/engine'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { useState } from 'react'
import { islandUsed, player } from '../../../rules/index.ts'
import { useDesk } from '../desk.tsx'
import { City } from './city.tsx'
import { Goods } from './goods.tsx'
import { Island } from './island.tsx'
import styles from './player-board.module.css'
import { PlayerHead } from './player-head.tsx'
import { SanJuan } from './san-juan.tsx'

/** One player's island and city, and what they own beside it. */
export function PlayerBoard({ seat }: { seat: Seat }) {
  const { view: s, me, names, words } = useDesk()
  const [open, setOpen] = useState(false)
  const p = player(s, seat)
  const mine = seat === (me ?? 0)
  return (
    <section
      className={styles.player}
      aria-label={names[seat]}
      data-seat={seat}
      data-spot={`board-${seat}`}
      data-mine={mine}
      data-folded={!mine && !open}
      data-deciding={s.phase.kind !== 'over' && s.actor === seat}
    >
      <div className={styles.head}>
        <PlayerHead seat={seat} />
        {!mine && (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={open}
            aria-label={`${words.open} ${names[seat]}`}
            onClick={() => setOpen(!open)}
          >
            <Icon name={open ? 'up' : 'down'} size={18} />
          </button>
        )}
      </div>
      <div className={styles.stock}>
        <Goods seat={seat} />
        <SanJuan seat={seat} />
      </div>
      <div className={styles.lands}>
        <div className={styles.land}>
          <h4 className={styles.title}>
            {words.island} <span>{islandUsed(p)}/12</span>
          </h4>
          <Island seat={seat} />
        </div>
        <div className={styles.land}>
          <h4 className={styles.title}>
            {words.city} <span>{p.used}/12</span>
          </h4>
          <City seat={seat} />
        </div>
      </div>
    </section>
  )
}
