import type { Figures } from '@ludoteca/protocol'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { ProgramMark } from '../programs/mark.tsx'
import styles from './figures.module.css'

/** Whom somebody met most often, and who came in before whom. */
export function Opponents({ opponents }: Pick<Figures, 'opponents'>) {
  const t = useTranslations('figures')
  return (
    <section className={styles.game} aria-labelledby="opponents">
      <h2 id="opponents">{t('opponents')}</h2>
      <table className={styles.plain}>
        <thead>
          <tr>
            <th scope="col">{t('opponent')}</th>
            <th scope="col">{t('played')}</th>
            <th scope="col">{t('ahead')}</th>
            <th scope="col">{t('behind')}</th>
          </tr>
        </thead>
        <tbody>
          {opponents.map(({ person, played, ahead, behind }) => (
            <tr key={person.id}>
              <th scope="row">
                <Link href={`/people/${person.id}`}>{person.name}</Link>
                <ProgramMark person={person} />
              </th>
              <td>{played}</td>
              <td>{ahead}</td>
              <td>{behind}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
