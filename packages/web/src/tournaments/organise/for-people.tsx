import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Field } from '@ludoteca/page-kit/ui/field.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Choice } from '../choice.tsx'
import { useCalled } from '../people.ts'
import styles from '../tournament.module.css'
import type { OrganiseProps } from './props.ts'

/** What can be done about a person who takes part. */
export function ForPeople({ facts, busy, does, ask }: OrganiseProps) {
  const t = useTranslations('tournaments.organise')
  const called = useCalled(facts)
  const [chosen, setChosen] = useState('')
  const [name, setName] = useState('')
  const people = facts.entrants.filter(each => !each.left)
  const entrant = (people.find(each => each.id === chosen) ?? people[0])?.id
  if (entrant === undefined || facts.phase === 'over') return null
  const table = facts.schedule
    .flatMap(round => round.tables)
    .find(
      each => each.state === 'playing' && each.seats.some(seat => seat.entrant === entrant && !seat.forfeit),
    )
  const who = { name: called(entrant) }
  return (
    <>
      <div className={`${styles.row} ${styles.ends}`} data-testid="for-people">
        <Choice
          label={t('people')}
          value={entrant}
          choices={people.map(each => ({ value: each.id, label: called(each.id) }))}
          onChange={setChosen}
        />
        {table && (
          <Button
            disabled={busy}
            onClick={() =>
              ask({
                title: t('forfeitAsk', who),
                line: t('forfeitLine'),
                yes: t('forfeit'),
                act: { do: 'forfeit', table: table.id, entrant },
              })
            }
          >
            {t('forfeit')}
          </Button>
        )}
        <Button
          disabled={busy}
          onClick={() =>
            ask({
              title: t('removeAsk', who),
              line: t('removeLine'),
              yes: t('remove'),
              act: { do: 'remove', entrant },
            })
          }
        >
          {t('remove')}
        </Button>
      </div>
      {facts.phase === 'playing' && (
        <form
          className={`${styles.row} ${styles.ends}`}
          aria-label={t('replaceGo')}
          onSubmit={event => {
            event.preventDefault()
            does({ do: 'replace', entrant, name })
            setName('')
          }}
        >
          <Field label={t('replace')} required value={name} onChange={event => setName(event.target.value)} />
          <Button type="submit" disabled={busy || name.trim() === ''}>
            {t('replaceGo')}
          </Button>
        </form>
      )}
    </>
  )
}
