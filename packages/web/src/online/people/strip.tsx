import type { Seat } from '@ludoteca/engine'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { SeatMark } from '@ludoteca/page-kit/ui/seat-mark.tsx'
import type { SeatFacts, TableFacts } from '@ludoteca/protocol'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ProgramMark } from '../../people/programs/mark.tsx'
import { connection, useOnlineState } from '../online-state.ts'
import type { SeenTable } from '../table/table-feed.ts'
import { useTimeWords } from '../time-words.ts'
import { Dot } from './dot.tsx'
import styles from './strip.module.css'
import { SHORT_MS, timeLeft } from './time-left.ts'

/** The server's time, renewed every second while a clock runs. */
function useServerTime(running: boolean): number {
  const [now, setNow] = useState(connection.now)
  useEffect(() => {
    if (!running) return
    setNow(connection.now())
    const timer = setInterval(() => setNow(connection.now()), 1000)
    return () => clearInterval(timer)
  }, [running])
  return now
}

interface PeopleStripProps {
  readonly facts: TableFacts
  readonly seen: SeenTable
  readonly seat: Seat | null
  readonly turn: Seat | null
  readonly names: readonly string[]
  /** Lines of the chat nobody here has read yet. */
  readonly unread: number
}

/** On a small screen the chat lies far below the board. */
function goToChat(): void {
  const tab = document.querySelector<HTMLElement>('[data-tab=chat]')
  tab?.click()
  tab?.scrollIntoView({ block: 'start' })
}

/** Everybody at the table: who is here, whose turn it is, and how much time each has. */
export function PeopleStrip({ facts, seen, seat, turn, names, unread }: PeopleStripProps) {
  const t = useTranslations('online.table')
  const playing = facts.phase === 'playing'
  const now = useServerTime(playing && facts.clock.running !== null)
  const { presence } = seen
  return (
    <div className={styles.strip}>
      <ul className={styles.people} aria-label={t('people')} data-testid="people">
        {facts.seats.map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={index} className={styles.person} data-turn={index === turn} data-own={index === seat}>
            <SeatMark seat={index} size={14} />
            <span className={styles.name}>{names[index]}</span>
            <ProgramMark person={each.person} />
            <Standing seat={each} here={presence.seats.includes(index)} />
            {playing && !each.guarded && !each.resigned && !each.rules && (
              <Clock
                name={names[index] ?? ''}
                left={timeLeft(facts.clock, facts.terms.pace, index, now)}
                running={facts.clock.running === index}
              />
            )}
          </li>
        ))}
      </ul>
      <p className={styles.around}>
        {unread > 0 && (
          <button type="button" className={styles.unread} onClick={goToChat}>
            <Icon name="chat" size={16} />
            {t('unread', { n: unread })}
          </button>
        )}
        {presence.spectators > 0 && (
          <span title={t('spectators', { n: presence.spectators })}>
            <Icon name="eye" size={16} />
            <span aria-hidden="true">{presence.spectators}</span>
            <span className="visually-hidden">{t('spectators', { n: presence.spectators })}</span>
          </span>
        )}
        {seat === null && <span>{t('watching')}</span>}
        <SaveTick seen={seen} />
      </p>
    </div>
  )
}

function Standing({ seat, here }: { seat: SeatFacts; here: boolean }) {
  const t = useTranslations('online.table')
  if (seat.bot) return <small>{t('bot')}</small>
  if (seat.rules) return null
  if (seat.resigned) return <small>{t('resigned')}</small>
  return (
    <>
      {seat.guarded && <small>{t('guarded')}</small>}
      <Dot here={here} />
    </>
  )
}

interface ClockProps {
  readonly name: string
  readonly left: number | null
  readonly running: boolean
}

function Clock({ name, left, running }: ClockProps) {
  const t = useTranslations('online.table')
  const timeWords = useTimeWords()
  if (left === null) return null
  const time = left === 0 ? t('out') : timeWords(left)
  return (
    <span
      className={styles.clock}
      data-running={running}
      data-short={running && left < SHORT_MS}
      role="timer"
      aria-label={t('clock', { name, time })}
    >
      {time}
    </span>
  )
}

/** "Saved" means: on the server's disk. */
function SaveTick({ seen: { sending, saved } }: { seen: SeenTable }) {
  const t = useTranslations('online.table')
  const { link } = useOnlineState()
  const word = sending > 0 ? (link === 'open' ? t('saving') : t('waitingLine')) : saved ? t('saved') : ''
  return (
    <span className={styles.tick} role="status" data-testid="tick" data-saved={sending === 0 && saved}>
      {word && <Icon name={sending > 0 ? 'clock' : 'check'} size={16} />}
      {word}
    </span>
  )
}
