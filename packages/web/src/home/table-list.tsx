import { Button, ButtonLink } from '@ludoteca/page-kit/ui/button.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { SeatMark } from '@ludoteca/page-kit/ui/seat-mark.tsx'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { useGameName } from '../games/game-name.ts'
import { download, saveName } from '../store/download.ts'
import { humanSeats } from '../store/players.ts'
import type { TableRecord } from '../store/records.ts'
import { endingOf } from '../store/result.ts'
import { Cover, hasCover } from './cover.tsx'
import styles from './table-list.module.css'

interface TableListProps {
  readonly tables: readonly TableRecord[]
  readonly onRemove: (id: string) => void
}

export function TableList({ tables, onRemove }: TableListProps) {
  return (
    <ul className={styles.list}>
      {tables.map(table => (
        <li key={table.id}>
          <TableRow table={table} onRemove={() => onRemove(table.id)} />
        </li>
      ))}
    </ul>
  )
}

function TableRow({ table, onRemove }: { table: TableRecord; onRemove: () => void }) {
  const t = useTranslations()
  const gameName = useGameName()
  const [asking, setAsking] = useState(false)
  const over = table.turn === null
  const page = `/table/${table.id}`
  return (
    <article className={styles.row}>
      {hasCover(table.game) && (
        <Link href={page} className={styles.cover} tabIndex={-1} aria-hidden="true">
          <Cover game={table.game} />
        </Link>
      )}
      <div className={styles.what}>
        <h3>
          {gameName(table.game)}
          {table.turn !== null && (
            <span className={styles.turn} data-yours={yours(table)} data-testid="turn">
              {turnText(table, t)}
            </span>
          )}
        </h3>
        <Players table={table} />
        <p className={styles.state}>
          <Facts table={table} />
        </p>
      </div>
      {asking ? (
        <div className={styles.verbs}>
          <p>{t('home.removeAsk')}</p>
          <Button tone="danger" onClick={onRemove}>
            {t('home.removeYes')}
          </Button>
          <Button onClick={() => setAsking(false)}>{t('home.removeNo')}</Button>
        </div>
      ) : (
        <div className={styles.verbs}>
          <ButtonLink tone={over ? 'plain' : 'main'} href={page}>
            {over ? t('home.look') : t('home.resume')}
          </ButtonLink>
          <ButtonLink tone="quiet" href={`/replay/${table.id}`} aria-label={t('home.replay')}>
            <Icon name="play" />
          </ButtonLink>
          {over && (
            <ButtonLink tone="quiet" href={`/review/${table.id}`} aria-label={t('review.title')}>
              <Icon name="lamp" />
            </ButtonLink>
          )}
          <Button
            tone="quiet"
            aria-label={t('home.export')}
            onClick={() => download(saveName(table.game), table.save)}
          >
            <Icon name="file" />
          </Button>
          <Button tone="quiet" aria-label={t('home.remove')} onClick={() => setAsking(true)}>
            <Icon name="trash" />
          </Button>
        </div>
      )}
    </article>
  )
}

/** Who plays; when it is over, in the order of places, with their points. */
function Players({ table }: { table: TableRecord }) {
  const t = useTranslations()
  const ending = table.turn === null ? endingOf(table.save) : null
  const seats = table.players.map((_, seat) => seat)
  const order = ending ? seats.toSorted((a, b) => (ending.ranks[a] ?? 0) - (ending.ranks[b] ?? 0)) : seats
  return (
    <p className={styles.names} data-testid={ending ? 'result' : undefined}>
      {order.map(seat => (
        <span key={seat} data-first={ending?.ranks[seat] === 1}>
          <SeatMark seat={seat} size={12} />
          {ending && `${t('home.place', { n: ending.ranks[seat] ?? 0 })} `}
          {nameOf(table, seat, t('newGame.someone', { n: seat + 1 }))}
          {ending && <b>{ending.totals[seat]}</b>}
        </span>
      ))}
    </p>
  )
}

function Facts({ table: { turn, steps, updated, origin } }: { table: TableRecord }) {
  const t = useTranslations()
  const format = useFormatter()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const facts = [
    ...(turn === null ? [t('home.over')] : []),
    t('home.moves', { n: steps }),
    format.dateTime(new Date(updated), { dateStyle: 'medium', timeStyle: 'short', timeZone }),
    ...(origin?.kind === 'moment' ? [t('table.fromMoment', { n: origin.at })] : []),
  ]
  return facts.join(' · ')
}

const nameOf = (table: TableRecord, seat: number, standIn: string): string => table.names[seat] || standIn

/** The only person at this table is to move. */
function yours({ players, turn }: TableRecord): boolean {
  const [me, ...others] = humanSeats(players)
  return others.length === 0 && me === turn
}

function turnText(table: TableRecord, t: ReturnType<typeof useTranslations<never>>): string {
  if (yours(table)) return t('home.yourTurn')
  const turn = table.turn ?? 0
  return t('home.turnOf', { name: nameOf(table, turn, t('newGame.someone', { n: turn + 1 })) })
}
