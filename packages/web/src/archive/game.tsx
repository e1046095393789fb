import { Button, ButtonLink } from '@ludoteca/page-kit/ui/button.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { SeatMark } from '@ludoteca/page-kit/ui/seat-mark.tsx'
import type { TableSummary } from '@ludoteca/protocol'
import { useTranslations } from 'use-intl'
import { useGameName } from '../games/game-name.ts'
import { callText } from '../online/api.ts'
import { TermsLine } from '../online/terms-line.tsx'
import { largestUnits } from '../online/time-words.ts'
import { ProgramMark } from '../people/programs/mark.tsx'
import { Said } from '../people/said.tsx'
import { useRequest } from '../people/use-request.ts'
import { download, saveName } from '../store/download.ts'
import { useWhen } from '../tournaments/when.ts'
import styles from './archive.module.css'

/** A finished game: a row on a wide screen, a card on a narrow one. */
export function Game({ table }: { table: TableSummary }) {
  const t = useTranslations()
  const gameName = useGameName()
  const when = useWhen()
  const { busy, problem, run } = useRequest()
  const { id, terms, started, ended, moved, tournament, steps } = table
  const took = useTook((ended ?? moved) - (started ?? moved))
  const name = gameName(terms.game)
  const save = async () => {
    const text = await run(() => callText(`/tables/${id}/save`))
    if (text !== undefined) download(saveName(terms.game, new Date(ended ?? moved)), text)
  }
  return (
    <article className={styles.game} data-game={id}>
      <div className={styles.what}>
        <h3>{name}</h3>
        <p className={styles.soft}>
          <TermsLine terms={terms} seats={table.seats} />
        </p>
      </div>
      <Places table={table} />
      <p className={styles.soft}>
        <span className={styles.fact}>{when(ended ?? moved)} ·</span>{' '}
        <span className={styles.fact}>{took} ·</span>{' '}
        <span className={styles.fact}>{t('home.moves', { n: steps })}</span>
      </p>
      <div className={styles.doors}>
        <ButtonLink href={`/t/${id}/replay`}>
          {t('archive.replay')}
          <span className="visually-hidden"> – {name}</span>
        </ButtonLink>
        <ButtonLink tone="quiet" href={`/t/${id}/review`}>
          {t('archive.review')}
          <span className="visually-hidden"> – {name}</span>
        </ButtonLink>
        {tournament && (
          <ButtonLink tone="quiet" href={`/tournaments/${tournament.id}`}>
            {t('tournaments.ofTournament', { n: tournament.round, table: tournament.table })}
          </ButtonLink>
        )}
        <Button tone="quiet" disabled={busy} onClick={() => void save()}>
          <Icon name="file" />
          {t('archive.save')}
          <span className="visually-hidden"> – {name}</span>
        </Button>
      </div>
      <Said problem={problem} />
    </article>
  )
}

/** Who played, the winner first, with the points they had. */
function Places({ table: { seats, result } }: { table: TableSummary }) {
  const t = useTranslations()
  const placed = seats
    .map((facts, seat) => ({ ...facts, seat, rank: result?.ranks[seat] ?? 0, total: result?.totals[seat] }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat)
  return (
    <ol className={styles.places}>
      {placed.map(({ person, bot, rules, seat, rank, total }) => (
        <li key={seat} data-first={rank === 1}>
          <span className={styles.rank}>{rank}</span>
          <SeatMark seat={seat} size={12} />
          <span>
            {bot
              ? t('online.room.botOn', { level: t(`newGame.levels.${bot}`) })
              : rules
                ? t('alone.rules')
                : person?.name || t('online.room.nameless')}
            <ProgramMark person={person} />
          </span>
          {total !== undefined && <strong>{total}</strong>}
        </li>
      ))}
    </ol>
  )
}

/** How long it took, in the two largest units. */
function useTook(ms: number): string {
  const t = useTranslations('online.time')
  const { days, hours, minutes } = largestUnits(ms)
  const words = [
    ...(days > 0 ? [t('days', { n: days })] : []),
    ...(hours > 0 ? [t('hours', { n: hours })] : []),
    ...(minutes > 0 ? [t('minutes', { n: minutes })] : []),
  ]
  return words.length > 0 ? words.join(' ') : t('minutes', { n: 1 })
}
