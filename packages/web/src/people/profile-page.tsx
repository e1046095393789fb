import { Button, ButtonLink } from '@ludoteca/page-kit/ui/button.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import type { Profile, TableSummary } from '@ludoteca/protocol'
import { writePlace } from '@ludoteca/protocol/places'
import { useEffect, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Frame } from '../frame/frame.tsx'
import { NotFound } from '../frame/not-found.tsx'
import { useGameName } from '../games/game-name.ts'
import { TableCard } from '../lobby/table-card.tsx'
import { call } from '../online/api.ts'
import { LinkNotice } from '../online/link-notice.tsx'
import { useGoOnline } from '../online/online-state.ts'
import styles from './profile-page.module.css'
import { ProgramMark } from './programs/mark.tsx'

/** What others may know of a person. */
export default function ProfilePage({ name }: { name: string }) {
  const t = useTranslations('people.profile')
  const { link } = useGoOnline()
  const [profile, setProfile] = useState<Profile | null>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the line is back
  useEffect(() => {
    void call<Profile>('GET', `/people/${name}`).then(found => {
      if (found.ok) setProfile(found.value)
      else if (found.problem.code === 'no-person') setProfile(null)
    })
  }, [name, link])
  if (profile === null) return <NotFound title={t('missing')} line={t('missingLine')} />
  return (
    <Frame title={profile?.name ?? ''}>
      <LinkNotice known={profile !== undefined} />
      {profile && <Shown profile={profile} />}
    </Frame>
  )
}

function Shown({ profile }: { profile: Profile }) {
  const t = useTranslations()
  const format = useFormatter()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const date = format.dateTime(new Date(profile.since), { dateStyle: 'long', timeZone })
  const gameName = useGameName()
  return (
    <div className={styles.profile}>
      <div>
        <h1>
          {profile.name}
          <ProgramMark person={profile} />
        </h1>
        <p className={styles.soft}>
          {[...(profile.guest ? [t('people.profile.guest')] : []), t('people.profile.since', { date })].join(
            ' · ',
          )}
        </p>
      </div>
      <section aria-labelledby="ratings">
        <h2 id="ratings">{t('people.profile.ratings')}</h2>
        {profile.ratings.length === 0 ? (
          <p className={styles.soft}>{t('people.profile.noRatings')}</p>
        ) : (
          <ul className={styles.ratings}>
            {profile.ratings.map(each => (
              <li key={each.game}>
                <span>{gameName(each.game)}</span>
                <strong>
                  {t('people.profile.rating', {
                    rating: Math.round(each.rating),
                    uncertainty: Math.round(each.uncertainty),
                  })}
                </strong>
                <span className={styles.soft}>{t('people.profile.ratedGames', { n: each.games })}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="records">
        <h2 id="records">{t('people.profile.records')}</h2>
        {profile.records.length === 0 ? (
          <p className={styles.soft}>{t('people.profile.noRecords')}</p>
        ) : (
          <table className={styles.records}>
            <thead>
              <tr>
                {(['game', 'played', 'won', 'best'] as const).map(key => (
                  <th key={key} scope="col">
                    {t(`people.profile.${key}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {profile.records.map(each => (
                <tr key={each.game}>
                  <th scope="row">{gameName(each.game)}</th>
                  <td>{each.played}</td>
                  <td>{each.won}</td>
                  <td>{each.best}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      {profile.figures && (
        <p>
          <ButtonLink href={`/people/${profile.id}/figures`}>
            <Icon name="podium" />
            {t('figures.openOf')}
          </ButtonLink>
        </p>
      )}
      <Games profile={profile} />
    </div>
  )
}

/** The latest games; older ones on demand. */
function Games({ profile: { id, name, guest, recent, records } }: { profile: Profile }) {
  const t = useTranslations('people.profile')
  const archive = useTranslations('archive')
  const [games, setGames] = useState(recent)
  const [more, setMore] = useState(records.reduce((sum, { played }) => sum + played, 0) > recent.length)
  const last = games.at(-1)
  if (!last) return null
  const older = async () => {
    const found = await call<TableSummary[]>('GET', `/people/${id}/games?before=${writePlace(last)}`)
    if (!found.ok) return
    setGames([...games, ...found.value])
    setMore(found.value.length > 0)
  }
  return (
    <section className={styles.games} aria-labelledby="recent">
      <h2 id="recent">{t('recent')}</h2>
      <ul>
        {games.map(table => (
          <li key={table.id}>
            <TableCard table={table} />
          </li>
        ))}
      </ul>
      {more && <Button onClick={() => void older()}>{t('more')}</Button>}
      <p>
        <ButtonLink tone="quiet" href={`/archive?player=${encodeURIComponent(guest ? id : name)}`}>
          <Icon name="search" />
          {archive('ofPerson')}
        </ButtonLink>
      </p>
    </section>
  )
}
