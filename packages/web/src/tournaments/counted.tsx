import { useLang } from '@ludoteca/page-kit/settings/store.ts'
import { useSigns } from '@ludoteca/page-kit/settings/use-signs.ts'
import type { TournamentFacts } from '@ludoteca/protocol'
import { tournamentText } from '@ludoteca/tournament/text'
import { useTranslations } from 'use-intl'
import styles from './tournament.module.css'

/** The rules by which points are counted, for whoever wants to know. */
export function Counted({ facts: { settings } }: { facts: TournamentFacts }) {
  const t = useTranslations('tournaments.standings')
  const words = tournamentText(useLang())
  const { list } = useSigns()
  const lines = [
    t('points', { points: settings.points.join(' – ') }),
    ...(settings.rest === 'bye' ? [words.bye[settings.bye]] : []),
    words.guardian[settings.guardian],
    words.unfinished[settings.unfinished],
    ...(settings.tieBreaks.length === 0
      ? []
      : [t('breaks', { list: list(settings.tieBreaks.map(key => words.criteria[key])) }), t('explain')]),
  ]
  return (
    <details className={styles.folded}>
      <summary>{t('counting')}</summary>
      <ul className={styles.small}>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}
