import { useId } from 'react'
import styles from './toggle.module.css'

interface ToggleProps {
  readonly label: string
  readonly hint?: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

export function Toggle({ label, hint, checked, onChange }: ToggleProps) {
  const id = useId()
  return (
    <label className={styles.toggle}>
      <input
        type="checkbox"
        checked={checked}
        aria-describedby={hint ? id : undefined}
        onChange={event => onChange(event.target.checked)}
      />
      <span>
        {label}
        {hint && (
          <small id={id} className={styles.hint}>
            {hint}
          </small>
        )}
      </span>
    </label>
  )
}
