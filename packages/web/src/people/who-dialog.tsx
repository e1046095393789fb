import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Field } from '@ludoteca/page-kit/ui/field.tsx'
import { Modal } from '@ludoteca/page-kit/ui/modal.tsx'
import type { Me } from '@ludoteca/protocol'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../online/api.ts'
import { changeMe } from '../online/online-state.ts'
import { type Asked, answerWho, useQuestion } from './asking.ts'
import { CodeFile } from './code-file.tsx'
import styles from './form.module.css'
import { useRequest } from './use-request.ts'

/** Who is at the page: a guest with a name, an account, or somebody who has lost the password. */
export function WhoDialog() {
  const question = useQuestion()
  if (!question) return null
  return <Asking asked={question.asked} />
}

type Way = Asked | 'recover'

function Asking({ asked }: { asked: Asked }) {
  const t = useTranslations('people.who')
  const [way, setWay] = useState<Way>(asked)
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const { busy, problem, run } = useRequest()
  const ways: Record<Way, { path: string; title: string; go: string; body: object }> = {
    guest: { path: '/guest', title: t('title'), go: t('go'), body: { name } },
    'sign-in': { path: '/signin', title: t('signIn'), go: t('signIn'), body: { name, password } },
    recover: { path: '/recover', title: t('recover'), go: t('recover'), body: { name, code, password } },
  }
  const { path, title, go, body } = ways[way]
  const send = async () => {
    const me = await run(() => call<Me>('POST', path, body))
    if (!me) return
    changeMe(me)
    answerWho(true)
  }
  return (
    <Modal open onOpenChange={open => open || answerWho(false)} title={title}>
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          void send()
        }}
      >
        {way === 'guest' && <p>{t('line')}</p>}
        {way === 'recover' && <p>{t('recoverLine')}</p>}
        <Field
          label={t('name')}
          {...(way === 'guest' ? { hint: t('nameLine'), minLength: 2 } : {})}
          value={name}
          required
          maxLength={24}
          autoComplete="username"
          onChange={event => setName(event.target.value)}
        />
        {way === 'recover' && <CodeFile code={code} onCode={setCode} />}
        {way !== 'guest' && (
          <Field
            type="password"
            label={way === 'recover' ? t('newPassword') : t('password')}
            {...(way === 'recover' ? { hint: t('passwordLine'), minLength: 8 } : {})}
            value={password}
            required
            maxLength={200}
            autoComplete={way === 'recover' ? 'new-password' : 'current-password'}
            onChange={event => setPassword(event.target.value)}
          />
        )}
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <Button type="submit" tone="main" disabled={busy}>
          {go}
        </Button>
        <div className={styles.row}>
          {way === 'guest' ? (
            <Button tone="quiet" onClick={() => setWay('sign-in')}>
              {t('have')}
            </Button>
          ) : (
            <Button tone="quiet" onClick={() => setWay('guest')}>
              {t('guest')}
            </Button>
          )}
          {way === 'sign-in' && (
            <Button tone="quiet" onClick={() => setWay('recover')}>
              {t('forgot')}
            </Button>
          )}
        </div>
      </form>
    </Modal>
  )
}
