import type { AnyText, OptionSpec, Options } from '@ludoteca/engine'
import { Segments } from '../ui/segments.tsx'

interface OptionListProps {
  readonly specs: readonly OptionSpec[]
  readonly text: AnyText
  readonly options: Options
  readonly onChange: (option: string, value: string) => void
}

/** The variants of a game, each with a line on what it changes and a line on the value chosen. */
export function OptionList({ specs, text, options, onChange }: OptionListProps) {
  return specs.map(spec => {
    const words = text.options[spec.id]
    const value = options[spec.id] ?? spec.values[0] ?? ''
    const more = words?.values[value]?.explain
    return (
      <Segments
        key={spec.id}
        label={words?.name ?? spec.id}
        hint={[words?.explain, more].filter(Boolean).join(' ')}
        value={value}
        choices={spec.values.map(each => ({ value: each, label: words?.values[each]?.name ?? each }))}
        onChange={chosen => onChange(spec.id, chosen)}
      />
    )
  })
}
