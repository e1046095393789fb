import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { circles, player } from '../../../rules/index.ts'
import { useArrangement } from '../arrangement.ts'
import { PersonArt } from '../art/pieces.tsx'
import { useDesk } from '../desk.tsx'
import styles from './mayor-panel.module.css'

/** Arranging colonists: a running count, a helping hand, every place by number, and the end. */
export function MayorPanel() {
  const { view: s, words, nouns, act } = useDesk()
  const draft = useArrangement()
  if (!draft) return null
  const p = player(s, s.actor)
  const { mustPlace, waiting } = draft
  const state =
    mustPlace > 0
      ? words.mayor.mustPlace(mustPlace)
      : waiting > 0
        ? words.mayor.waits(waiting)
        : words.mayor.ready
  return (
    <div className={styles.panel} data-testid="mayor">
      <p className={styles.count} data-ready={mustPlace === 0} aria-live="polite">
        <span className={styles.person}>
          <PersonArt />
        </span>
        {state}
      </p>
      <div className={styles.verbs}>
        <Button onClick={draft.fill} data-choice={mustPlace > 0 ? 1 : undefined}>
          {words.mayor.fill}
        </Button>
        <Button onClick={draft.clear}>{words.mayor.clear}</Button>
        <Button
          tone="main"
          disabled={mustPlace > 0}
          data-choice={mustPlace > 0 ? undefined : 1}
          data-testid="confirm-arrangement"
          onClick={() => act(...draft.batch())}
        >
          {words.mayor.confirm}
        </Button>
      </div>
      <p className={styles.hint}>{words.mayor.hint}</p>
      <ul className={styles.places}>
        {draft.groups.map(group => {
          const name = nouns.place(group)
          return (
            <li key={group}>
              <span className={styles.name}>{name}</span>
              <button
                type="button"
                className={styles.step}
                aria-label={words.mayor.remove(name)}
                aria-disabled={draft.at(group) === 0}
                onClick={() => draft.take(group)}
              >
                −
              </button>
              <output>
                {draft.at(group)}/{circles(p, group)}
              </output>
              <button
                type="button"
                className={styles.step}
                aria-label={words.mayor.add(name)}
                aria-disabled={waiting === 0 || draft.at(group) === circles(p, group)}
                onClick={() => draft.put(group)}
              >
                +
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
