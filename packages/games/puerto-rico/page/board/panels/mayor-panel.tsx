import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import type { ComponentProps } from 'react'
import { circles, player } from '../../../rules/index.ts'
import { type Arranging, useArrangement } from '../arrangement.ts'
import { PersonArt } from '../art/pieces.tsx'
import { useDesk } from '../desk.tsx'
import styles from './mayor-panel.module.css'

/** Arranging colonists: a running count, a helping hand, every place by number, and the end. */
export function MayorPanel() {
  const { view: s, words, nouns } = useDesk()
  const draft = useArrangement()
  if (!draft) return null
  const p = player(s, s.actor)
  const { mustPlace, waiting } = draft
  return (
    <div className={styles.panel} data-testid="mayor">
      <Waiting draft={draft} />
      <div className={styles.verbs}>
        <Button onClick={draft.fill} data-choice={mustPlace > 0 ? 1 : undefined}>
          {words.mayor.fill}
        </Button>
        <Button onClick={draft.clear}>{words.mayor.clear}</Button>
        <Confirm
          draft={draft}
          data-choice={mustPlace > 0 ? undefined : 1}
          data-testid="confirm-arrangement"
        />
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

/** The same without the places, where these are touched on the board; nothing where nobody is arranged. */
export function MayorBrief() {
  const { words } = useDesk()
  const draft = useArrangement()
  if (!draft) return null
  return (
    <div className={styles.panel} data-testid="mayor-brief">
      <Waiting draft={draft} />
      <div className={styles.verbs}>
        <Button onClick={draft.fill}>{words.mayor.fill}</Button>
        <Button onClick={draft.clear}>{words.mayor.clear}</Button>
        <Confirm draft={draft} />
      </div>
    </div>
  )
}

/** How many are still without a place. */
function Waiting({ draft: { mustPlace, waiting } }: { draft: Arranging }) {
  const { mayor } = useDesk().words
  const state = mustPlace > 0 ? mayor.mustPlace(mustPlace) : waiting > 0 ? mayor.waits(waiting) : mayor.ready
  return (
    <p className={styles.count} data-ready={mustPlace === 0} aria-live="polite">
      <span className={styles.person}>
        <PersonArt />
      </span>
      {state}
    </p>
  )
}

function Confirm({ draft, ...rest }: { draft: Arranging } & ComponentProps<typeof Button>) {
  const { words, act } = useDesk()
  return (
    <Button tone="main" disabled={draft.mustPlace > 0} onClick={() => act(...draft.batch())} {...rest}>
      {words.mayor.confirm}
    </Button>
  )
}
