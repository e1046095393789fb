import { ButtonLink } from '@ludoteca/page-kit/ui/button.tsx'
import type { Profile } from '@ludoteca/protocol'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGameName } from '../games/game-name.ts'
import { call } from '../online/api.ts'
import { useOnlineState } from '../online/online-state.ts'
import styles from './page.module.css'

/** What the server has counted for whoever is signed in; nothing for anybody else. */
export function AccountResults() {
  const t = useTranslations()
  const gameName = useGameName()
  const { me } = useOnlineState()
  const [profile, setProfile] = useState<Profile | null>(null)
  const id = me?.id
  useEffect(() => {
    setProfile(null)
    if (!id) return
    let current = true
    void call<Profile>('GET', `/people/${id}`).then(found => {
      if (current && found.ok) setProfile(found.value)
    })
    return () => {
      current = false
    }
  }, [id])
  if (!profile) return null
  const rating = (game: string) => profile.ratings.find(each => each.game === game)
  return (
    <section className={styles.part} aria-labelledby="account">
      <h2 id="account">{t('results.account')}</h2>
      {profile.records.length === 0 ? (
        <p className={styles.soft}>{t('people.profile.noRecords')}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              {(['game', 'played', 'won', 'best', 'ratings'] as const).map(key => (
                <th key={key} scope="col">
                  {t(`people.profile.${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {profile.records.map(({ game, played, won, best }) => (
              <tr key={game}>
                <th scope="row">{gameName(game)}</th>
                <td>{played}</td>
                <td>{won}</td>
                <td>{best}</td>
                <td>{Math.round(rating(game)?.rating ?? 0) || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <ButtonLink href={`/people/${profile.id}`}>{t('results.profile')}</ButtonLink>
    </section>
  )
}
