import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Field } from '@ludoteca/page-kit/ui/field.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import type { Me } from '@ludoteca/protocol'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAgo } from '../online/use-ago.ts'
import styles from './form.module.css'
import { type PushState, pushState, turnPushOff, turnPushOn } from './push.ts'
import { Said } from './said.tsx'
import { Section } from './section.tsx'
import { useSaveSettings } from './time-settings.tsx'

/** How a person is told that it is their turn while they are elsewhere. */
export function Notices({ me }: { me: Me }) {
  const t = useTranslations('people.me')
  return (
    <Section title={t('notices')}>
      <Push />
      <Webhook me={me} />
    </Section>
  )
}

const LINES = {
  plain: 'pushPlain',
  none: 'pushNone',
  denied: 'pushDenied',
  off: 'pushLine',
  on: 'pushLine',
} as const satisfies Record<PushState, string>

function Push() {
  const t = useTranslations('people.me')
  const [state, setState] = useState<PushState | null>(null)
  useEffect(() => void pushState().then(setState), [])
  if (state === null) return null
  return (
    <div className={styles.form}>
      <div>
        <strong>{t('push')}</strong>
        <p className={styles.hint}>{t(LINES[state])}</p>
      </div>
      <div className={styles.row}>
        {state === 'off' && (
          <Button onClick={() => void turnPushOn().then(setState)}>
            <Icon name="bell" />
            {t('pushOn')}
          </Button>
        )}
        {state === 'on' && <Button onClick={() => void turnPushOff().then(setState)}>{t('pushOff')}</Button>}
      </div>
    </div>
  )
}

function Webhook({ me }: { me: Me }) {
  const t = useTranslations('people.me')
  const ago = useAgo()
  const { busy, problem, saved, save } = useSaveSettings(me)
  const [address, setAddress] = useState(me.settings.webhook ?? '')
  const { webhookFailure } = me
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        void save({ webhook: address.trim() || null })
      }}
    >
      <Field
        type="url"
        label={t('webhook')}
        hint={t('webhookLine')}
        placeholder="https://"
        value={address}
        maxLength={1000}
        onChange={event => setAddress(event.target.value)}
      />
      {webhookFailure && (
        <p className={styles.problem}>
          {t('webhookFailed', { when: ago(webhookFailure.at), why: webhookFailure.why })}
        </p>
      )}
      <Said problem={problem} good={saved ? t('saved') : null} />
      <div className={styles.row}>
        <Button type="submit" disabled={busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
