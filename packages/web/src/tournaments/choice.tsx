import styles from './tournament.module.css'

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
}

/** One of many, with its name above. */
export function Choice({ label, value, choices, onChange }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <span>{label}</span>
      <select value={value} onChange={event => onChange(event.target.value)}>
        {choices.map(each => (
          <option key={each.value} value={each.value}>
            {each.label}
          </option>
        ))}
      </select>
    </label>
  )
}
