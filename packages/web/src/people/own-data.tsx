import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import type { Me } from '@ludoteca/protocol'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { call, callText } from '../online/api.ts'
import { changeMe } from '../online/online-state.ts'
import { download } from '../store/download.ts'
import styles from './form.module.css'
import { Said } from './said.tsx'
import { OldPassword } from './secrets.tsx'
import { Section } from './section.tsx'
import { useRequest } from './use-request.ts'

/** Takes everything along, or leaves for good. */
export function OwnData({ me }: { me: Me }) {
  const t = useTranslations('people.me')
  const [, navigate] = useLocation()
  const [asking, setAsking] = useState(false)
  const [password, setPassword] = useState('')
  const { busy, problem, run } = useRequest()
  const take = async () => {
    const text = await run(() => callText('/me/export'))
    if (text !== undefined) download('ludoteca-me.json', text)
  }
  const leave = async () => {
    const gone = await run(() => call('DELETE', '/me', { password }))
    if (gone === undefined) return
    changeMe(null)
    navigate('/')
  }
  return (
    <Section title={t('data')}>
      <div className={styles.row}>
        <Button disabled={busy} onClick={() => void take()}>
          <Icon name="file" />
          {t('export')}
        </Button>
        <span className={styles.hint}>{t('exportLine')}</span>
      </div>
      {asking ? (
        <form
          className={styles.form}
          onSubmit={event => {
            event.preventDefault()
            void leave()
          }}
        >
          <p>{t('deleteLine')}</p>
          {!me.guest && <OldPassword label={t('confirm')} value={password} onChange={setPassword} />}
          <div className={styles.row}>
            <Button type="submit" tone="danger" disabled={busy}>
              {t('deleteYes')}
            </Button>
            <Button onClick={() => setAsking(false)}>{t('cancel')}</Button>
          </div>
        </form>
      ) : (
        <div className={styles.row}>
          <Button tone="danger" onClick={() => setAsking(true)}>
            <Icon name="trash" />
            {t('delete')}
          </Button>
        </div>
      )}
      <Said problem={problem} />
    </Section>
  )
}
