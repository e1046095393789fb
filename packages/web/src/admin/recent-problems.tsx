import type { ServerFacts } from '@ludoteca/protocol'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { Section } from '../people/section.tsx'
import styles from './admin.module.css'
import { useUnits } from './units.ts'

/** What has gone wrong lately. */
export function RecentProblems({ facts: { problems } }: { facts: ServerFacts }) {
  const t = useTranslations('admin')
  const { at } = useUnits()
  return (
    <Section title={t('problems')} {...(problems.length > 0 ? { line: t('problemsLine') } : {})}>
      {problems.length === 0 ? (
        <p className={styles.soft}>{t('problemsEmpty')}</p>
      ) : (
        <ul className={styles.problems}>
          {problems.map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a log, the latest first
            <li key={index} data-grave={each.grave}>
              <small>{at(each.at)}</small>
              <span lang="en">
                {each.text}
                {each.why !== null && `: ${each.why}`}
              </span>
              {each.table !== null && <Link href={`/t/${each.table}`}>{t('table', { id: each.table })}</Link>}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
