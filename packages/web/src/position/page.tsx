import { resolveOptions, type Setup, startMatch } from '@ludoteca/engine'
import type { AnyArranger } from '@ludoteca/page-kit/arrange.ts'
import { Button } from '@ludoteca/page-kit/ui/button.tsx'
import { Icon } from '@ludoteca/page-kit/ui/icon.tsx'
import { Loading } from '@ludoteca/page-kit/ui/loading.tsx'
import { Segments } from '@ludoteca/page-kit/ui/segments.tsx'
import { useEffect, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import belowBoard from '../frame/below-board.module.css'
import { Frame } from '../frame/frame.tsx'
import { NotFound } from '../frame/not-found.tsx'
import { type LoadedGame, useGame } from '../games/use-game.ts'
import { newTableId } from '../store/tables.ts'
import { useScene } from '../table/use-scene.ts'
import { tryFrom } from '../whatif/try-from.ts'
import styles from './page.module.css'

/** Sets up a position of a game by hand, where the game knows how. */
export default function PositionPage({ game }: { game: string }) {
  const loaded = useGame(game)
  const arranger = useArranger(loaded)
  if (loaded === null || arranger === null) return <NotFound />
  return loaded && arranger ? <Arranging loaded={loaded} arranger={arranger} /> : <Loading />
}

function useArranger(loaded: LoadedGame | null | undefined): AnyArranger | null | undefined {
  const [found, setFound] = useState<AnyArranger | null>()
  useEffect(() => {
    if (!loaded) return
    let current = true
    const load = loaded.game.positions ? loaded.page?.arrange : undefined
    void (load?.() ?? Promise.resolve(null)).then(arranger => current && setFound(arranger))
    return () => {
      current = false
    }
  }, [loaded])
  return found
}

interface ArrangingProps {
  readonly loaded: LoadedGame
  readonly arranger: AnyArranger
}

function Arranging({ loaded, arranger }: ArrangingProps) {
  const t = useTranslations('position')
  const [location, navigate] = useLocation()
  const { game, lang } = loaded
  const { Editor, say } = arranger
  const [seed] = useState(newTableId)
  const [seats, setSeats] = useState(Math.min(game.seats.max, Math.max(2, game.seats.min)))
  /** By number of players, so that going back and forth loses nothing. */
  const [kept, setKept] = useState<Readonly<Record<number, string | undefined>>>({})
  const position = kept[seats]
  const setup = useMemo((): Setup => {
    const resolved = resolveOptions(game, seats, {})
    const options = resolved.ok ? resolved.options : {}
    return { seats, options, seed, ...(position !== undefined && { position }) }
  }, [game, seats, seed, position])
  const state = useMemo(() => game.create(setup), [game, setup])
  const scene = useScene(loaded, { setup, names: [] }, state, 'table')
  const written = position ?? game.positions?.write(state) ?? ''
  const problems = game.positions?.problems({ ...setup, position: written }) ?? []
  const keep = (text: string | undefined): void => setKept({ ...kept, [seats]: text })
  const open = (): void => {
    const match = startMatch(game, { ...setup, position: written })
    void tryFrom(match, { at: 0, own: null, back: location }).then(navigate)
  }
  const title = `${scene.text.name} · ${t('title')}`
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => i + game.seats.min)
  return (
    <Frame title={title} wide>
      <div className={styles.page} data-game={game.id} data-testid="position">
        <h1>{title}</h1>
        <p className={styles.soft}>{t('line')}</p>
        <p className={styles.soft}>{t('later')}</p>
        <Segments
          label={t('seats')}
          value={String(seats)}
          choices={counts.map(count => ({ value: String(count), label: String(count) }))}
          onChange={value => setSeats(Number(value))}
        />
        <Editor scene={scene} onChange={next => keep(game.positions?.write(next))} />
        <section className={belowBoard.panel} aria-label={t('title')}>
          <div role="status" data-testid="position-problems">
            {problems.length === 0 ? (
              <p>{t('sound')}</p>
            ) : (
              <>
                <p className={styles.strong}>{t('problems')}</p>
                <ul className={styles.problems}>
                  {[...new Set(problems.map(each => say(lang, each, scene.who)))].map(line => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </>
            )}
          </div>
          <div className={styles.bar}>
            <Button onClick={() => keep(undefined)} disabled={position === undefined}>
              {t('first')}
            </Button>
            <Button tone="main" disabled={problems.length > 0} onClick={open} data-testid="position-open">
              <Icon name="branch" />
              {t('open')}
            </Button>
          </div>
        </section>
      </div>
    </Frame>
  )
}
