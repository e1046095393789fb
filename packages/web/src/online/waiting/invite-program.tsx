import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Field } from '@ludoteca/page-kit/ui/field.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '../../newgame/page.module.css'
import form from '../../people/form.module.css'
import { Said } from '../../people/said.tsx'
import type { TableFeed } from '../table/table-feed.ts'
import { useCommand } from '../use-command.ts'

/** The host calls a program by its name; it sits down at once, and plays when it comes. */
export function InviteProgram({ feed }: { feed: TableFeed }) {
  const t = useTranslations('programs')
  const [name, setName] = useState('')
  const { busy, problem, run } = useCommand(feed)
  const invite = async () => {
    if ((await run({ do: 'invite', name: name.trim() })).type === 'done') setName('')
  }
  return (
    <details className={styles.part}>
      <summary>{t('invite')}</summary>
      <form
        className={form.form}
        onSubmit={event => {
          event.preventDefault()
          void invite()
        }}
      >
        <Field
          label={t('inviteName')}
          hint={t('inviteLine')}
          value={name}
          required
          maxLength={24}
          autoComplete="off"
          onChange={event => setName(event.target.value)}
        />
        <Said problem={problem} />
        <div className={form.row}>
          <Button type="submit" disabled={busy}>
            {t('inviteGo')}
          </Button>
        </div>
      </form>
    </details>
  )
}
