import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Field } from '@ludoteca/page-kit/ui/field.tsx'
import type { TournamentFacts } from '@ludoteca/protocol'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Choice } from '../choice.tsx'
import styles from '../tournament.module.css'
import { fieldTime, timeIn } from '../when.ts'
import type { OrganiseProps } from './props.ts'

type What = 'start' | 'round' | 'deadline'

function movable({ phase, start, system, schedule }: TournamentFacts): What[] {
  if (phase === 'over') return []
  if (phase === 'open') return start === 'at' ? ['start'] : []
  const running = schedule.at(-1)?.tables.some(table => table.state === 'playing')
  if (system === 'arena') return []
  return running ? ['deadline', 'round'] : ['round']
}

/** Another time for what is to come. */
export function Later({ facts, busy, does }: OrganiseProps) {
  const t = useTranslations('tournaments.organise')
  const whats = movable(facts)
  const [chosen, setChosen] = useState<string>('')
  const [until, setUntil] = useState('')
  const what = whats.find(each => each === chosen) ?? whats[0]
  const at = timeIn(until)
  if (what === undefined) return null
  return (
    <form
      className={`${styles.row} ${styles.ends}`}
      aria-label={t('later')}
      onSubmit={event => {
        event.preventDefault()
        if (at !== null) does({ do: 'postpone', what, until: at })
      }}
    >
      <Choice
        label={t('later')}
        value={what}
        choices={whats.map(value => ({ value, label: t(`whats.${value}`) }))}
        onChange={setChosen}
      />
      <Field
        label={t('until')}
        type="datetime-local"
        required
        min={fieldTime(facts.now)}
        value={until}
        onChange={event => setUntil(event.target.value)}
      />
      <Button type="submit" disabled={busy || at === null}>
        {t('postpone')}
      </Button>
    </form>
  )
}
