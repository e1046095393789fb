import type { Seat } from '@ludoteca/engine'
import { givePerson, player, SAN_JUAN } from '../../../rules/index.ts'
import { useArrangement } from '../arrangement.ts'
import { PersonArt } from '../art/pieces.tsx'
import { Pick, useDesk } from '../desk.tsx'
import styles from './san-juan.module.css'

/** Colonists without work, and how many of a player's people are nobles. */
export function SanJuan({ seat }: { seat: Seat }) {
  const { view: s, me, nouns, words, legal } = useDesk()
  const draft = useArrangement()
  const p = player(s, seat)
  const mine = seat === me
  const count = mine && draft ? draft.waiting : p.sanJuan
  const picture = (
    <>
      <span className={styles.person} {...(mine && draft && count > 0 ? { 'data-drag': SAN_JUAN } : {})}>
        <PersonArt />
      </span>
      <span className={styles.name} aria-hidden="true">
        {nouns.sanJuan}
      </span>
      <b aria-hidden="true">{count}</b>
    </>
  )
  const nobles = p.nobles > 0 && (
    <span className={styles.sanJuan} title={words.nobles}>
      <span className={styles.person}>
        <PersonArt noble />
      </span>
      <b>{p.nobles}</b>
    </span>
  )
  const gifts = legal.filter(
    a => a.type === 'give' && (a.what === 'colonist' || a.what === 'noble') && a.from === SAN_JUAN,
  )
  return (
    <>
      {nobles}
      {mine && gifts.length > 0 ? (
        <Pick
          actions={gifts}
          tried={givePerson(SAN_JUAN)}
          label={`${nouns.sanJuan} ${count}`}
          className={styles.sanJuan}
          spot={`place-${seat}-${SAN_JUAN}`}
        >
          {picture}
        </Pick>
      ) : (
        <span
          className={styles.sanJuan}
          role="img"
          aria-label={`${nouns.sanJuan} ${count}`}
          title={nouns.sanJuan}
          data-none={count === 0}
          data-spot={`place-${seat}-${SAN_JUAN}`}
          {...(mine && draft ? { 'data-drop': SAN_JUAN } : {})}
        >
          {picture}
        </span>
      )}
    </>
  )
}
