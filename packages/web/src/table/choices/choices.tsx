import type { Action } from '@ludoteca/engine'
import type { AnyBoardProps, AnyGameUi, Change } from '@ludoteca/page-kit/board/contract.ts'
import { moveFocus } from '@ludoteca/page-kit/board/move-focus.ts'
import { Play } from '@ludoteca/page-kit/board/play.tsx'
import choice from '@ludoteca/page-kit/ui/choice.module.css'
import { useTranslations } from 'use-intl'
import { foresee } from '../model/foresight.ts'
import { tell } from '../preview/preview.ts'
import styles from './choices.module.css'

/** The most choices that each get a line on what they bring to the one who decides. */
const TOLD = 16

/** Every choice as a button, in the groups the game suggests. */
export function Choices({ props, ui }: { props: AnyBoardProps; ui: AnyGameUi }) {
  const t = useTranslations('table')
  const { game, legal, text, view } = props
  const groups = ui.groups?.(props, legal) ?? [{ title: null, actions: legal }]
  const order = groups.flatMap(group => group.actions)
  const gains = gainsOf(props, ui, t('points'))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the buttons inside
    <div className={styles.choices} onKeyDown={moveFocus} data-testid="choices">
      {groups.map(group => (
        <div key={group.title ?? ''} className={styles.group}>
          {group.title && <h3 className={styles.title}>{group.title}</h3>}
          <ul className={styles.list} aria-label={group.title ?? t('choices')}>
            {group.actions.map(action => (
              <li key={game.write(action)}>
                <Choice
                  action={action}
                  number={order.indexOf(action) + 1}
                  label={text.action(action, view)}
                  gain={gains.get(action)}
                  props={props}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

interface ChoiceProps {
  readonly action: Action
  /** The key that takes it, if it is one digit. */
  readonly number: number
  readonly label: string
  readonly gain: string | undefined
  readonly props: AnyBoardProps
}

function Choice({ action, number, label, gain, props }: ChoiceProps) {
  return (
    <Play action={action} number={number} verbs={props} className={`${choice.choice} ${styles.choice}`}>
      {number < 10 && (
        <span className={choice.key} aria-hidden="true">
          {number}
        </span>
      )}
      <span>
        {label}
        {gain && <small className={styles.gain}>{gain}</small>}
      </span>
    </Play>
  )
}

/** What each choice brings to the viewer, in a few words: "Doubloons +2 · Points +1". */
function gainsOf(props: AnyBoardProps, ui: AnyGameUi, points: string): ReadonlyMap<Action, string> {
  const { game, view, viewer, legal } = props
  const gains = new Map<Action, string>()
  if (legal.length > TOLD) return gains
  for (const action of legal) {
    const foresight = foresee(game, view, viewer, [action])
    if (!foresight) continue
    const own = tell(ui, props, foresight, points).changes.filter(each => each.seat === viewer)
    if (own.length > 0) gains.set(action, own.map(signed).join(' · '))
  }
  return gains
}

function signed({ name, before, after, worst = after }: Change): string {
  const by = (to: number): string => `${to >= before ? '+' : '−'}${Math.abs(to - before)}`
  return worst === after ? `${name} ${by(after)}` : `${name} ${by(after)} … ${by(worst)}`
}
