import type { HouseFacts } from '@ludoteca/protocol'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { Section } from '../people/section.tsx'
import styles from './admin.module.css'
import { useUnits } from './units.ts'

/** What has gone wrong lately. */
export function NotedLately({ facts: { noted } }: { facts: HouseFacts }) {
  const t = useTranslations('admin')
  const { at } = useUnits()
  return (
    <Section title={t('noted')} {...(noted.length > 0 ? { line: t('notedLine') } : {})}>
      {noted.length === 0 ? (
        <p className={styles.soft}>{t('notedEmpty')}</p>
      ) : (
        <ul className={styles.noted}>
          {noted.map((each, index) => (
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
