import { useCallback, useEffect, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { TableRecord } from '../store/database.ts'
import { download, saveName } from '../store/download.ts'
import { listTables, removeTable } from '../store/tables.ts'
import { humanSeats } from '../table/players.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { Icon } from '../ui/icon.tsx'
import { SeatMark } from '../ui/seat-mark.tsx'
import { gameKey } from './games.ts'
import styles from './table-list.module.css'

export function TableList() {
  const t = useTranslations('home')
  const [tables, setTables] = useState<readonly TableRecord[] | null>(null)
  const refresh = useCallback(() => {
    listTables().then(setTables, () => setTables([]))
  }, [])
  useEffect(() => {
    refresh()
  }, [refresh])
  if (!tables) return null
  if (tables.length === 0) return <Empty>{t('empty')}</Empty>
  return (
    <ul className={styles.list}>
      {tables.map(table => (
        <li key={table.id}>
          <TableRow table={table} onRemove={() => removeTable(table.id).then(refresh)} />
        </li>
      ))}
    </ul>
  )
}

function TableRow({ table, onRemove }: { table: TableRecord; onRemove: () => void }) {
  const t = useTranslations()
  const format = useFormatter()
  const [asking, setAsking] = useState(false)
  const over = table.turn === null
  return (
    <article className={styles.row}>
      <div className={styles.what}>
        <h3>{t(`games.${gameKey(table.game)}.name`)}</h3>
        <p className={styles.names}>
          {table.players.map((_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <span key={seat}>
              <SeatMark seat={seat} size={12} />
              {nameOf(table, seat, t('newGame.someone', { n: seat + 1 }))}
            </span>
          ))}
        </p>
        <p className={styles.state}>
          {stateText(table, t)} · {t('home.moves', { n: table.steps })} ·{' '}
          {format.dateTime(new Date(table.updated), {
            dateStyle: 'medium',
            timeStyle: 'short',
            timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
          })}
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
          <ButtonLink tone={over ? 'plain' : 'main'} href={`/table/${table.id}`}>
            {over ? t('home.look') : t('home.resume')}
          </ButtonLink>
          <ButtonLink tone="quiet" href={`/replay/${table.id}`} aria-label={t('home.replay')}>
            <Icon name="play" />
          </ButtonLink>
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

const nameOf = (table: TableRecord, seat: number, standIn: string): string => table.names[seat] || standIn

function stateText(table: TableRecord, t: ReturnType<typeof useTranslations<never>>): string {
  if (table.turn === null) return t('home.over')
  const humans = humanSeats(table.players)
  if (humans.length === 1 && humans[0] === table.turn) return t('home.yourTurn')
  return t('home.turnOf', {
    name: nameOf(table, table.turn, t('newGame.someone', { n: table.turn + 1 })),
  })
}
