import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { useTranslations } from 'use-intl'
import styles from '../tournament.module.css'
import type { OrganiseProps } from './props.ts'

/** Starting, going on, going back, ending. */
export function Course({ facts, busy, does, ask }: OrganiseProps) {
  const t = useTranslations('tournaments.organise')
  const { phase, schedule, system, ended } = facts
  const last = schedule.at(-1)
  const running = schedule.flatMap(round => round.tables).some(table => table.state === 'playing')
  const fresh = last?.tables.every(table => table.state === 'playing')
  const between = phase === 'playing' && system !== 'arena' && !running
  return (
    <div className={styles.row}>
      {phase === 'open' && (
        <Button tone="main" disabled={busy} onClick={() => does({ do: 'start' })} data-testid="start">
          {t('start')}
        </Button>
      )}
      {between && (
        <Button tone="main" disabled={busy} onClick={() => does({ do: 'round' })} data-testid="round">
          {t('round')}
        </Button>
      )}
      {system === 'league' && ended?.why === 'played' && (
        <Button tone="main" disabled={busy} onClick={() => does({ do: 'season' })}>
          {t('season')}
        </Button>
      )}
      {last && fresh && phase === 'playing' && (
        <Button
          disabled={busy}
          onClick={() =>
            ask({
              title: t('undoAsk', { n: last.number }),
              line: t('undoLine'),
              yes: t('undo', { n: last.number }),
              act: { do: 'undo', round: last.number },
            })
          }
        >
          {t('undo', { n: last.number })}
        </Button>
      )}
      {phase !== 'over' && (
        <Button
          disabled={busy}
          data-testid="end"
          onClick={() => ask({ title: t('endAsk'), line: t('endLine'), yes: t('end'), act: { do: 'end' } })}
        >
          {t('end')}
        </Button>
      )}
    </div>
  )
}
