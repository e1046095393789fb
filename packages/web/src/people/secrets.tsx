import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Field } from '@ludoteca/page-kit/ui/field.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import type { Me } from '@ludoteca/protocol'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../online/api.ts'
import { changeMe } from '../online/online-state.ts'
import { download } from '../store/download.ts'
import styles from './form.module.css'
import { Said } from './said.tsx'
import { Section } from './section.tsx'
import { useRequest } from './use-request.ts'

const stay = (event: FormEvent) => event.preventDefault()

/** A guest keeps name and games by choosing a password. */
export function KeepAccount({ me, onKept }: { me: Me; onKept: () => void }) {
  const t = useTranslations('people')
  const [name, setName] = useState(me.name)
  const [password, setPassword] = useState('')
  const { busy, problem, run } = useRequest()
  const keep = async () => {
    const kept = await run(() => call<Me>('POST', '/account', { name, password }))
    if (!kept) return
    changeMe(kept)
    onKept()
  }
  return (
    <Section title={t('me.keep')} line={t('me.keepLine')}>
      <form
        className={styles.form}
        onSubmit={event => {
          stay(event)
          void keep()
        }}
      >
        <Field
          label={t('who.name')}
          hint={t('who.nameLine')}
          value={name}
          required
          minLength={2}
          maxLength={24}
          autoComplete="username"
          onChange={event => setName(event.target.value)}
        />
        <NewPassword label={t('me.password')} value={password} onChange={setPassword} />
        <Said problem={problem} />
        <div className={styles.row}>
          <Button type="submit" tone="main" disabled={busy} data-testid="keep">
            {t('me.keepGo')}
          </Button>
        </div>
      </form>
    </Section>
  )
}

interface SecretProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly autoFocus?: boolean
}

function NewPassword({ label, value, onChange }: SecretProps) {
  const t = useTranslations('people.who')
  return (
    <Field
      type="password"
      label={label}
      hint={t('passwordLine')}
      value={value}
      required
      minLength={8}
      maxLength={200}
      autoComplete="new-password"
      onChange={event => onChange(event.target.value)}
    />
  )
}

export function OldPassword({ label, value, onChange, autoFocus }: SecretProps) {
  return (
    <Field
      type="password"
      label={label}
      value={value}
      autoFocus={autoFocus}
      required
      maxLength={200}
      autoComplete="current-password"
      onChange={event => onChange(event.target.value)}
    />
  )
}

export function ChangePassword() {
  const t = useTranslations('people.me')
  const [old, setOld] = useState('')
  const [fresh, setFresh] = useState('')
  const [done, setDone] = useState(false)
  const { busy, problem, run } = useRequest()
  const change = async () => {
    setDone(false)
    const me = await run(() => call<Me>('POST', '/password', { old, new: fresh }))
    if (!me) return
    setOld('')
    setFresh('')
    setDone(true)
  }
  return (
    <Section title={t('password')}>
      <form
        className={styles.form}
        onSubmit={event => {
          stay(event)
          void change()
        }}
      >
        <OldPassword label={t('oldPassword')} value={old} onChange={setOld} />
        <NewPassword label={t('newPassword')} value={fresh} onChange={setFresh} />
        <Said problem={problem} good={done ? t('changed') : null} />
        <div className={styles.row}>
          <Button type="submit" disabled={busy}>
            {t('change')}
          </Button>
        </div>
      </form>
    </Section>
  )
}

/** A file with a code: the only way back for those who forget the password. */
export function Recovery({ me }: { me: Me }) {
  const t = useTranslations('people.me')
  const [password, setPassword] = useState('')
  const [done, setDone] = useState(false)
  const { busy, problem, run } = useRequest()
  const make = async () => {
    const made = await run(() => call<{ code: string }>('POST', '/recovery', { password }))
    if (!made) return
    // The code stands alone on the last line: that is where it is looked for.
    download('ludoteca-recovery.txt', `${location.origin}\n${me.name}\n\n${made.code}\n`)
    setPassword('')
    setDone(true)
    changeMe({ ...me, recovery: true })
  }
  return (
    <Section title={t('recovery')} line={t('recoveryLine')}>
      {!me.recovery && <p className={styles.problem}>{t('recoveryNone')}</p>}
      <form
        className={styles.form}
        onSubmit={event => {
          stay(event)
          void make()
        }}
      >
        <OldPassword label={t('confirm')} value={password} onChange={setPassword} />
        <Said problem={problem} good={done ? t('recoveryDone') : null} />
        <div className={styles.row}>
          <Button type="submit" disabled={busy}>
            <Icon name="file" />
            {t('recoveryGo')}
          </Button>
        </div>
      </form>
    </Section>
  )
}
