import type { Act } from '@ludoteca/tigris-euphrates'
import type { ReactNode } from 'react'
import choice from '../../../ui/choice.module.css'
import { type TigrisProps, useTigrisPreview } from '../types.ts'
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
  const preview = useTigrisPreview()
  return (
    <button
      type="button"
      className={`${choice.choice} ${styles.option}`}
      data-choice={number}
      data-considered={preview?.actions[0] === action}
      onClick={() => props.act(action)}
      onPointerEnter={event => event.pointerType === 'mouse' && props.consider([action])}
      onFocus={() => props.consider([action])}
    >
      {picture && <span className={styles.picture}>{picture}</span>}
      <span className={styles.words}>{children}</span>
    </button>
  )
}
