import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Field } from '@ludoteca/page-kit/ui/field.tsx'
import { Segments } from '@ludoteca/page-kit/ui/segments.tsx'
import type { NewToken, Scope, TokenFacts } from '@ludoteca/protocol'
import { SCOPES } from '@ludoteca/protocol/figures'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../online/api.ts'
import { CopyButton } from '../../online/copy-button.tsx'
import { useAgo } from '../../online/use-ago.ts'
import form from '../form.module.css'
import { Said } from '../said.tsx'
import { OldPassword } from '../secrets.tsx'
import styles from '../section.module.css'
import { useRequest } from '../use-request.ts'

/** The tokens of this account: made, shown once, revoked. */
export function Tokens({ plays }: { plays: boolean }) {
  const t = useTranslations('programs')
  const ago = useAgo()
  const [tokens, setTokens] = useState<readonly TokenFacts[] | null>(null)
  const [fresh, setFresh] = useState<NewToken | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const read = useCallback(async () => {
    const found = await call<TokenFacts[]>('GET', '/me/tokens')
    if (found.ok) setTokens(found.value)
  }, [])
  useEffect(() => void read(), [read])
  const revoke = async (id: string) => {
    await call('DELETE', `/me/tokens/${id}`)
    if (fresh?.id === id) setFresh(null)
    await read()
    heading.current?.focus()
  }
  const used = (token: TokenFacts) =>
    token.used === token.made ? t('unused') : t('used', { when: ago(token.used) })
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {t('tokens')}
      </h3>
      <p className={styles.line}>{t('tokensLine')}</p>
      {tokens?.length === 0 && <p className={form.hint}>{t('none')}</p>}
      <ul className={styles.devices} data-testid="tokens">
        {tokens?.map(token => (
          <li key={token.id}>
            <span>
              {token.label}
              <small>
                {[t(`scopes.${token.scope}`), t('made', { when: ago(token.made) }), used(token)].join(' · ')}
              </small>
            </span>
            <Button
              tone="quiet"
              aria-label={t('revokeNamed', { label: token.label })}
              onClick={() => void revoke(token.id)}
            >
              {t('revoke')}
            </Button>
          </li>
        ))}
      </ul>
      {fresh && (
        <div key={fresh.id} className={form.form} role="status">
          <Field
            label={t('fresh')}
            value={fresh.token}
            readOnly
            autoFocus
            data-testid="token"
            onFocus={event => event.target.select()}
          />
          <div className={form.row}>
            <CopyButton text={fresh.token} label={t('copy')} />
          </div>
        </div>
      )}
      <Make
        plays={plays}
        onMade={made => {
          setFresh(made)
          void read()
        }}
      />
    </>
  )
}

function Make({ plays, onMade }: { plays: boolean; onMade: (made: NewToken) => void }) {
  const t = useTranslations('programs')
  const [label, setLabel] = useState('')
  const [chosen, setScope] = useState<Scope>('play')
  const scope = plays ? chosen : 'read'
  const [password, setPassword] = useState('')
  const { busy, problem, run } = useRequest()
  const make = async () => {
    const made = await run(() => call<NewToken>('POST', '/me/tokens', { label, scope, password }))
    if (!made) return
    setLabel('')
    setPassword('')
    onMade(made)
  }
  return (
    <form
      className={form.form}
      onSubmit={event => {
        event.preventDefault()
        void make()
      }}
    >
      <Field
        label={t('label')}
        value={label}
        required
        maxLength={40}
        autoComplete="off"
        onChange={event => setLabel(event.target.value)}
      />
      {plays ? (
        <Segments
          label={t('scope')}
          hint={t(`scopeLine.${scope}`)}
          value={scope}
          choices={SCOPES.map(value => ({ value, label: t(`scopes.${value}`) }))}
          onChange={setScope}
        />
      ) : (
        <p className={form.hint}>{t('readOnly')}</p>
      )}
      <OldPassword label={t('password')} value={password} onChange={setPassword} />
      <Said problem={problem} />
      <div className={form.row}>
        <Button type="submit" disabled={busy} data-testid="make-token">
          {t('make')}
        </Button>
      </div>
    </form>
  )
}
