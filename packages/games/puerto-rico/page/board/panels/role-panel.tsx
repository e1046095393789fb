import { Play } from '@ludoteca/page-kit/board/play.tsx'
import choice from '@ludoteca/page-kit/ui/choice.module.css'
import type { Action } from '../../../rules/index.ts'
import { DoubloonArt } from '../art/pieces.tsx'
import { RoleArt } from '../art/roles.tsx'
import { useDesk } from '../desk.tsx'
import { Gains } from './gains.tsx'
import styles from './role-panel.module.css'

/** Choosing a role: every card with what it would bring each player now. */
export function RolePanel() {
  const desk = useDesk()
  const { legal, words } = desk
  const actions = legal.filter((a): a is Extract<Action, { type: 'role' }> => a.type === 'role')
  return (
    <div className={styles.panel} data-testid="choices">
      <p className="visually-hidden">{words.gains.title}</p>
      {actions.map((action, i) => (
        <Play
          key={`${action.card}.${action.library}`}
          action={action}
          number={i + 1}
          verbs={desk}
          className={`${choice.choice} ${styles.choice}`}
        >
          <Head action={action} number={i + 1} />
          <Gains card={action.card} />
        </Play>
      ))}
      <p className={styles.note}>{words.gains.note}</p>
    </div>
  )
}

function Head({ action, number }: { action: Extract<Action, { type: 'role' }>; number: number }) {
  const { view, text, nouns, words } = useDesk()
  const bonus = view.bonus[action.card] as number
  return (
    <span className={styles.head}>
      <span className={styles.emblem}>
        <RoleArt card={action.card} />
      </span>
      {/* The whole sentence is said; shown is the name and what lies on the card. */}
      <span className="visually-hidden">{text.action(action, view)}</span>
      <span className={styles.name} aria-hidden="true">
        {nouns.role(action.card).name}
        {action.library && <small>{words.library}</small>}
        {bonus > 0 && (
          <span className={styles.bonus}>
            +{bonus}
            <span className={styles.icon}>
              <DoubloonArt />
            </span>
          </span>
        )}
      </span>
      <span className={choice.key} aria-hidden="true">
        {number}
      </span>
    </span>
  )
}
