import type { Action } from '@ludoteca/engine'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { AnyBoardProps, AnyGameUi, Change } from '../boards/contract.ts'
import { moveFocus } from '../boards/shared/move-focus.ts'
import styles from './choices.module.css'
import { foresee, tell } from './preview.ts'

/** So many choices get a line on what they bring to the one who decides. */
const TOLD = 16

/** Every choice as a button, in the groups the game suggests. */
export function Choices({ props, ui }: { props: AnyBoardProps; ui: AnyGameUi }) {
  const t = useTranslations('table')
  const { legal, text, view, act, consider, preview } = props
  const groups = ui.groups?.(props, legal) ?? [{ title: null, actions: legal }]
  const gains = useGains(props, ui)
  let number = 0
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the buttons inside
    <div className={styles.choices} onKeyDown={moveFocus} data-testid="choices">
      {groups.map(group => (
        <div key={group.title ?? ''} className={styles.group}>
          {group.title && <h3 className={styles.title}>{group.title}</h3>}
          <ul className={styles.list} aria-label={group.title ?? t('choices')}>
            {group.actions.map(action => {
              number++
              const gain = gains.get(action)
              return (
                <li key={props.game.write(action)}>
                  <button
                    type="button"
                    className={styles.choice}
                    data-choice={number}
                    data-considered={preview?.actions[0] === action && preview.actions.length === 1}
                    onClick={() => act(action)}
                    onPointerEnter={event => event.pointerType === 'mouse' && consider([action])}
                    onFocus={() => consider([action])}
                  >
                    {number < 10 && (
                      <span className={styles.key} aria-hidden="true">
                        {number}
                      </span>
                    )}
                    <span>
                      {text.action(action, view)}
                      {gain && <small className={styles.gain}>{gain}</small>}
                    </span>
                  </button>
                </li>
              )
            })}
          </ul>
        </div>
      ))}
    </div>
  )
}

/** What each choice brings to the viewer, in a few words: "Doubloons +2 · Points +1". */
function useGains(props: AnyBoardProps, ui: AnyGameUi): ReadonlyMap<Action, string> {
  const t = useTranslations('table')
  const { game, view, viewer, legal, names, text } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: names and text stand for the whole scene
  return useMemo(() => {
    const gains = new Map<Action, string>()
    if (legal.length > TOLD) return gains
    for (const action of legal) {
      const foresight = foresee(game, view, viewer, [action])
      if (!foresight) continue
      const own = tell(ui, props, foresight, t('points')).changes.filter(each => each.seat === viewer)
      if (own.length > 0) gains.set(action, own.map(signed).join(' · '))
    }
    return gains
  }, [game, view, viewer, legal, names, text, ui, t])
}

function signed({ name, before, after }: Change): string {
  const by = after - before
  return `${name} ${by > 0 ? '+' : '−'}${Math.abs(by)}`
}
