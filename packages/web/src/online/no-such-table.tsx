import { Button, ButtonLink } from '@ludoteca/page-kit/ui/button.tsx'
import { Field } from '@ludoteca/page-kit/ui/field.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Frame } from '../frame/frame.tsx'
import { needsName } from '../people/asking.ts'
import form from '../people/form.module.css'
import type { TableFeed } from './table/table-feed.ts'
import { useCommand } from './use-command.ts'

/** No such table for this person; with the code of a private one they may still come in. */
export function NoSuchTable({ feed }: { feed: TableFeed }) {
  const t = useTranslations()
  const { busy, problem, run } = useCommand(feed)
  const [code, setCode] = useState('')
  const enter = async () => {
    if (await needsName()) await run({ do: 'join', code: code.toUpperCase() })
  }
  return (
    <Frame title={t('online.room.gone')}>
      <div className={form.form}>
        <h1>{t('online.room.gone')}</h1>
        <p>{t('online.room.goneLine')}</p>
        <form
          className={form.form}
          onSubmit={event => {
            event.preventDefault()
            void enter()
          }}
        >
          <Field
            label={t('online.room.askCode')}
            hint={t('online.room.askCodeLine')}
            value={code}
            required
            pattern="[2-9A-HJ-NP-Za-hj-np-z]{6}"
            maxLength={6}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={event => setCode(event.target.value)}
          />
          {problem && (
            <p role="alert" className={form.problem}>
              {problem}
            </p>
          )}
          <div className={form.row}>
            <Button type="submit" tone="main" disabled={busy}>
              {t('online.room.enter')}
            </Button>
            <ButtonLink href="/online">{t('online.lobby.title')}</ButtonLink>
          </div>
        </form>
      </div>
    </Frame>
  )
}
