import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { Frame } from '../../frame/frame.tsx'
import type { LoadedGame } from '../../games/use-game.ts'
import { GameHead } from '../../newgame/game-head.tsx'
import styles from '../../newgame/page.module.css'
import { needsName } from '../../people/asking.ts'
import form from '../../people/form.module.css'
import { ChatPanel } from '../chat/chat-panel.tsx'
import { isFree } from '../free-seat.ts'
import { LinkNotice } from '../link-notice.tsx'
import { useOnlineState } from '../online-state.ts'
import type { Known } from '../table/known.ts'
import type { SeenTable, TableFeed } from '../table/table-feed.ts'
import { TermsLine } from '../terms-line.tsx'
import { useCommand } from '../use-command.ts'
import { Invite } from './invite.tsx'
import { InviteProgram } from './invite-program.tsx'
import { Seats } from './seats.tsx'

interface WaitingRoomProps {
  readonly feed: TableFeed
  readonly seen: SeenTable
  readonly known: Known
  readonly loaded: LoadedGame
}

/** The table before the game: who comes, whom to invite, and when it starts. */
export function WaitingRoom({ feed, seen, known, loaded }: WaitingRoomProps) {
  const t = useTranslations()
  const [, navigate] = useLocation()
  const { me } = useOnlineState()
  const { busy, problem, run } = useCommand(feed)
  const { facts, seat, chat } = known
  const host = me?.id === facts.host
  const free = facts.seats.flatMap((each, index) => (isFree(each) ? [index] : []))
  const sit = async (at?: number) => {
    if (await needsName()) await run({ do: 'join', ...(at === undefined ? {} : { seat: at }) })
  }
  const start = async () => {
    for (const empty of free) await run({ do: 'bot', seat: empty, level: facts.terms.guardian })
    await run({ do: 'start' })
  }
  const leave = async () => {
    if ((await run({ do: 'leave' })).type === 'done') navigate('/online')
  }
  return (
    <Frame title={`${loaded.text.name} · ${t('online.room.title')}`}>
      <GameHead game={facts.terms.game} kicker={t('online.room.title')} title={loaded.text.name}>
        <p className={styles.hint}>
          <TermsLine terms={facts.terms} seats={facts.seats} />
        </p>
      </GameHead>
      <div className={styles.form}>
        <LinkNotice known />
        <section className={styles.part} aria-label={t('online.terms.seats')}>
          <Seats
            facts={facts}
            presence={seen.presence}
            seat={seat}
            host={host}
            onSit={at => void sit(at)}
            onBot={(at, level) => void run({ do: 'bot', seat: at, level })}
            onUnseat={at => void run({ do: 'unseat', seat: at })}
          />
          <p className={styles.hint}>
            {t('online.room.guardian', { level: t(`newGame.levels.${facts.terms.guardian}`) })}
          </p>
          {facts.terms.order === 'shuffle' && <p className={styles.hint}>{t('online.room.shuffled')}</p>}
          {problem && (
            <p role="alert" className={form.problem}>
              {problem}
            </p>
          )}
          <div className={form.row}>
            {seat === null && free.length > 0 && (
              <Button tone="main" disabled={busy} onClick={() => void sit()} data-testid="sit">
                {t('online.lobby.join')}
              </Button>
            )}
            {host && (
              <Button
                tone={free.length === 0 ? 'main' : 'plain'}
                disabled={busy}
                onClick={() => void start()}
                data-testid="start"
              >
                {free.length === 0 ? t('online.room.start') : t('online.room.fill')}
              </Button>
            )}
            {seat !== null && (
              <Button disabled={busy} onClick={() => void leave()}>
                {t('online.room.leave')}
              </Button>
            )}
          </div>
          <p className={styles.hint} role="status">
            {free.length > 0
              ? t('online.room.waitSeats', { n: free.length })
              : !host && t('online.room.waitHost')}
          </p>
        </section>
        <Invite id={facts.id} code={facts.code} />
        {host && free.length > 0 && <InviteProgram feed={feed} />}
        <section className={styles.part} aria-label={t('online.table.chat')}>
          <h2>{t('online.table.chat')}</h2>
          <ChatPanel feed={feed} chat={chat} seats={facts.seats} speaks={seat !== null} />
        </section>
        <details className={styles.part}>
          <summary>{t('online.room.sealed')}</summary>
          <p className={styles.hint}>{t('online.room.sealedLine')}</p>
          <code className={styles.print}>{facts.commitment}</code>
        </details>
      </div>
    </Frame>
  )
}
