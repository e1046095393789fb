import { useSigns } from '@ludoteca/page-kit/settings/use-signs.ts'
import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Loading } from '@ludoteca/page-kit/ui/loading.tsx'
import { SeatMark } from '@ludoteca/page-kit/ui/seat-mark.tsx'
import { Toggle } from '@ludoteca/page-kit/ui/toggle.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { Frame } from '../frame/frame.tsx'
import { useGameName } from '../games/game-name.ts'
import { PlayerSelect } from '../newgame/player-select.tsx'
import { humanSeats } from '../store/players.ts'
import { layTable, recordOf } from '../store/tables.ts'
import { fullNames } from '../table/model/names.ts'
import { NoTable } from './no-table.tsx'
import styles from './seats-page.module.css'
import { type KeptTable, useKeptTable } from './use-record.ts'

/** Who plays which seat of a game that has begun: after opening a file, or when somebody leaves. */
export default function SeatsPage({ id }: { id: string }) {
  const kept = useKeptTable(id)
  if (kept === null) return <NoTable lost={null} />
  if (kept && 'problem' in kept) return <NoTable lost={kept} />
  return kept ? <Seats {...kept} /> : <Loading />
}

function Seats({ record, match }: KeptTable) {
  const t = useTranslations()
  const { named } = useSigns()
  const gameName = useGameName()
  const [, navigate] = useLocation()
  const [players, setPlayers] = useState(record.players)
  const [privacy, setPrivacy] = useState(record.privacy)
  const names = fullNames(players.length, record.names, seat => t('newGame.someone', { n: seat + 1 }))
  const humans = humanSeats(players)
  const done = async () => {
    await layTable(recordOf({ ...record, players, privacy }, match))
    navigate(`/table/${record.id}`, { replace: true })
  }
  return (
    <Frame title={t('seats.title')}>
      <p className={styles.kicker}>{gameName(record.game)}</p>
      <h1>{t('seats.title')}</h1>
      <p className={styles.line}>{t('seats.line')}</p>
      <ul className={styles.seats}>
        {names.map((name, seat) => (
          <li key={name}>
            <SeatMark seat={seat} size={22} />
            <span>{name}</span>
            {players[seat]?.kind === 'rules' ? (
              <span>{t('alone.rules')}</span>
            ) : (
              <PlayerSelect
                label={named(name, t('newGame.kind'))}
                player={players[seat] ?? { kind: 'human' }}
                you={humans[0] === seat || humans.length === 0}
                above={players.slice(0, seat)}
                onChange={player => setPlayers(players.with(seat, player))}
              />
            )}
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
