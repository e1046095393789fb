import { useSigns } from '@ludoteca/page-kit/settings/use-signs.ts'
import { ButtonLink } from '@ludoteca/page-kit/ui/button.tsx'
import type { TournamentFacts } from '@ludoteca/protocol'
import { useTranslations } from 'use-intl'
import { useCalled } from './people.ts'
import styles from './tournament.module.css'
import { useWhen } from './when.ts'

/** Where it stands, what comes next, and the way to one's own table. */
export function Standing({ facts }: { facts: TournamentFacts }) {
  const t = useTranslations('tournaments.now')
  const { list } = useSigns()
  const called = useCalled(facts)
  const words = useWords(facts)
  const { me, schedule } = facts
  const own = schedule
    .flatMap(round => round.tables)
    .find(
      table =>
        table.state === 'playing' && table.seats.some(seat => seat.entrant === me.entrant && !seat.forfeit),
    )
  const mine = me.entrant !== null && own
  const last = schedule.at(-1)
  const bye = me.entrant !== null && !mine && last?.byes.includes(me.entrant)
  return (
    <section className={styles.box} aria-label={t('title')} data-yours={!!mine} data-testid="standing">
      <p role="status">{words}</p>
      {mine && (
        <div className={styles.row}>
          <p>{t('yours', { names: list(mine.seats.map(seat => called(seat.entrant))) })}</p>
          <ButtonLink tone="main" href={`/t/${mine.table}`} data-testid="to-table" className={styles.screen}>
            {t('toTable')}
          </ButtonLink>
        </div>
      )}
      {bye && facts.phase === 'playing' && <p>{t('bye')}</p>}
    </section>
  )
}

function useWords(facts: TournamentFacts): string {
  const t = useTranslations('tournaments.now')
  const { list, sentences } = useSigns()
  const when = useWhen()
  const called = useCalled(facts)
  const { phase, waits, next, ended, organiser, ends, standings } = facts
  if (phase === 'over') {
    const first = standings[0]?.rows.filter(row => row.place === 1 && row.games > 0) ?? []
    const why = t(`over.${ended?.why ?? 'played'}`, { name: organiser.name })
    if (first.length === 0) return why
    return sentences([why, t('winner', { names: list(first.map(row => called(row.entrant))) })])
  }
  const until = ends === null ? [] : [t('ends', { when: when(ends) })]
  if (waits === 'organiser')
    return t(phase === 'open' ? 'organiserStart' : 'organiser', { name: organiser.name })
  if (waits === 'time' && next !== null && next > facts.now)
    return sentences([t(phase === 'open' ? 'startsAt' : 'next', { when: when(next) }), ...until])
  const open = facts.schedule.flatMap(round => round.tables).filter(table => table.state === 'playing').length
  if (open > 0) return sentences([t('tables', { n: open }), ...until])
  return waits === 'entries' ? sentences([t('entries'), ...until]) : t('soon')
}
