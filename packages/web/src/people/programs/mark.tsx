import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import type { Person } from '@ludoteca/protocol'
import { useTranslations } from 'use-intl'
import styles from './mark.module.css'

type Marked = Pick<Person, 'program'> | null

/** Stands beside the name of a program. */
export function ProgramMark({ person }: { person: Marked }) {
  const t = useTranslations('programs')
  if (!person?.program) return null
  return (
    <span className={styles.mark} title={t('mark')}>
      <Icon name="program" size={14} />
      <span className="visually-hidden"> {t('mark')}</span>
    </span>
  )
}

/** The same where the name is a part of a sentence. */
export function useNamed(): (person: Pick<Person, 'name' | 'program'>) => string {
  const t = useTranslations('programs')
  return ({ name, program }) => (program && name !== '' ? t('named', { name }) : name)
}
