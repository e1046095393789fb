import { type ComponentProps, useId } from 'react'
import styles from './field.module.css'

interface FieldProps extends ComponentProps<'input'> {
  readonly label: string
  readonly hint?: string
}

/** One line of text with its name above and a hint below. */
export function Field({ label, hint, ...rest }: FieldProps) {
  const id = useId()
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <input aria-describedby={hint ? id : undefined} {...rest} />
      {hint && (
        <small id={id} className={styles.hint}>
          {hint}
        </small>
      )}
    </label>
  )
}
