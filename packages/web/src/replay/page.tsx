import { stateAt, type Viewer, writeSave } from '@ludoteca/engine'
import { useEffect, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { AnyBoardProps } from '../boards/contract.ts'
import { Stage } from '../boards/stage.tsx'
import { motionMs } from '../settings/motion.ts'
import { useSettings } from '../settings/store.ts'
import { type LoadedGame, useGame } from '../shell/use-game.ts'
import { download, saveName } from '../store/download.ts'
import { Eyes } from '../table/eyes.ts'
import { grouped } from '../table/log.ts'
import { NoTable } from '../table/no-table.tsx'
import { humanSeats } from '../table/players.ts'
import { SidePanels } from '../table/side-panels.tsx'
import tableStyles from '../table/table.module.css'
import header from '../table/table-header.module.css'
import { type KeptTable, useKeptTable } from '../table/use-record.ts'
import { useScene, useTeller } from '../table/use-scene.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Loading } from '../ui/loading.tsx'
import { Controls } from './controls.tsx'
import styles from './page.module.css'
import { stopsOf } from './stops.ts'
import { usePlayback } from './use-playback.ts'

export default function ReplayPage({ id }: { id: string }) {
  const kept = useKeptTable(id)
  const loaded = useGame(kept?.record.game)
  if (kept === null || loaded === null) return <NoTable lost={null} />
  if (kept && 'problem' in kept) return <NoTable lost={kept} />
  return kept && loaded ? <Replay id={id} kept={kept} loaded={loaded} /> : <Loading />
}

interface ReplayProps {
  readonly id: string
  readonly kept: KeptTable
  readonly loaded: LoadedGame
}

const nothing = () => {}

function Replay({ id, kept: { record, match }, loaded }: ReplayProps) {
  const t = useTranslations()
  const { motion } = useSettings()
  const { game } = loaded
  const end = match.steps.length
  const over = game.turn(match.state) === null
  const humans = humanSeats(record.players)
  // While a game is on, a replay must not show more than the one person at this screen knows.
  const only: Viewer = humans.length === 1 ? (humans[0] ?? 'table') : 'table'
  const [viewer, setViewer] = useState<Viewer>(only)
  const playback = usePlayback(end)
  const { position } = playback
  const view = useMemo(() => game.view(stateAt(match, position), viewer), [game, match, position, viewer])
  const scene = useScene(loaded, match, view, viewer)
  const teller = useTeller(loaded, scene)
  const steps = useMemo(() => new Eyes(game, viewer).steps(match.steps), [game, viewer, match])
  const stops = useMemo(() => stopsOf(grouped(teller.steps(steps))), [teller, steps])
  useEffect(() => {
    document.title = `${t('replay.title')} · ${scene.text.name}`
  }, [t, scene.text])
  const props: AnyBoardProps = {
    ...scene,
    legal: [],
    act: nothing,
    explain: nothing,
    consider: nothing,
    last: playback.forward ? (steps[position - 1] ?? null) : null,
    motionMs: motionMs(motion),
    openRule: nothing,
  }
  return (
    <div className={tableStyles.table} data-game={game.id}>
      <header className={header.header}>
        <Link href={`/table/${id}`} className={header.icon} aria-label={t('nav.back')}>
          <Icon name="back" size={22} />
        </Link>
        <h1 className={header.name}>
          {scene.text.name} · {t('replay.title')}
        </h1>
        <Button tone="quiet" onClick={() => download(saveName(game.id), writeSave(match))}>
          <Icon name="file" />
          <span className={styles.share}>{t('replay.share')}</span>
        </Button>
      </header>
      <main className={tableStyles.stage} id="content" aria-label={t('table.position')}>
        <Stage props={props} ui={loaded.ui} />
      </main>
      <aside className={tableStyles.side}>
        <section className={styles.box} aria-label={t('replay.title')}>
          <Controls playback={playback} end={end} stops={stops} />
          {over && (
            <label className={styles.eyes}>
              {t('replay.eyes')}
              <select
                value={viewer}
                onChange={({ target: { value } }) => setViewer(value === 'table' ? 'table' : Number(value))}
              >
                <option value="table">{t('replay.everyone')}</option>
                {scene.names.map((name, seat) => (
                  <option key={name} value={seat}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          )}
        </section>
        <SidePanels
          scene={scene}
          ui={loaded.ui}
          steps={steps}
          teller={teller}
          position={position}
          over={over}
          onShow={playback.go}
        />
      </aside>
    </div>
  )
}
