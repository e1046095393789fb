import { type AnyGame, type AnyText, defaultOf, type Options } from '@ludoteca/engine'
import { useSigns } from '@ludoteca/page-kit/settings/use-signs.ts'
import { Segments } from '@ludoteca/page-kit/ui/segments.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { fittingOptions, shownOptions } from './draft.ts'
import styles from './page.module.css'

interface OptionListProps {
  readonly game: AnyGame
  readonly text: AnyText
  readonly seats: number
  /** What was chosen by hand or by a preset. */
  readonly chosen: Options
  readonly onChange: (chosen: Options) => void
  readonly children?: ReactNode
}

/** The variants of a game, folded; those that differ from the standard are named outside. */
export function OptionList({ game, text, seats, chosen, onChange, children }: OptionListProps) {
  const t = useTranslations('newGame')
  const { named, prose } = useSigns()
  const options = fittingOptions(game, seats, chosen)
  const specs = shownOptions(game, seats, chosen)
  if (specs.length === 0 && !children) return null
  const said = (id: string, value: string) => text.options[id]?.values[value]?.name ?? value
  const changed = specs.flatMap(spec => {
    const value = options[spec.id] ?? defaultOf(spec)
    return value === defaultOf(spec)
      ? []
      : [named(text.options[spec.id]?.name ?? spec.id, said(spec.id, value))]
  })
  return (
    <details className={styles.part} data-testid="variants">
      <summary>
        <span>
          {t('options')}
          <small className={styles.changed}>{changed.length > 0 ? changed.join(' · ') : t('standard')}</small>
        </span>
      </summary>
      <div className={styles.options}>
        {specs.map(spec => {
          const words = text.options[spec.id]
          const value = options[spec.id] ?? defaultOf(spec)
          const more = words?.values[value]?.explain
          return (
            <Segments
              key={spec.id}
              label={words?.name ?? spec.id}
              hint={prose([words?.explain ?? '', more ?? ''].filter(Boolean))}
              value={value}
              choices={spec.values.map(each => ({ value: each, label: said(spec.id, each) }))}
              onChange={next => onChange({ ...chosen, [spec.id]: next })}
            />
          )
        })}
        {children}
      </div>
    </details>
  )
}
