import type { Seat } from '@ludoteca/engine'
import { useSigns } from '@ludoteca/page-kit/settings/use-signs.ts'
import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { SeatMark } from '@ludoteca/page-kit/ui/seat-mark.tsx'
import type { Level, TableFacts } from '@ludoteca/protocol'
import { LEVELS } from '@ludoteca/protocol/figures'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { ProgramMark } from '../../people/programs/mark.tsx'
import type { Presence } from '../connection.ts'
import { Dot } from '../people/dot.tsx'
import styles from './seats.module.css'

interface SeatsProps {
  readonly facts: TableFacts
  readonly presence: Presence
  readonly seat: Seat | null
  /** The person at this page is the host. */
  readonly host: boolean
  readonly onSit: (seat: Seat) => void
  readonly onBot: (seat: Seat, level: Level | null) => void
  readonly onUnseat: (seat: Seat) => void
}

/** Who sits where. The host gives free seats to bots and may ask people to leave. */
export function Seats({ facts, presence, seat, host, onSit, onBot, onUnseat }: SeatsProps) {
  const t = useTranslations('online.room')
  const words = useTranslations('alone')
  return (
    <ol className={styles.seats} data-testid="seats">
      {facts.seats.map(({ person, bot, rules }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <li key={index} className={styles.seat}>
          <SeatMark seat={index} size={22} />
          {person ? (
            <span className={styles.who}>
              <Dot here={presence.seats.includes(index)} />
              <Link href={`/people/${person.id}`}>
                {index === seat ? t('you', { name: person.name }) : person.name || t('nameless')}
              </Link>
              <ProgramMark person={person} />
              {person.id === facts.host && <small>{t('host')}</small>}
            </span>
          ) : rules ? (
            <span className={styles.free}>{words('rules')}</span>
          ) : host ? (
            <BotSelect seat={index} level={bot} onBot={onBot} />
          ) : (
            <span className={styles.free}>
              <BotName level={bot} />
            </span>
          )}
          {!person && !bot && !rules && seat === null && (
            <Button tone="quiet" onClick={() => onSit(index)}>
              {t('sit')}
            </Button>
          )}
          {host && person && index !== seat && (
            <Button
              tone="quiet"
              aria-label={t('unseat', { name: person.name })}
              onClick={() => onUnseat(index)}
            >
              <Icon name="close" />
            </Button>
          )}
        </li>
      ))}
    </ol>
  )
}

function BotName({ level }: { level: Level | null }) {
  const t = useTranslations()
  return level ? t('online.room.botOn', { level: t(`newGame.levels.${level}`) }) : t('online.room.free')
}

interface BotSelectProps {
  readonly seat: Seat
  readonly level: Level | null
  readonly onBot: (seat: Seat, level: Level | null) => void
}

function BotSelect({ seat, level, onBot }: BotSelectProps) {
  const t = useTranslations()
  const { named } = useSigns()
  return (
    <select
      className={styles.select}
      aria-label={named(t('online.room.seat', { n: seat + 1 }), t('online.room.bot'))}
      value={level ?? ''}
      onChange={({ target: { value } }) => onBot(seat, LEVELS.find(each => each === value) ?? null)}
    >
      <option value="">{t('online.room.free')}</option>
      {LEVELS.map(each => (
        <option key={each} value={each}>
          {t('online.room.botOn', { level: t(`newGame.levels.${each}`) })}
        </option>
      ))}
    </select>
  )
}
