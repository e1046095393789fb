import type { Act } from '@ludoteca/tigris-euphrates'
import type { ReactNode } from 'react'
import choice from '../../../ui/choice.module.css'
import { Play } from '../../shared/play.tsx'
import type { TigrisProps } from '../types.ts'
import styles from './option.module.css'

interface OptionProps {
  readonly props: TigrisProps
  readonly action: Act
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
