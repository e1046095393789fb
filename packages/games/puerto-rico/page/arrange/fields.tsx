import styles from './editor.module.css'

interface CountProps {
  readonly label: string
  readonly value: number
  readonly most: number
  readonly onChange: (value: number) => void
}

export function Count({ label, value, most, onChange }: CountProps) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <input
        type="number"
        min={0}
        max={most}
        value={value}
        onChange={({ target }) => onChange(Math.min(most, Math.max(0, Math.round(Number(target.value)))))}
      />
    </label>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: number
  readonly choices: readonly { readonly value: number; readonly label: string }[]
  readonly onChange: (value: number) => void
}

export function Choice({ label, value, choices, onChange }: ChoiceProps) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {choices.map(each => (
          <option key={each.value} value={each.value}>
            {each.label}
          </option>
        ))}
      </select>
    </label>
  )
}
