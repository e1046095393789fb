import { writeSave } from '@ludoteca/engine'
import { useEffect, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import type { AnyBoardProps } from '../boards/contract.ts'
import { Stage } from '../boards/stage.tsx'
import { CoachStrip } from '../coach/strip.tsx'
import { motionMs } from '../settings/motion.ts'
import { useSettings } from '../settings/store.ts'
import type { LoadedGame } from '../shell/use-game.ts'
import { download, saveName } from '../store/download.ts'
import { Notice } from '../ui/notice.tsx'
import { ActionBar } from './action-bar.tsx'
import { CatchUp } from './catch-up.tsx'
import { FinalScreen } from './final-screen.tsx'
import { HelpDialog } from './help-dialog.tsx'
import { LiveRegion } from './live-region.tsx'
import { tell } from './preview.ts'
import { SidePanels } from './side-panels.tsx'
import { useTableSounds } from './sounds.ts'
import styles from './table.module.css'
import { TableHeader } from './table-header.tsx'
import { useController } from './use-controller.ts'
import type { KeptTable } from './use-record.ts'
import { useScene, useTeller } from './use-scene.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { WordsView } from './words-view.tsx'

interface TableProps {
  readonly id: string
  readonly kept: KeptTable
  readonly loaded: LoadedGame
}

export function Table({ id, kept, loaded }: TableProps) {
  const t = useTranslations('table')
  const [, navigate] = useLocation()
  const { motion } = useSettings()
  const { match } = kept
  const { controller, state, unsaved } = useController(kept, loaded.ui)
  const scene = useScene(loaded, match, state.view, state.viewer)
  const teller = useTeller(loaded, scene)
  const [words, setWords] = useState(false)
  const [help, setHelp] = useState(false)
  const [results, setResults] = useState(true)
  const rules = `/rules/${scene.game.id}`
  const openRule = (anchor: string) => navigate(`${rules}#${anchor}`)
  const preview = useMemo(
    () => (state.foresight ? tell(loaded.ui, scene, state.foresight, t('points')) : null),
    [state.foresight, loaded.ui, scene, t],
  )
  const props: AnyBoardProps = {
    ...scene,
    legal: state.legal,
    act: controller.act,
    explain: controller.explain,
    consider: controller.consider,
    preview,
    last: state.last,
    motionMs: motionMs(motion),
    openRule,
  }
  useTableSounds(state)
  useShortcuts(controller, {
    words: () => setWords(!words),
    help: () => setHelp(!help),
    rules: () => navigate(rules),
  })
  useEffect(() => {
    document.title = scene.text.name
  }, [scene.text])
  const final = state.over && state.live && !state.held && results
  return (
    <div className={styles.table} data-game={scene.game.id}>
      <TableHeader
        id={id}
        name={scene.text.name}
        rules={rules}
        words={words}
        onWords={setWords}
        onHelp={() => setHelp(true)}
        onExport={() => download(saveName(scene.game.id), writeSave(match))}
      />
      <main className={styles.stage} id="content" aria-label={t('position')}>
        {!final && state.live && <CoachStrip props={props} />}
        {unsaved && <Notice title={t('saveFailed')} />}
        {final ? (
          <FinalScreen id={id} kept={kept} scene={scene} ui={loaded.ui} onBoard={() => setResults(false)} />
        ) : words ? (
          <WordsView props={props} ui={loaded.ui} />
        ) : (
          <div className={styles.board}>
            <Stage key={state.viewer} props={props} ui={loaded.ui} />
          </div>
        )}
      </main>
      <aside className={styles.side}>
        <ActionBar
          controller={controller}
          state={state}
          props={props}
          ui={loaded.ui}
          onResults={final ? null : () => setResults(true)}
        >
          <CatchUp controller={controller} state={state} scene={scene} ui={loaded.ui} teller={teller} />
        </ActionBar>
        <SidePanels
          scene={scene}
          ui={loaded.ui}
          match={match}
          teller={teller}
          position={state.position}
          steps={state.steps}
          over={state.over}
          onShow={controller.show}
        />
      </aside>
      <LiveRegion match={match} teller={teller} state={state} scene={scene} />
      <HelpDialog open={help} onOpenChange={setHelp} />
    </div>
  )
}
