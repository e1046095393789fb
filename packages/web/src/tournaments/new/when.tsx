import { Field } from '@ludoteca/page-kit/ui/field.tsx'
import { Segments } from '@ludoteca/page-kit/ui/segments.tsx'
import { Toggle } from '@ludoteca/page-kit/ui/toggle.tsx'
import { LEVELS } from '@ludoteca/protocol/figures'
import { useTranslations } from 'use-intl'
import styles from '../../newgame/page.module.css'
import { PACES, usePaceWords } from '../../online/pace.ts'
import { RHYTHMS, type Rhythm, TIMED } from '../draft.ts'
import { fieldTime } from '../when.ts'
import type { PartProps } from './props.ts'

const STARTS = ['organiser', 'full', 'at'] as const

/** When it starts, and how fast it goes on. */
export function When({ draft, onChange }: PartProps) {
  const t = useTranslations('tournaments.form')
  const words = useTranslations()
  const paceWords = usePaceWords()
  const { system, start } = draft
  const isArena = system === 'arena'
  const days = PACES[draft.pace].kind === 'days'
  return (
    <section className={styles.part} aria-label={t('when')}>
      <Segments
        label={words('online.terms.pace')}
        hint={paceWords(PACES[draft.pace])}
        value={draft.pace}
        choices={TIMED.map(value => ({ value, label: words(`online.terms.paces.${value}`) }))}
        onChange={pace => onChange({ pace })}
      />
      <Segments
        label={t('start')}
        value={start}
        choices={STARTS.map(value => ({ value, label: t(`starts.${value}`) }))}
        onChange={next => onChange({ start: next })}
      />
      {start === 'at' && (
        <Field
          label={t('startAt')}
          type="datetime-local"
          required
          min={fieldTime(Date.now())}
          value={draft.startAt}
          onChange={event => onChange({ startAt: event.target.value })}
        />
      )}
      {!isArena && (
        <Segments
          label={t('rhythm')}
          value={draft.rhythm}
          choices={(Object.keys(RHYTHMS) as Rhythm[]).map(value => ({ value, label: t(`rhythms.${value}`) }))}
          onChange={rhythm => onChange({ rhythm })}
        />
      )}
      <Field
        label={t(isArena ? 'lasts' : days ? 'limitDays' : 'limit')}
        {...(!isArena && { hint: t('limitLine') })}
        type="number"
        min={1}
        max={days && !isArena ? 30 : 43_200}
        required={isArena}
        value={draft.limit}
        onChange={event => onChange({ limit: event.target.value })}
      />
      <Toggle
        label={t('rated')}
        hint={t('ratedLine')}
        checked={draft.rated}
        onChange={rated => onChange({ rated })}
      />
      <Segments
        label={t('guardian')}
        hint={t('guardianLine')}
        value={draft.guardian}
        choices={LEVELS.map(value => ({ value, label: words(`newGame.levels.${value}`) }))}
        onChange={guardian => onChange({ guardian })}
      />
    </section>
  )
}
