import { useSigns } from '@ludoteca/page-kit/settings/use-signs.ts'
import { ButtonLink } from '@ludoteca/page-kit/ui/button.tsx'
import { Empty } from '@ludoteca/page-kit/ui/empty.tsx'
import { SeatMark } from '@ludoteca/page-kit/ui/seat-mark.tsx'
import type { TournamentFacts, TournamentRound, TournamentSeat, TournamentTable } from '@ludoteca/protocol'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Called, figure, useCalled } from './people.ts'
import styles from './tournament.module.css'
import { useWhen } from './when.ts'

/** The rounds with their tables; the latest one first, and open. */
export function Rounds({ facts }: { facts: TournamentFacts }) {
  const t = useTranslations('tournaments.rounds')
  const called = useCalled(facts)
  const printing = usePrinting()
  return (
    <section className={styles.part} aria-labelledby="rounds" data-testid="rounds">
      <h2 id="rounds">{t('title')}</h2>
      {facts.schedule.length === 0 && <Empty>{t('none')}</Empty>}
      {facts.schedule.toReversed().map((round, i) => (
        <details key={round.number} className={styles.folded} open={printing || i === 0}>
          <summary>{t('round', { n: round.number })}</summary>
          <Round round={round} called={called} mine={facts.me.entrant} />
        </details>
      ))}
    </section>
  )
}

interface RoundProps {
  readonly round: TournamentRound
  readonly called: Called
  readonly mine: string | null
}

function Round({ round, called, mine }: RoundProps) {
  const t = useTranslations('tournaments.rounds')
  const { list } = useSigns()
  const when = useWhen()
  const { begun, due, late, tables, byes, absent } = round
  return (
    <div className={styles.part}>
      <p className={styles.small}>
        {[
          t('begun', { when: when(begun) }),
          ...(due === null ? [] : [t('due', { when: when(due) })]),
          ...(late && tables.some(table => table.state === 'playing') ? [t('late')] : []),
        ].join(' · ')}
      </p>
      <ul className={styles.tables}>
        {tables.map(table => (
          <li key={table.id} data-table={table.id} data-state={table.state}>
            <Table table={table} called={called} mine={mine} />
          </li>
        ))}
      </ul>
      {byes.length > 0 && <p>{t('byes', { names: list(byes.map(called)) })}</p>}
      {absent.length > 0 && <p>{t('absent', { names: list(absent.map(called)) })}</p>}
    </div>
  )
}

function Table({ table, called, mine }: { table: TournamentTable; called: Called; mine: string | null }) {
  const t = useTranslations('tournaments.rounds')
  const { id, state, seats, postponed } = table
  const name = t('table', { n: id.split('.').at(-1) ?? '' })
  const own = state === 'playing' && seats.some(seat => seat.entrant !== null && seat.entrant === mine)
  return (
    <>
      <div className={styles.part}>
        <h3>{name}</h3>
        <ul className={styles.seats}>
          {seats.map((seat, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={index}>
              <SeatMark seat={index} size={12} />
              <span>{called(seat.entrant)}</span>
              <Came seat={seat} />
            </li>
          ))}
        </ul>
        <p className={styles.small}>
          {[
            ...(state === 'over' ? [] : [t(state)]),
            ...(postponed && state === 'playing' ? [t('noWait')] : []),
          ].join(' · ')}
        </p>
      </div>
      {state !== 'waiting' && (
        <ButtonLink tone={own ? 'main' : 'plain'} href={`/t/${table.table}`} className={styles.screen}>
          {t(own ? 'play' : state === 'playing' ? 'watch' : 'look')}
          <span className="visually-hidden"> – {name}</span>
        </ButtonLink>
      )}
    </>
  )
}

/** What came of a seat. */
function Came({ seat }: { seat: TournamentSeat }) {
  const t = useTranslations('tournaments.rounds')
  const marks = [...(seat.guardian ? [t('guardian')] : []), ...(seat.forfeit ? [t('forfeit')] : [])]
  if (seat.points === null)
    return marks.length > 0 ? <span className={styles.small}>{marks.join(' · ')}</span> : null
  return (
    <>
      <strong>{figure(seat.points)}</strong>
      <span className={styles.small}>
        {[
          ...(seat.place === null
            ? []
            : [t('result', { place: seat.place, score: seat.score === null ? '–' : figure(seat.score) })]),
          ...marks,
        ].join(' · ')}
      </span>
    </>
  )
}

/** Whether the page is being put on paper: what is folded on the screen is open there. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const paper = matchMedia('print')
    const look = () => setPrinting(paper.matches)
    paper.addEventListener('change', look)
    return () => paper.removeEventListener('change', look)
  }, [])
  return printing
}
