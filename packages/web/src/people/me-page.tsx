import { Button, ButtonLink } from '@ludoteca/page-kit/ui/button.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import type { Me } from '@ludoteca/protocol'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Frame } from '../frame/frame.tsx'
import { LinkNotice } from '../online/link-notice.tsx'
import { useGoOnline } from '../online/online-state.ts'
import { askWho } from './asking.ts'
import form from './form.module.css'
import { Notices } from './notices.tsx'
import { OwnData } from './own-data.tsx'
import { ProgramMark } from './programs/mark.tsx'
import { Programs } from './programs/section.tsx'
import { ChangePassword, KeepAccount, Recovery } from './secrets.tsx'
import styles from './section.module.css'
import { Section } from './section.tsx'
import { Sessions } from './sessions.tsx'
import { TimeSettings } from './time-settings.tsx'

/** Everything the server knows of the person at this page, and what they can change. */
export default function MePage() {
  const t = useTranslations('people')
  const { me } = useGoOnline()
  return (
    <Frame title={t('me.title')}>
      <LinkNotice known={me !== undefined} />
      {me === null && (
        <div className={form.form}>
          <h1>{t('me.title')}</h1>
          <p>{t('who.line')}</p>
          <div className={form.row}>
            <Button tone="main" onClick={() => void askWho()}>
              {t('me.begin')}
            </Button>
            <Button onClick={() => void askWho('sign-in')}>{t('who.signIn')}</Button>
          </div>
        </div>
      )}
      {me && <Known key={me.id} me={me} />}
    </Frame>
  )
}

function Known({ me }: { me: Me }) {
  const t = useTranslations('people.me')
  const admin = useTranslations('admin')
  const figures = useTranslations('figures')
  const format = useFormatter()
  const [kept, setKept] = useState(false)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const date = format.dateTime(new Date(me.since), { dateStyle: 'long', timeZone })
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>
            {me.name}
            <ProgramMark person={me} />
          </h1>
          <p className={styles.soft}>{me.guest ? t('guest', { date }) : t('account', { date })}</p>
        </div>
        <ButtonLink tone="quiet" href={`/people/${me.id}`}>
          {t('profile')}
        </ButtonLink>
        {me.host && (
          <ButtonLink tone="quiet" href="/admin">
            {admin('enter')}
          </ButtonLink>
        )}
      </div>
      <div className={styles.page}>
        {kept && (
          <p role="status" className={form.good}>
            {t('kept')}
          </p>
        )}
        {me.guest && <KeepAccount me={me} onKept={() => setKept(true)} />}
        {!me.guest && <Recovery me={me} />}
        <Section title={figures('open')} line={figures('openLine')}>
          <div>
            <ButtonLink href={`/people/${me.id}/figures`} data-testid="figures">
              <Icon name="podium" />
              {figures('open')}
            </ButtonLink>
          </div>
        </Section>
        <Notices me={me} />
        <TimeSettings me={me} />
        <Sessions guest={me.guest} />
        <Programs me={me} />
        {!me.guest && <ChangePassword />}
        <OwnData me={me} />
      </div>
    </>
  )
}
