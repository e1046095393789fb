import type { AnyGame, AnyText } from '@ludoteca/engine'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { type Preset, presetsOf } from './draft.ts'
import styles from './preset-cards.module.css'

interface PresetCardsProps {
  readonly game: AnyGame
  readonly text: AnyText
  readonly chosen: Preset | null
  readonly onChoose: (preset: Preset) => void
}

/** A few ways to play, each chosen with one press. */
export function PresetCards({ game, text, chosen, onChoose }: PresetCardsProps) {
  const t = useTranslations('newGame')
  const name = useId()
  const modules = game.options.flatMap(spec => (spec.module ? [text.options[spec.id]?.name ?? spec.id] : []))
  const lines: Readonly<Record<Preset, string>> = {
    first: t('presets.firstLine'),
    usual: t('presets.usualLine'),
    everything: t('presets.everythingLine', { modules: modules.join(t('presets.and')) }),
  }
  return (
    <fieldset className={styles.presets}>
      <legend className="visually-hidden">{t('presets.title')}</legend>
      {presetsOf(game).map(preset => (
        <label key={preset} className={styles.preset}>
          <input
            type="radio"
            name={name}
            value={preset}
            checked={preset === chosen}
            onChange={() => onChoose(preset)}
          />
          <strong>{t(`presets.${preset}`)}</strong>
          <span>{lines[preset]}</span>
        </label>
      ))}
    </fieldset>
  )
}
