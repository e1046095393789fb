import { SeatMark } from '@ludoteca/page-kit/ui/seat-mark.tsx'
import { poolLeft, shipNeed } from '../../../rules/index.ts'
import { CrestArt, PersonArt, PointArt } from '../art/pieces.tsx'
import { useDesk } from '../desk.tsx'
import styles from './status.module.css'

/** Round, governor, and the three clocks that end the game. */
export function Status() {
  const { view: s, words, names } = useDesk()
  return (
    <header className={styles.status}>
      <p className={styles.round}>
        {words.round(Math.max(1, s.round))}
        {s.ending !== 0 && <strong className={styles.last}>{words.lastRound}</strong>}
      </p>
      <p className={styles.fact} title={words.governor}>
        <span className={styles.icon}>
          <CrestArt />
        </span>
        <span className={styles.label} data-plain>
          {words.governor}
        </span>
        <SeatMark seat={s.governor} size={12} />
        <b>{names[s.governor]}</b>
      </p>
      <p className={styles.fact} data-spot="points" title={words.pointsLeftIs(poolLeft(s))}>
        <span className={styles.icon}>
          <PointArt />
        </span>
        <span className={styles.label}>{words.pointsLeft}</span>
        <b>{poolLeft(s)}</b>
      </p>
      <p className={styles.fact} data-spot="colonists" title={words.nextShip(shipNeed(s))}>
        <span className={styles.icon}>
          <PersonArt />
        </span>
        <span className={styles.label} data-plain>
          {words.colonists}
        </span>
        <b>{s.colonists}</b>
      </p>
      {s.rules.nobles && (
        <p className={styles.fact} title={words.noblesLeft(s.nobles)}>
          <span className={styles.icon}>
            <PersonArt noble />
          </span>
          <span className={styles.label}>{words.nobles}</span>
          <b>{s.nobles}</b>
        </p>
      )}
    </header>
  )
}
