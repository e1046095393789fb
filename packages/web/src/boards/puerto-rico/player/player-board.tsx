import type { Seat } from '@ludoteca/engine'
import { chipsSeen, islandUsed, player, ROLES } from '@ludoteca/puerto-rico'
import { SeatMark } from '../../../ui/seat-mark.tsx'
import { CrestArt, DoubloonArt, PointArt } from '../art/pieces.tsx'
import { RoleArt } from '../art/roles.tsx'
import { useDesk } from '../desk.tsx'
import { City } from './city.tsx'
import { Goods } from './goods.tsx'
import { Island } from './island.tsx'
import styles from './player-board.module.css'
import { SanJuan } from './san-juan.tsx'

/** One player's island and city, and what they own beside it. */
export function PlayerBoard({ seat }: { seat: Seat }) {
  const { view: s, me, names, words } = useDesk()
  const p = player(s, seat)
  const deciding = s.phase !== 'over' && s.actor === seat
  return (
    <section
      className={styles.player}
      aria-label={names[seat]}
      data-seat={seat}
      data-mine={seat === me}
      data-deciding={deciding}
    >
      <PlayerHead seat={seat} />
      <Goods seat={seat} />
      <div className={styles.lands}>
        <div className={styles.land}>
          <h4 className={styles.title}>
            {words.island} <span>{islandUsed(p)}/12</span>
            <SanJuan seat={seat} />
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

export function PlayerHead({ seat }: { seat: Seat }) {
  const { view: s, names, words, viewer, nouns, me } = useDesk()
  const p = player(s, seat)
  const chips = chipsSeen(s, viewer, seat)
  const cards = ROLES.flatMap((_, card) => (s.holders[card] === seat ? [card] : []))
  return (
    <div className={styles.head}>
      <SeatMark seat={seat} size={16} />
      <h3 className={styles.name}>
        {names[seat]}
        {seat === me && <span className={styles.you}>{words.you}</span>}
      </h3>
      {s.governor === seat && (
        <span className={styles.mark} title={words.governor} role="img" aria-label={words.governor}>
          <CrestArt />
        </span>
      )}
      {cards.map(card => (
        <span
          key={card}
          className={styles.mark}
          data-now={s.role === card}
          role="img"
          title={nouns.role(card).name}
          aria-label={nouns.role(card).name}
        >
          <RoleArt card={card} />
        </span>
      ))}
      <span className={styles.purse}>
        <span className={styles.count} title={words.doubloons} data-spot={`doubloons-${seat}`}>
          <span className={styles.icon}>
            <DoubloonArt />
          </span>
          <b>{p.doubloons}</b>
        </span>
        <span
          className={styles.count}
          title={chips === null ? words.hidden : words.points}
          data-spot={`points-${seat}`}
        >
          <span className={styles.icon}>
            <PointArt />
          </span>
          <b>{chips ?? '?'}</b>
        </span>
      </span>
    </div>
  )
}
