import { Play } from '@ludoteca/page-kit/board/play.tsx'
import choice from '@ludoteca/page-kit/ui/choice.module.css'
import type { ReactNode } from 'react'
import type { Action } from '../../../rules/index.ts'
import type { TigrisProps } from '../types.ts'
import styles from './option.module.css'

interface OptionProps {
  readonly props: TigrisProps
  readonly action: Action
  /** The key that takes it. */
  readonly number: number
  readonly picture?: ReactNode
  readonly children: ReactNode
}

/** One choice: plays when pressed, shows what it would do when looked at. */
export function Option({ props, action, number, picture, children }: OptionProps) {
  return (
    <Play action={action} number={number} verbs={props} className={`${choice.choice} ${styles.option}`}>
      {picture && <span className={styles.picture}>{picture}</span>}
      <span className={styles.words}>{children}</span>
    </Play>
  )
}
