import { fill } from '@ludoteca/engine'
import { useLang } from '@ludoteca/page-kit/settings/store.ts'
import { useSigns } from '@ludoteca/page-kit/settings/use-signs.ts'
import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Empty } from '@ludoteca/page-kit/ui/empty.tsx'
import type { TournamentFacts } from '@ludoteca/protocol'
import { criterionText, tournamentText } from '@ludoteca/tournament/text'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { pathOf, type Stop } from './path.ts'
import { type Called, figure, useCalled } from './people.ts'
import styles from './tournament.module.css'

interface FollowProps {
  readonly facts: TournamentFacts
  readonly entrant: string
  readonly close: () => void
}

/** One person's tournament, round by round. */
export function Follow({ facts, entrant, close }: FollowProps) {
  const t = useTranslations('tournaments')
  const called = useCalled(facts)
  const lang = useLang()
  const text = tournamentText(lang)
  const row = facts.standings.flatMap(each => each.rows).find(each => each.entrant === entrant)
  const stops = pathOf(facts, entrant).filter(stop => stop.kind !== 'none')
  return (
    <section className={styles.box} aria-labelledby="follow" data-testid="follow">
      <h2 id="follow">{t('follow.title', { name: called(entrant) })}</h2>
      {stops.length === 0 ? (
        <Empty>{t('follow.games')}</Empty>
      ) : (
        <ul className={styles.seats}>
          {stops.map(stop => (
            <li key={stop.round}>
              <strong>{t('rounds.round', { n: stop.round })}</strong>
              <Told stop={stop} called={called} />
            </li>
          ))}
        </ul>
      )}
      {row && stops.length > 0 && (
        <ul className={styles.small}>
          {[
            ...row.criteria.map(each => criterionText(lang, each)),
            ...(row.behindBy ? [fill(text.behindBy, { criterion: text.criteria[row.behindBy] })] : []),
            ...(row.shared > 1 ? [fill(text.sharedPlace, { shared: row.shared })] : []),
          ].map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <div className={`${styles.row} ${styles.screen}`}>
        <Button onClick={close}>{t('follow.close')}</Button>
      </div>
    </section>
  )
}

function Told({ stop, called }: { stop: Stop; called: Called }) {
  const t = useTranslations('tournaments')
  const { list } = useSigns()
  if (stop.kind === 'none') return null
  if (stop.kind !== 'game') return <span>{t(`cross.${stop.kind}`)}</span>
  const { seat, table, others } = stop
  const words =
    seat.points === null
      ? `${list(others.map(called))} · ${t('cross.open')}`
      : t('cross.cell', {
          points: figure(seat.points),
          place: seat.place ?? '–',
          names: list(others.map(called)),
        })
  return <Link href={`/t/${table.table}`}>{words}</Link>
}
