import { type ReactNode, useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import type { AnyBoardProps } from '../boards/contract.ts'
import { RefusalContext } from '../boards/refusal.tsx'
import { Stage } from '../boards/stage.tsx'
import { CoachStrip } from '../coach/strip.tsx'
import { motionMs } from '../settings/motion.ts'
import { useSettings } from '../settings/store.ts'
import { setTitle } from '../shell/title.ts'
import type { LoadedGame } from '../shell/use-game.ts'
import { download, saveName } from '../store/download.ts'
import { ActionBar } from './action-bar.tsx'
import { CatchUp } from './catch-up.tsx'
import { FinalScreen } from './final-screen.tsx'
import { HelpDialog } from './help-dialog.tsx'
import { LiveRegion } from './live-region.tsx'
import type { TableModel } from './model.ts'
import { PreviewLayer } from './preview-layer.tsx'
import { Why } from './refusal-box.tsx'
import { type ExtraPanel, SidePanels } from './side-panels.tsx'
import { useTableSounds } from './sounds.ts'
import styles from './table.module.css'
import { type MenuEntry, TableHeader, type TableLinks } from './table-header.tsx'
import { useMovingOn } from './use-moving-on.ts'
import { useScene, useTeller } from './use-scene.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { WordsView } from './words-view.tsx'

interface TableProps {
  readonly model: TableModel
  readonly loaded: LoadedGame
  readonly links: TableLinks
  readonly onRematch?: (() => void) | undefined
  /** Takes the place of the coach and of hints; false where everybody thinks for themselves. */
  readonly guide?: ReactNode
  readonly panels?: readonly ExtraPanel[]
  readonly menu?: readonly MenuEntry[]
  /** How the game ended, if not by its own rules. */
  readonly ending?: string | undefined
  /** Places by seat, where they are not those of the rules alone. */
  readonly ranks?: readonly number[] | undefined
  /** Points by seat, where the view may not tell all of them. */
  readonly totals?: readonly number[] | undefined
  /** What is said after the result. */
  readonly afterword?: ReactNode
  /** What must be said above the board. */
  readonly children?: ReactNode
}

/** The page of a table, wherever it is played. */
export function Table(given: TableProps) {
  const { model, loaded, links, onRematch, guide, panels, menu = [], children } = given
  const t = useTranslations('table')
  const [, navigate] = useLocation()
  const { motion } = useSettings()
  const state = useSyncExternalStore(model.subscribe, model.snapshot)
  const scene = useScene(loaded, model, state.view, state.viewer)
  const teller = useTeller(loaded, scene)
  // What accompanies the board follows when the board is drawn.
  const laterState = useDeferredValue(state)
  const laterScene = useDeferredValue(scene)
  const [words, setWords] = useState(false)
  // What was pointed at in one view means nothing in the other.
  const show = (inWords: boolean): void => {
    model.consider(null)
    setWords(inWords)
  }
  const [help, setHelp] = useState(false)
  const [results, setResults] = useState(true)
  const rules = `/rules/${scene.game.id}`
  const openRule = (anchor: string) => navigate(`${rules}#${anchor}`)
  const props: AnyBoardProps = {
    ...scene,
    legal: state.legal,
    act: model.act,
    explain: model.explain,
    consider: model.consider,
    before: state.live ? state.before : null,
    last: state.last,
    motionMs: motionMs(motion),
    openRule,
  }
  useTableSounds(state)
  useMovingOn(model, state)
  useShortcuts(model, {
    words: () => show(!words),
    help: () => setHelp(!help),
    rules: () => navigate(rules),
  })
  useEffect(() => {
    setTitle(scene.text.name)
  }, [scene.text])
  const { save } = model
  const onExport = save && (async () => download(saveName(scene.game.id), await save()))
  const final = state.over && state.live && !state.held && results
  return (
    <div className={styles.table} data-game={scene.game.id}>
      <RefusalContext value={state.refused && <Why refusal={state.refused} scene={scene} />}>
        <PreviewLayer model={model} scene={scene} ui={loaded.ui}>
          <TableHeader
            name={scene.text.name}
            rules={rules}
            links={links}
            words={words}
            onWords={show}
            onHelp={() => setHelp(true)}
            onExport={onExport}
            more={menu}
          />
          <main className={styles.stage} id="content" aria-label={t('position')}>
            {guide ?? (!state.over && state.live && <CoachStrip props={props} ui={loaded.ui} />)}
            {children}
            {final ? (
              <FinalScreen
                model={model}
                scene={scene}
                ui={loaded.ui}
                replay={links.replay}
                onRematch={onRematch}
                onBoard={() => setResults(false)}
                onExport={onExport}
                ending={given.ending}
                ranks={given.ranks}
                totals={given.totals}
              >
                {given.afterword}
              </FinalScreen>
            ) : words ? (
              <WordsView props={props} ui={loaded.ui} />
            ) : (
              <div className={styles.board}>
                <Stage props={props} ui={loaded.ui} />
              </div>
            )}
          </main>
          <aside className={styles.side}>
            <ActionBar
              model={model}
              state={state}
              props={props}
              ui={loaded.ui}
              hints={guide === undefined}
              onResults={final ? null : () => setResults(true)}
            >
              <CatchUp model={model} state={state} scene={scene} ui={loaded.ui} teller={teller} />
            </ActionBar>
            <SidePanels
              scene={laterScene}
              ui={loaded.ui}
              steps={laterState.steps}
              teller={teller}
              position={laterState.position}
              over={laterState.over}
              behind={laterState !== state}
              onShow={model.show}
              extra={panels}
            />
          </aside>
          <LiveRegion teller={teller} state={laterState} scene={laterScene} />
          <HelpDialog open={help} onOpenChange={setHelp} />
        </PreviewLayer>
      </RefusalContext>
    </div>
  )
}
