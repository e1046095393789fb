import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import type { Me } from '@ludoteca/protocol'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../online/api.ts'
import { changeMe } from '../../online/online-state.ts'
import form from '../form.module.css'
import { Said } from '../said.tsx'
import { OldPassword } from '../secrets.tsx'
import { Section } from '../section.tsx'
import { useRequest } from '../use-request.ts'
import { Tokens } from './tokens.tsx'

/** What lets programs in. */
export function Programs({ me }: { me: Me }) {
  const t = useTranslations('programs')
  return (
    <Section title={t('title')} line={t('line')}>
      <p>
        <a href="/api/docs">{t('api')}</a>
      </p>
      {me.guest ? (
        <p>{t('guest')}</p>
      ) : (
        <>
          {me.program ? <p>{t('is')}</p> : <Become />}
          <Tokens plays={me.program === true} />
        </>
      )}
    </Section>
  )
}

function Become() {
  const t = useTranslations('programs')
  const people = useTranslations('people.me')
  const [asking, setAsking] = useState(false)
  const [password, setPassword] = useState('')
  const { busy, problem, run } = useRequest()
  const become = async () => {
    const me = await run(() => call<Me>('PUT', '/me/program', { password }))
    if (me) changeMe(me)
  }
  if (!asking)
    return (
      <div className={form.row}>
        <Button onClick={() => setAsking(true)} data-testid="become-program">
          {t('become')}
        </Button>
      </div>
    )
  return (
    <form
      className={form.form}
      onSubmit={event => {
        event.preventDefault()
        void become()
      }}
    >
      <p>{t('becomeLine')}</p>
      <OldPassword label={t('becomePassword')} value={password} onChange={setPassword} autoFocus />
      <Said problem={problem} />
      <div className={form.row}>
        <Button type="submit" tone="danger" disabled={busy}>
          {t('becomeGo')}
        </Button>
        <Button onClick={() => setAsking(false)}>{people('cancel')}</Button>
      </div>
    </form>
  )
}
