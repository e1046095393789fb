import type { Seat } from '@ludoteca/engine'
import { LevelBadge, SeatFace } from '@ludoteca/page-kit/board/seated.tsx'
import { chipsSeen, player, ROLES } from '../../../rules/index.ts'
import { CrestArt, DoubloonArt, PointArt } from '../art/pieces.tsx'
import { RoleArt } from '../art/roles.tsx'
import { useDesk } from '../desk.tsx'
import styles from './player-head.module.css'

/** Name, marks of office and purse. */
export function PlayerHead({ seat }: { seat: Seat }) {
  const { game, view: s, names, words, nouns, me } = useDesk()
  const p = player(s, seat)
  const chips = chipsSeen(s, seat)
  const total = game.standings(s)[seat]?.total
  const cards = ROLES.flatMap((_, card) => (s.holders[card] === seat ? [card] : []))
  return (
    <>
      <SeatFace seat={seat} name={names[seat] ?? ''} size={22} />
      <h3 className={styles.name}>
        {names[seat]}
        <LevelBadge seat={seat} />
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
          <span className="visually-hidden">{words.doubloons}</span>
          <b>{p.doubloons}</b>
        </span>
        <span
          className={styles.count}
          title={chips === null || total === undefined ? words.hidden : words.chipsIs(chips, total)}
          data-spot={`points-${seat}`}
        >
          <span className={styles.icon}>
            <PointArt />
          </span>
          <span className="visually-hidden">{chips === null ? words.hidden : words.points}</span>
          <b>{chips ?? '?'}</b>
          {chips !== null && <small>({total})</small>}
        </span>
      </span>
    </>
  )
}
