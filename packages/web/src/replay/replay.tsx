import { type AnyMatch, stateAt, type Viewer } from '@ludoteca/engine'
import type { AnyBoardProps } from '@ludoteca/page-kit/board/contract.ts'
import { motionMs, stageMs } from '@ludoteca/page-kit/settings/motion.ts'
import { useSettings } from '@ludoteca/page-kit/settings/store.ts'
import { Button, ButtonLink } from '@ludoteca/page-kit/ui/button.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { findGame } from '@ludoteca/shelf'
import { useEffect, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link, useSearch } from 'wouter'
import { setTitle } from '../browser/title.ts'
import { START, writeAddress } from '../explorer/address.ts'
import type { LoadedGame } from '../games/use-game.ts'
import { download, saveName } from '../store/download.ts'
import { SeenSteps } from '../table/local/seen-steps.ts'
import { grouped } from '../table/log/log.ts'
import { SidePanels } from '../table/panels/side-panels.tsx'
import { Stage } from '../table/stage.tsx'
import tableStyles from '../table/table.module.css'
import header from '../table/table-header.module.css'
import { useScene, useTeller } from '../table/use-scene.ts'
import { Controls } from './controls.tsx'
import styles from './page.module.css'
import { stopsOf } from './stops.ts'
import { usePlayback } from './use-playback.ts'

interface ReplayProps {
  readonly match: AnyMatch
  readonly loaded: LoadedGame
  /** The page of the table. */
  readonly back: string
  /** The viewer it begins with; while the game is on, the only one. */
  readonly firstViewer: Viewer
  readonly over: boolean
  /** The page of its review; null where there is none. */
  readonly review: string | null
  /** The match as a save file. */
  readonly save: () => string
  /** Begins a new table at a position, where one may. */
  readonly onPlayOn?: ((position: number) => void) | undefined
  /** Opens the what-if board at a position, where there is one. */
  readonly onTry?: ((position: number) => void) | undefined
}

/** The position a link asks for: `?at=30`. */
function useAsked(end: number): number {
  const at = Number(new URLSearchParams(useSearch()).get('at') ?? 0)
  return Number.isInteger(at) ? Math.min(end, Math.max(0, at)) : 0
}

const nothing = () => {}

/** A game from its start, by move, turn and round. */
export function Replay(given: ReplayProps) {
  const { match, loaded, back, firstViewer, over, review, save, onPlayOn } = given
  const t = useTranslations()
  const settings = useSettings()
  const { game } = loaded
  const end = match.steps.length
  const [viewer, setViewer] = useState(firstViewer)
  const playback = usePlayback(end, useAsked(end))
  const { position } = playback
  const view = useMemo(() => game.view(stateAt(match, position), viewer), [game, match, position, viewer])
  const scene = useScene(loaded, match, view, viewer)
  const teller = useTeller(loaded, scene)
  const steps = useMemo(() => new SeenSteps(game, viewer).of(match.steps), [game, viewer, match])
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
    motionMs: motionMs(settings.motion),
    stageMs: stageMs(settings),
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
        {review && (
          <ButtonLink tone="quiet" href={review} aria-label={t('review.title')}>
            <Icon name="lamp" />
            <span className={styles.share}>{t('review.title')}</span>
          </ButtonLink>
        )}
        {over && findGame(game.id)?.openings && (
          <ButtonLink
            tone="quiet"
            href={writeAddress({ ...START, game: game.id, seats: match.setup.seats })}
            aria-label={t('explorer.title')}
          >
            <Icon name="search" />
            <span className={styles.share}>{t('explorer.title')}</span>
          </ButtonLink>
        )}
        <Button tone="quiet" onClick={() => download(saveName(game.id), save())}>
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
          {given.onTry && (
            <Button
              onClick={() => given.onTry?.(position)}
              disabled={over && position === end}
              data-testid="try-from"
            >
              {t('whatIf.tryFrom')}
            </Button>
          )}
          {onPlayOn && (
            <Button
              onClick={() => onPlayOn(position)}
              disabled={over && position === end}
              data-testid="play-on"
            >
              {t('table.playOn')}
            </Button>
          )}
          {over && (
            <label className={styles.viewer}>
              {t('replay.viewer')}
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
