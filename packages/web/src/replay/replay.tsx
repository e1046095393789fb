import { type AnyMatch, stateAt, type Viewer, writeSave } from '@ludoteca/engine'
import { useEffect, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { AnyBoardProps } from '../boards/contract.ts'
import { Stage } from '../boards/stage.tsx'
import { motionMs } from '../settings/motion.ts'
import { useSettings } from '../settings/store.ts'
import { setTitle } from '../shell/title.ts'
import type { LoadedGame } from '../shell/use-game.ts'
import { download, saveName } from '../store/download.ts'
import { Eyes } from '../table/eyes.ts'
import { grouped } from '../table/log.ts'
import { SidePanels } from '../table/side-panels.tsx'
import tableStyles from '../table/table.module.css'
import header from '../table/table-header.module.css'
import { useScene, useTeller } from '../table/use-scene.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Controls } from './controls.tsx'
import styles from './page.module.css'
import { stopsOf } from './stops.ts'
import { usePlayback } from './use-playback.ts'

interface ReplayProps {
  readonly match: AnyMatch
  readonly loaded: LoadedGame
  /** The page of the table. */
  readonly back: string
  /** Whose eyes it begins with; while the game is on, the only ones. */
  readonly eyes: Viewer
  readonly over: boolean
}

const nothing = () => {}

/** A game from its start, by move, turn and round. */
export function Replay({ match, loaded, back, eyes, over }: ReplayProps) {
  const t = useTranslations()
  const { motion } = useSettings()
  const { game } = loaded
  const end = match.steps.length
  const [viewer, setViewer] = useState(eyes)
  const playback = usePlayback(end)
  const { position } = playback
  const view = useMemo(() => game.view(stateAt(match, position), viewer), [game, match, position, viewer])
  const scene = useScene(loaded, match, view, viewer)
  const teller = useTeller(loaded, scene)
  const steps = useMemo(() => new Eyes(game, viewer).steps(match.steps), [game, viewer, match])
  const stops = useMemo(() => stopsOf(grouped(teller.steps(steps))), [teller, steps])
  useEffect(() => {
    setTitle(`${t('replay.title')} · ${scene.text.name}`)
  }, [t, scene.text])
  const props: AnyBoardProps = {
    ...scene,
    legal: [],
    act: nothing,
    explain: nothing,
    consider: nothing,
    before: null,
    last: playback.forward ? (steps[position - 1] ?? null) : null,
    motionMs: motionMs(motion),
    openRule: nothing,
  }
  return (
    <div className={tableStyles.table} data-game={game.id}>
      <header className={header.header}>
        <Link href={back} className={header.icon} aria-label={t('nav.back')}>
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
          behind={false}
          over={over}
          onShow={playback.go}
        />
      </aside>
    </div>
  )
}
