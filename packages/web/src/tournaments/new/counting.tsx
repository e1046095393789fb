import { useLang } from '@ludoteca/page-kit/settings/store.ts'
import { Field } from '@ludoteca/page-kit/ui/field.tsx'
import { Segments } from '@ludoteca/page-kit/ui/segments.tsx'
import { BYE_WORTHS, GUARDIAN_RULES, UNFINISHED_RULES } from '@ludoteca/tournament'
import { tournamentText } from '@ludoteca/tournament/text'
import { useTranslations } from 'use-intl'
import styles from '../../newgame/page.module.css'
import type { PartProps } from './props.ts'
import { TieBreaks } from './tie-breaks.tsx'

/** What places are worth, and what counts besides them; folded, since the usual is usual. */
export function Counting({ draft, onChange }: PartProps) {
  const t = useTranslations('tournaments.form')
  const words = tournamentText(useLang())
  return (
    <details className={styles.part}>
      <summary>
        <span>
          {t('counting')}
          <small className={styles.changed}>{draft.points}</small>
        </span>
      </summary>
      <div className={styles.options}>
        <Field
          label={t('points')}
          hint={t('pointsLine')}
          required
          value={draft.points}
          onChange={event => onChange({ points: event.target.value })}
        />
        <TieBreaks value={draft.tieBreaks} onChange={tieBreaks => onChange({ tieBreaks })} />
        {draft.rest === 'bye' && (
          <Segments
            label={t('bye')}
            value={draft.bye}
            choices={BYE_WORTHS.map(value => ({ value, label: words.bye[value] }))}
            onChange={bye => onChange({ bye })}
          />
        )}
        <Segments
          label={t('byGuardian')}
          value={draft.byGuardian}
          choices={GUARDIAN_RULES.map(value => ({ value, label: words.guardian[value] }))}
          onChange={byGuardian => onChange({ byGuardian })}
        />
        <Segments
          label={t('unfinished')}
          value={draft.unfinished}
          choices={UNFINISHED_RULES.map(value => ({ value, label: words.unfinished[value] }))}
          onChange={unfinished => onChange({ unfinished })}
        />
      </div>
    </details>
  )
}
