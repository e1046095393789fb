import { useSigns } from '@ludoteca/page-kit/settings/use-signs.ts'
import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Choice } from '../choice.tsx'
import { useCalled } from '../people.ts'
import styles from '../tournament.module.css'
import type { OrganiseProps } from './props.ts'

/** What can be done about a table that is played. */
export function ForTables({ facts, busy, does, ask }: OrganiseProps) {
  const t = useTranslations('tournaments.organise')
  const { named, list } = useSigns()
  const called = useCalled(facts)
  const [chosen, setChosen] = useState('')
  const running = facts.schedule.flatMap(round => round.tables).filter(table => table.state === 'playing')
  const table = running.find(each => each.id === chosen) ?? running[0]
  if (!table || facts.phase !== 'playing') return null
  const { id, postponed } = table
  return (
    <div className={`${styles.row} ${styles.ends}`} data-testid="for-tables">
      <Choice
        label={t('tables')}
        value={id}
        choices={running.map(each => ({
          value: each.id,
          label: named(each.id, list(each.seats.map(seat => called(seat.entrant)))),
        }))}
        onChange={setChosen}
      />
      {facts.system !== 'knock-out' && facts.system !== 'arena' && (
        <Button disabled={busy} onClick={() => does({ do: 'wait', table: id, on: postponed })}>
          {t(postponed ? 'wait' : 'noWait')}
        </Button>
      )}
      <Button
        disabled={busy}
        onClick={() =>
          ask({
            title: t('breakOffAsk'),
            line: t('breakOffLine'),
            yes: t('breakOff'),
            act: { do: 'break-off', table: id },
          })
        }
      >
        {t('breakOff')}
      </Button>
    </div>
  )
}
