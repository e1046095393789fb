import { SeatMark } from '@ludoteca/page-kit/ui/seat-mark.tsx'
import { type Action, PROSPECTOR, ROLES, role } from '../../../rules/index.ts'
import { DoubloonArt } from '../art/pieces.tsx'
import { RoleArt } from '../art/roles.tsx'
import { Pick, useDesk } from '../desk.tsx'
import inks from '../inks.module.css'
import { Gains } from '../panels/gains.tsx'
import styles from './roles.module.css'

const NOT_IN_GAME = -2

/** The role cards: what they give, what lies on them, who has them. */
export function Roles() {
  const { view, words } = useDesk()
  const cards = [...ROLES.keys()].filter(card => view.holders[card] !== NOT_IN_GAME)
  return (
    <section className={styles.roles} aria-label={words.roles} data-many={cards.length > 6}>
      {cards.map(card => (
        <RoleCard key={card} card={card} />
      ))}
    </section>
  )
}

function RoleCard({ card }: { card: number }) {
  const { view: s, words, nouns, names, legal, signs } = useDesk()
  const { name, privilege, action } = nouns.role(card)
  const holder = s.holders[card] as number
  const bonus = s.bonus[card] as number
  const actions = legal.filter((a: Action) => a.type === 'role' && a.card === card)
  const playing = s.role === card
  const who = holder >= 0 ? words.takenBy(names[holder] ?? '') : words.free
  return (
    <Pick
      actions={actions}
      tried={s.phase.kind === 'role' ? role(card) : null}
      label={signs.clauses(
        [name, who, bonus > 0 ? `${words.doubloons} ${bonus}` : '', privilege].filter(Boolean),
      )}
      spot={`role-${card}`}
      className={[styles.card, holder >= 0 && styles.taken, playing && styles.playing]
        .filter(Boolean)
        .join(' ')}
      info={
        <>
          <h3>{name}</h3>
          <p>
            <b>{signs.named(words.everybody, '')}</b>
            {action}
          </p>
          <p>
            <b>{signs.named(words.privilege, '')}</b>
            {privilege}
          </p>
          {actions.length > 0 && (
            <p className={inks.inks}>
              <Gains card={card} />
            </p>
          )}
        </>
      }
    >
      <span className={styles.emblem}>
        <RoleArt card={card} />
      </span>
      <span className={styles.text} aria-hidden="true">
        <span className={styles.name}>{nouns.role(Math.min(card, PROSPECTOR)).name}</span>
        {holder >= 0 ? (
          <span className={styles.holder}>
            <SeatMark seat={holder} size={12} />
            <span>{names[holder]}</span>
          </span>
        ) : (
          <span className={styles.privilege}>{words.privileges[card]}</span>
        )}
      </span>
      {bonus > 0 && (
        <span className={styles.bonus} aria-hidden="true">
          <span className={styles.coin}>
            <DoubloonArt />
          </span>
          {bonus}
        </span>
      )}
    </Pick>
  )
}
