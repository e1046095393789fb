import { useId } from 'react'
import styles from './segments.module.css'

interface SegmentsProps<V extends string> {
  readonly label: string
  readonly hint?: string
  readonly value: V
  readonly choices: readonly { readonly value: V; readonly label: string }[]
  readonly onChange: (value: V) => void
}

/** A few choices side by side: radio buttons that look like one control. */
export function Segments<V extends string>({ label, hint, value, choices, onChange }: SegmentsProps<V>) {
  const name = useId()
  return (
    <fieldset className={styles.field} aria-describedby={hint ? `${name}-hint` : undefined}>
      <legend className={styles.legend}>{label}</legend>
      {hint && (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.row}>
        {choices.map(choice => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
