import type { AnyGame, AnyText, Options } from '@ludoteca/engine'
import { useTranslations } from 'use-intl'
import { Segments } from '../ui/segments.tsx'
import { fittingOptions } from './draft.ts'
import styles from './page.module.css'

interface OptionListProps {
  readonly game: AnyGame
  readonly text: AnyText
  readonly seats: number
  /** What was chosen by hand. */
  readonly chosen: Options
  readonly onChange: (chosen: Options) => void
}

/** The variants of a game, each with a line on what it changes and a line on the value chosen. */
export function OptionList({ game, text, seats, chosen, onChange }: OptionListProps) {
  const t = useTranslations('newGame')
  const options = fittingOptions(game, seats, chosen)
  const specs = game.options.filter(spec => !spec.seats || spec.seats.includes(seats))
  if (specs.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="options">
      <h2 id="options">{t('options')}</h2>
      {specs.map(spec => {
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
            onChange={next => onChange({ ...chosen, [spec.id]: next })}
          />
        )
      })}
    </section>
  )
}
