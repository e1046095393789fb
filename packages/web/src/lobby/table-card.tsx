import { ButtonLink } from '@ludoteca/page-kit/ui/button.tsx'
import { SeatMark } from '@ludoteca/page-kit/ui/seat-mark.tsx'
import type { SeatFacts, TableSummary } from '@ludoteca/protocol'
import { useTranslations } from 'use-intl'
import { useGameName } from '../games/game-name.ts'
import { isFree } from '../online/free-seat.ts'
import { useOnlineState } from '../online/online-state.ts'
import { TermsLine } from '../online/terms-line.tsx'
import { useAgo } from '../online/use-ago.ts'
import { ProgramMark } from '../people/programs/mark.tsx'
import styles from './table-card.module.css'

interface TableCardProps {
  readonly table: TableSummary
  /** Something else worth knowing about how it stands. */
  readonly more?: string
}

/** A table in a list: what is played, by whom, how it stands, and the way in. */
export function TableCard({ table, more }: TableCardProps) {
  const t = useTranslations()
  const gameName = useGameName()
  const ago = useAgo()
  const { me } = useOnlineState()
  const { terms, phase, seats } = table
  const mine = seats.some(seat => seat.person && seat.person.id === me?.id)
  const myTurn = phase === 'playing' && table.turn !== null && table.turn === me?.id
  const ready = gameName(terms.game)
  return (
    <article className={styles.card} data-turn={myTurn} data-table={table.id}>
      <div className={styles.what}>
        <h3>{ready}</h3>
        <p className={styles.terms}>
          <TermsLine terms={terms} seats={seats} />
        </p>
        <ul className={styles.seats}>
          {seats.map((seat, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={index} data-free={isFree(seat)}>
              <SeatMark seat={index} size={12} />
              <Occupant seat={seat} />
              {table.result?.ranks[index] === 1 && <span aria-hidden="true">★</span>}
            </li>
          ))}
        </ul>
        <p className={styles.state}>
          {[
            stateWords(table, myTurn, t),
            ...(phase === 'open' ? [] : [t('home.moves', { n: table.steps })]),
            ago(table.moved),
            ...(table.tournament
              ? [t('tournaments.ofTournament', { n: table.tournament.round, table: table.tournament.table })]
              : []),
            ...(more === undefined ? [] : [more]),
          ].join(' · ')}
        </p>
      </div>
      <ButtonLink tone={myTurn || (phase === 'open' && !mine) ? 'main' : 'plain'} href={`/t/${table.id}`}>
        {verb(table, mine, myTurn, t)}
        <span className="visually-hidden"> – {ready}</span>
      </ButtonLink>
    </article>
  )
}

function Occupant({ seat: { person, bot, rules } }: { seat: SeatFacts }) {
  const t = useTranslations()
  if (person)
    return (
      <span>
        {person.name || t('online.room.nameless')}
        <ProgramMark person={person} />
      </span>
    )
  if (bot) return <span>{t('online.room.botOn', { level: t(`newGame.levels.${bot}`) })}</span>
  if (rules) return <span>{t('alone.rules')}</span>
  return <em>{t('online.lobby.freeSeat')}</em>
}

type Words = ReturnType<typeof useTranslations<never>>

function stateWords({ phase, seats, turn }: TableSummary, myTurn: boolean, t: Words): string {
  if (phase === 'over') return t('home.over')
  if (phase === 'open') return t('online.lobby.free', { n: seats.filter(isFree).length })
  if (myTurn) return t('home.yourTurn')
  const name = seats.find(seat => seat.person?.id === turn)?.person?.name
  return name ? t('home.turnOf', { name }) : t('online.lobby.live')
}

function verb({ phase, seats }: TableSummary, mine: boolean, myTurn: boolean, t: Words): string {
  if (phase === 'over') return t('online.lobby.result')
  if (phase === 'open') {
    const free = seats.some(isFree)
    return !mine && free ? t('online.lobby.join') : t('online.lobby.enter')
  }
  if (myTurn) return t('online.lobby.play')
  return mine ? t('online.lobby.resume') : t('online.lobby.watch')
}
