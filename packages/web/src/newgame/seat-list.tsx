import type { AnyGame } from '@ludoteca/engine'
import { useSigns } from '@ludoteca/page-kit/settings/use-signs.ts'
import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Face } from '@ludoteca/page-kit/ui/face.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { SeatMark } from '@ludoteca/page-kit/ui/seat-mark.tsx'
import { useTranslations } from 'use-intl'
import { changeSeat, type Draft, moveSeat, withoutSeat, withSeat } from './draft.ts'
import { PlayerSelect } from './player-select.tsx'
import styles from './seat-list.module.css'

interface SeatListProps {
  readonly draft: Draft
  /** What everybody will be called. */
  readonly names: readonly string[]
  readonly game: AnyGame
  readonly onChange: (draft: Draft) => void
}

export function SeatList({ draft, names, game, onChange }: SeatListProps) {
  const t = useTranslations('newGame')
  const { named } = useSigns()
  const { seats } = draft
  const firstHuman = seats.findIndex(each => each.player.kind === 'human')
  return (
    <>
      <ol className={styles.seats}>
        {seats.map((seat, index) => {
          const called = seat.name || t('seat', { n: index + 1 })
          return (
            <li key={seat.key} className={styles.seat}>
              <span className={styles.mark}>
                {seat.player.kind === 'bot' ? (
                  <Face name={names[index] ?? ''} size={36} />
                ) : (
                  <SeatMark seat={index} size={22} />
                )}
              </span>
              <PlayerSelect
                label={named(t('seat', { n: index + 1 }), t('kind'))}
                player={seat.player}
                you={index === firstHuman || firstHuman === -1}
                above={seats.slice(0, index).map(each => each.player)}
                onChange={player => onChange(changeSeat(draft, seat.key, { player }))}
              />
              <input
                className={styles.name}
                aria-label={named(t('seat', { n: index + 1 }), t('name'))}
                placeholder={seat.player.kind === 'bot' ? names[index] : t('name')}
                value={seat.name}
                maxLength={24}
                autoComplete="off"
                onChange={event => onChange(changeSeat(draft, seat.key, { name: event.target.value }))}
              />
              <span className={styles.verbs}>
                <Button
                  tone="quiet"
                  aria-label={t('up', { name: called })}
                  disabled={index === 0}
                  onClick={() => onChange(moveSeat(draft, seat.key, -1))}
                >
                  <Icon name="up" />
                </Button>
                <Button
                  tone="quiet"
                  aria-label={t('down', { name: called })}
                  disabled={index === seats.length - 1}
                  onClick={() => onChange(moveSeat(draft, seat.key, 1))}
                >
                  <Icon name="down" />
                </Button>
                <Button
                  tone="quiet"
                  aria-label={t('removeSeat', { name: called })}
                  disabled={seats.length <= game.seats.min}
                  onClick={() => onChange(withoutSeat(draft, seat.key))}
                >
                  <Icon name="close" />
                </Button>
              </span>
            </li>
          )
        })}
      </ol>
      {seats.length < game.seats.max && (
        <Button onClick={() => onChange(withSeat(draft))}>
          <Icon name="plus" />
          {t('add')}
        </Button>
      )}
    </>
  )
}
