import { Field } from '@ludoteca/page-kit/ui/field.tsx'
import { Segments } from '@ludoteca/page-kit/ui/segments.tsx'
import { Toggle } from '@ludoteca/page-kit/ui/toggle.tsx'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import styles from '../../newgame/page.module.css'
import own from '../tournament.module.css'
import type { PartProps } from './props.ts'

const ENTRIES = ['open', 'link', 'list'] as const
const PROGRAMS = ['none', 'allowed', 'only'] as const
const VISIBILITIES = ['public', 'unlisted'] as const

/** Who may enter. */
export function Who({ draft, onChange }: PartProps) {
  const t = useTranslations('tournaments.form')
  const hint = useId()
  return (
    <section className={styles.part} aria-label={t('who')}>
      <Segments
        label={t('entry')}
        hint={t(`entryLine.${draft.entry}`)}
        value={draft.entry}
        choices={ENTRIES.map(value => ({ value, label: t(`entries.${value}`) }))}
        onChange={entry => onChange({ entry })}
      />
      {draft.entry === 'list' && (
        <label className={own.choice}>
          <span>{t('names')}</span>
          <textarea
            rows={6}
            aria-describedby={hint}
            value={draft.names}
            onChange={event => onChange({ names: event.target.value })}
          />
          <small id={hint} className={styles.hint}>
            {t('namesLine')}
          </small>
        </label>
      )}
      <Segments
        label={t('programs')}
        hint={t(`programsLine.${draft.programs}`)}
        value={draft.programs}
        choices={PROGRAMS.map(value => ({ value, label: t(`programsAre.${value}`) }))}
        onChange={programs => onChange({ programs })}
      />
      <Segments
        label={t('visibility')}
        value={draft.visibility}
        choices={VISIBILITIES.map(value => ({ value, label: t(`visibilities.${value}`) }))}
        onChange={visibility => onChange({ visibility })}
      />
      <Field
        label={t('most')}
        type="number"
        min={2}
        max={200}
        required
        value={draft.most}
        onChange={event => onChange({ most: event.target.value })}
      />
      {draft.system !== 'arena' && draft.system !== 'knock-out' && (
        <Toggle label={t('late')} checked={draft.late} onChange={late => onChange({ late })} />
      )}
    </section>
  )
}
