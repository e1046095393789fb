import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { gameKey } from '../home/games.ts'
import { useSigns } from '../i18n/use-signs.ts'
import { PlayerSelect } from '../newgame/player-select.tsx'
import type { TableRecord } from '../store/database.ts'
import { putTable } from '../store/tables.ts'
import { Button } from '../ui/button.tsx'
import { Frame } from '../ui/frame.tsx'
import { Loading } from '../ui/loading.tsx'
import { SeatMark } from '../ui/seat-mark.tsx'
import { Toggle } from '../ui/toggle.tsx'
import { fullNames } from './names.ts'
import { NoTable } from './no-table.tsx'
import { humanSeats } from './players.ts'
import styles from './seats-page.module.css'
import { useKeptTable } from './use-record.ts'

/** Who plays which seat of a game that has begun: after opening a file, or when somebody leaves. */
export default function SeatsPage({ id }: { id: string }) {
  const kept = useKeptTable(id)
  if (kept === null) return <NoTable lost={null} />
  if (kept && 'problem' in kept) return <NoTable lost={kept} />
  return kept ? <Seats record={kept.record} /> : <Loading />
}

function Seats({ record }: { record: TableRecord }) {
  const t = useTranslations()
  const { named } = useSigns()
  const [, navigate] = useLocation()
  const [players, setPlayers] = useState(record.players)
  const [privacy, setPrivacy] = useState(record.privacy)
  const names = fullNames(players.length, record.names, seat => t('newGame.someone', { n: seat + 1 }))
  const humans = humanSeats(players)
  const done = async () => {
    await putTable({ ...record, players, privacy })
    navigate(`/table/${record.id}`, { replace: true })
  }
  return (
    <Frame title={t('seats.title')}>
      <p className={styles.kicker}>{t(`games.${gameKey(record.game)}.name`)}</p>
      <h1>{t('seats.title')}</h1>
      <p className={styles.line}>{t('seats.line')}</p>
      <ul className={styles.seats}>
        {names.map((name, seat) => (
          <li key={name}>
            <SeatMark seat={seat} size={22} />
            <span>{name}</span>
            <PlayerSelect
              label={named(name, t('newGame.kind'))}
              player={players[seat] ?? { kind: 'human' }}
              you={humans[0] === seat || humans.length === 0}
              onChange={player => setPlayers(players.with(seat, player))}
            />
          </li>
        ))}
      </ul>
      {humans.length > 1 && (
        <Toggle
          label={t('newGame.privacy')}
          hint={t('newGame.privacyLine')}
          checked={privacy}
          onChange={setPrivacy}
        />
      )}
      <Button tone="main" onClick={() => void done()}>
        {t('seats.done')}
      </Button>
    </Frame>
  )
}
