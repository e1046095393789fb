import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import type { SessionFacts } from '@ludoteca/protocol'
import { useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { call } from '../online/api.ts'
import { changeMe } from '../online/online-state.ts'
import { useAgo } from '../online/use-ago.ts'
import form from './form.module.css'
import styles from './section.module.css'
import { Section } from './section.tsx'

/** Where the person is signed in, and the way out. */
export function Sessions({ guest }: { guest: boolean }) {
  const t = useTranslations('people.me')
  const ago = useAgo()
  const [, navigate] = useLocation()
  const [sessions, setSessions] = useState<readonly SessionFacts[]>([])
  const [asking, setAsking] = useState(false)
  const read = useCallback(async () => {
    const found = await call<SessionFacts[]>('GET', '/sessions')
    if (found.ok) setSessions(found.value)
  }, [])
  useEffect(() => void read(), [read])
  const end = async (id: string) => {
    await call('DELETE', `/sessions/${id}`)
    await read()
  }
  const signOut = async () => {
    await call('POST', '/signout', {})
    changeMe(null)
    navigate('/online')
  }
  return (
    <Section title={t('sessions')}>
      <ul className={styles.devices}>
        {sessions.map(session => (
          <li key={session.id}>
            <span>
              {session.device}
              <small>{session.current ? t('thisDevice') : t('lastUsed', { when: ago(session.used) })}</small>
            </span>
            {!session.current && (
              <Button tone="quiet" onClick={() => void end(session.id)}>
                {t('end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asking ? (
        <div className={form.form}>
          <p>{t('signOutGuest')}</p>
          <div className={form.row}>
            <Button tone="danger" onClick={() => void signOut()}>
              {t('signOutYes')}
            </Button>
            <Button onClick={() => setAsking(false)}>{t('cancel')}</Button>
          </div>
        </div>
      ) : (
        <div className={form.row}>
          <Button onClick={() => (guest ? setAsking(true) : void signOut())} data-testid="sign-out">
            {t('signOut')}
          </Button>
        </div>
      )}
    </Section>
  )
}
