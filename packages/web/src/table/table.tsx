import type { AnyBoardProps, AnyScene } from '@ludoteca/page-kit/board/contract.ts'
import { RefusalContext } from '@ludoteca/page-kit/board/refusal.tsx'
import { SeatedContext } from '@ludoteca/page-kit/board/seated.tsx'
import { motionMs, stageMs } from '@ludoteca/page-kit/settings/motion.ts'
import { useSettings } from '@ludoteca/page-kit/settings/store.ts'
import {
  type ReactNode,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useTranslations } from 'use-intl'
import { setTitle } from '../browser/title.ts'
import { useNarrow } from '../browser/use-narrow.ts'
import { CoachStrip } from '../coach/strip.tsx'
import type { LoadedGame } from '../games/use-game.ts'
import { download, saveName } from '../store/download.ts'
import { ActionBar } from './choices/action-bar.tsx'
import { useMovingOn, Why } from './choices/refusal-box.tsx'
import { CountUp } from './final/count-up.tsx'
import { FinalScreen } from './final/final-screen.tsx'
import { useCountUp } from './final/use-count-up.ts'
import { Marks } from './follow/marks.tsx'
import { OnTheWay } from './follow/on-the-way.tsx'
import { FollowStrip } from './follow/strip.tsx'
import { HelpDialog } from './help-dialog.tsx'
import { CatchUp } from './log/catch-up.tsx'
import { LiveRegion } from './log/live-region.tsx'
import { present, type TableModel, type TableState } from './model/model.ts'
import { type ExtraPanel, SidePanels } from './panels/side-panels.tsx'
import { WordsView } from './plain/plain-board.tsx'
import { PreviewLayer } from './preview/preview-layer.tsx'
import { RulesPanel } from './rules/rules-panel.tsx'
import { useSeated } from './seated.ts'
import { useSounds } from './sound/use-sounds.ts'
import { Stage } from './stage.tsx'
import styles from './table.module.css'
import { type MenuEntry, TableHeader, type TableLinks } from './table-header.tsx'
import { useScene, useTeller } from './use-scene.ts'
import { useShortcuts } from './use-shortcuts.ts'

interface TableProps {
  readonly model: TableModel
  readonly loaded: LoadedGame
  readonly links: TableLinks
  readonly onRematch?: (() => void) | undefined
  /** Takes the place of the coach and of hints; false where everybody thinks for themselves. */
  readonly guide?: ReactNode
  /** A first game: the coach sits beside it. */
  readonly beginner?: boolean
  /** What is special about this table, in a few words. */
  readonly mark?: string | undefined
  /** Begins a new table at the position after so many steps. */
  readonly onPlayOn?: ((position: number) => void) | undefined
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
  /** What belongs below the decision. */
  readonly beside?: ReactNode
  /** What must be said above the board. */
  readonly children?: ReactNode
}

/** The page of a table, wherever it is played. */
export function Table(given: TableProps) {
  const { model, loaded, links, onRematch, guide, panels, menu = [], children } = given
  const t = useTranslations('table')
  const settings = useSettings()
  const state = useSyncExternalStore(model.subscribe, model.snapshot)
  // The board may be on its way to the present; one decides on the table as it stands.
  const now = present(state)
  const seated = useSeated(model.players)
  const scene = useScene(loaded, model, state.view, state.viewer)
  const ahead = useScene(loaded, model, now.view, now.viewer)
  const nowScene = now === state ? scene : ahead
  const teller = useTeller(loaded, scene)
  // What accompanies the board follows when the board is drawn.
  const laterState = useDeferredValue(state)
  const laterScene = useDeferredValue(scene)
  const laterNowScene = useDeferredValue(nowScene)
  const laterSteps = useMemo(
    () => (laterState.watching ? laterState.steps.slice(0, laterState.position) : laterState.steps),
    [laterState],
  )
  const [words, setWords] = useState(false)
  // What was pointed at in one view means nothing in the other.
  const show = (inWords: boolean): void => {
    model.consider(null)
    setWords(inWords)
  }
  const [help, setHelp] = useState(false)
  const [results, setResults] = useState(true)
  // The rule that is read beside the table; an empty one is the beginning of the book.
  const [rule, setRule] = useState<string | null>(null)
  const openRule = (anchor: string) => setRule(anchor)
  const propsOf = (shown: TableState, of: AnyScene): AnyBoardProps => ({
    ...of,
    legal: shown.legal,
    act: model.act,
    explain: model.explain,
    consider: model.consider,
    before: shown.live || shown.watching ? shown.before : null,
    last: shown.last,
    motionMs: motionMs(settings.motion),
    stageMs: stageMs(settings),
    openRule,
  })
  const props = propsOf(state, scene)
  const nowProps = now === state ? props : propsOf(now, nowScene)
  const board = useRef<HTMLDivElement>(null)
  const narrow = useNarrow()
  useSounds(loaded.ui, scene, state)
  useMovingOn(model, state)
  useShortcuts(model, {
    words: () => show(!words),
    help: () => setHelp(!help),
    rules: () => setRule(rule === null ? '' : null),
  })
  useEffect(() => {
    setTitle(scene.text.name)
  }, [scene.text])
  const { save } = model
  const onExport = save && (async () => download(saveName(scene.game.id), await save()))
  const ended = state.over && state.live && !state.held
  const own = guide === undefined && given.ending === undefined
  const countUp = useCountUp(ended, state.over, own && !words)
  const final = ended && results && !countUp.counting
  // A lesson keeps its own pace, and a game that is over stands still.
  const followed = !final && !guide
  // On a phone the coach stays with the choices: the heading is soon out of sight.
  const coach = guide === undefined && !now.over && now.live && (
    <CoachStrip props={nowProps} ui={loaded.ui} beginner={given.beginner ?? false} />
  )
  return (
    <div className={`${styles.table} ${followed ? styles.followed : ''}`} data-game={scene.game.id}>
      <SeatedContext value={seated}>
        <RefusalContext
          value={state.refused && <Why refusal={state.refused} scene={scene} onRule={openRule} />}
        >
          <PreviewLayer model={model} scene={nowScene} ui={loaded.ui}>
            <button
              type="button"
              className={styles.skip}
              onClick={() => document.getElementById('decision')?.focus()}
            >
              {t('toDecision')}
            </button>
            <TableHeader
              name={scene.text.name}
              mark={given.mark}
              onRules={() => setRule('')}
              links={links}
              words={words}
              onWords={show}
              onHelp={() => setHelp(true)}
              onExport={onExport}
              more={menu}
            >
              {!narrow && coach}
            </TableHeader>
            {followed && <FollowStrip model={model} state={state} scene={scene} ui={loaded.ui} />}
            <main className={styles.stage} id="content" aria-label={t('position')}>
              {narrow && guide}
              {children}
              {final ? (
                <FinalScreen
                  model={model}
                  scene={scene}
                  ui={loaded.ui}
                  steps={state.steps}
                  links={links}
                  onRematch={onRematch}
                  onBoard={() => setResults(false)}
                  onExport={onExport}
                  ending={given.ending}
                  ranks={given.ranks}
                  totals={given.totals}
                  counted={countUp.counted}
                >
                  {given.afterword}
                </FinalScreen>
              ) : words ? (
                <WordsView props={props} ui={loaded.ui} />
              ) : (
                <div className={styles.board} ref={board}>
                  <OnTheWay model={model} state={state}>
                    <Stage props={props} ui={loaded.ui} />
                  </OnTheWay>
                  <Marks state={state} scene={scene} ui={loaded.ui} frame={board} />
                  {countUp.counting && (
                    <CountUp
                      scene={scene}
                      ui={loaded.ui}
                      ranks={given.ranks}
                      totals={given.totals}
                      frame={board}
                      onDone={countUp.done}
                    />
                  )}
                </div>
              )}
            </main>
            <aside className={styles.side}>
              {/* At a desk the board keeps its room: what a lesson says stands above the decision. */}
              {!narrow && guide}
              <ActionBar
                model={model}
                state={now}
                props={nowProps}
                ui={loaded.ui}
                hints={guide === undefined}
                coach={narrow && coach}
                onPlayOn={given.onPlayOn}
                onResults={final || countUp.counting ? null : () => setResults(true)}
              >
                <CatchUp model={model} state={now} scene={nowScene} ui={loaded.ui} teller={teller} />
              </ActionBar>
              {given.beside}
              <SidePanels
                scene={laterScene}
                ui={loaded.ui}
                steps={laterSteps}
                teller={teller}
                position={laterState.position}
                over={laterState.over}
                behind={laterState !== state}
                onShow={model.show}
                extra={panels}
              />
            </aside>
            <LiveRegion teller={teller} state={present(laterState)} scene={laterNowScene} />
            {rule !== null && (
              <RulesPanel scene={scene} ui={loaded.ui} anchor={rule} onClose={() => setRule(null)} />
            )}
            <HelpDialog open={help} onOpenChange={setHelp} />
          </PreviewLayer>
        </RefusalContext>
      </SeatedContext>
    </div>
  )
}
