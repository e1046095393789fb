import { LEVELS } from '@ludoteca/bots'
import { botsText } from '@ludoteca/bots/text'
import { useLang } from '@ludoteca/page-kit/settings/store.ts'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Player } from '../store/players.ts'
import styles from './seat-list.module.css'

interface PlayerSelectProps {
  readonly label: string
  readonly player: Player
  /** A person on this seat is called "you". */
  readonly you: boolean
  /** The seats above: what their bots can do has been said. */
  readonly above: readonly Player[]
  readonly onChange: (player: Player) => void
}

export function PlayerSelect({ label, player, you, above, onChange }: PlayerSelectProps) {
  const t = useTranslations('newGame')
  const { levels } = botsText(useLang())
  const id = useId()
  const said = above.some(each => each.kind === 'bot' && player.kind === 'bot' && each.level === player.level)
  const explained = LEVELS.find(level => player.kind === 'bot' && level === player.level)
  return (
    <>
      <select
        className={styles.select}
        aria-label={label}
        aria-describedby={explained && id}
        value={player.kind === 'bot' ? player.level : 'human'}
        onChange={({ target: { value } }) =>
          onChange(value === 'human' ? { kind: 'human' } : { kind: 'bot', level: value })
        }
      >
        <option value="human">{you ? t('you') : t('person')}</option>
        {LEVELS.map(level => (
          <option key={level} value={level}>
            {t('bot', { level: t(`levels.${level}`) })}
          </option>
        ))}
      </select>
      {explained && (
        <p id={id} className={said ? 'visually-hidden' : styles.level}>
          {levels[explained].explain}
        </p>
      )}
    </>
  )
}
