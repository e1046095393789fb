import { LEVELS } from '@ludoteca/bots'
import { SeatMark } from '@ludoteca/page-kit/ui/seat-mark.tsx'
import { Toggle } from '@ludoteca/page-kit/ui/toggle.tsx'
import { useTranslations } from 'use-intl'
import { fullNames } from '../table/model/names.ts'
import type { Board, KeptBoard } from './board.ts'
import styles from './what-if.module.css'

/** Which seats one plays oneself, and which bots play the others. */
export function Players({ board, kept: { players, own, byHand } }: { board: Board; kept: KeptBoard }) {
  const t = useTranslations()
  const names = fullNames(players.length, board.match.names, seat => t('newGame.someone', { n: seat + 1 }))
  return (
    <div className={styles.part}>
      <ul className={styles.players}>
        {names.map((name, seat) => (
          <li key={name}>
            <SeatMark seat={seat} size={18} />
            {players[seat]?.kind === 'rules' ? (
              <>
                <span>{name}</span> <span className={styles.note}>{t('alone.rules')}</span>
              </>
            ) : (
              <label>
                <span>{name}</span>
                <select
                  className={styles.input}
                  disabled={seat === own}
                  value={playerOf(players[seat])}
                  onChange={({ target: { value } }) =>
                    board.setPlayer(
                      seat,
                      value === 'human' ? { kind: 'human' } : { kind: 'bot', level: value },
                    )
                  }
                >
                  {(own === null || seat === own) && <option value="human">{t('newGame.you')}</option>}
                  {LEVELS.map(level => (
                    <option key={level} value={level}>
                      {t('newGame.bot', { level: t(`newGame.levels.${level}`) })}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </li>
        ))}
      </ul>
      <Toggle
        label={t('whatIf.byHand')}
        hint={t('whatIf.byHandLine')}
        checked={byHand}
        onChange={board.setByHand}
      />
      {own !== null && <p className={styles.note}>{t('whatIf.ownLine')}</p>}
    </div>
  )
}

const playerOf = (player: KeptBoard['players'][number] | undefined): string =>
  player?.kind === 'bot' ? player.level : 'human'
