import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Field } from '@ludoteca/page-kit/ui/field.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '../tournament.module.css'
import type { OrganiseProps } from './props.ts'

/** One more name on the list of those who may enter. */
export function Invite({ facts, busy, does }: OrganiseProps) {
  const t = useTranslations('tournaments.organise')
  const [name, setName] = useState('')
  if (facts.entry !== 'list' || facts.phase === 'over') return null
  return (
    <form
      className={`${styles.row} ${styles.ends}`}
      aria-label={t('invite')}
      onSubmit={event => {
        event.preventDefault()
        does({ do: 'invite', name })
        setName('')
      }}
    >
      <Field label={t('invite')} required value={name} onChange={event => setName(event.target.value)} />
      <Button type="submit" disabled={busy || name.trim() === ''}>
        {t('inviteGo')}
      </Button>
    </form>
  )
}
