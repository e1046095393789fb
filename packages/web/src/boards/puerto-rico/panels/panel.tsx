import type { Action, Event, Phase, State } from '@ludoteca/puerto-rico'
import type { ComponentType } from 'react'
import type { Scene } from '../../contract.ts'
import { moveFocus } from '../../shared/move-focus.ts'
import { DeskProvider, type Props } from '../desk.tsx'
import inks from '../inks.module.css'
import { wordsOf } from '../text/nouns.ts'
import { CaptainPanel } from './captain-panel.tsx'
import { DraftPanel } from './draft-panel.tsx'
import { MayorPanel } from './mayor-panel.tsx'
import { NoblesPanel } from './nobles-panel.tsx'
import { RolePanel } from './role-panel.tsx'
import { StorePanel } from './store-panel.tsx'

/** Decisions that deserve more than a list. */
const PANELS: Readonly<Partial<Record<Phase, ComponentType>>> = {
  draft: DraftPanel,
  role: RolePanel,
  arrange: MayorPanel,
  assign: NoblesPanel,
  load: CaptainPanel,
  store: StorePanel,
}

function Panel(props: Props) {
  const Own = PANELS[props.view.phase]
  return (
    <DeskProvider props={props}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the buttons inside */}
      <div className={inks.inks} onKeyDown={moveFocus}>
        {Own && <Own />}
      </div>
    </DeskProvider>
  )
}

/** Everybody is placed before anything is sent. */
const placing = ({ phase }: State): boolean => phase === 'arrange' || phase === 'assign'

export const panel = {
  fits: (view: State): boolean => PANELS[view.phase] !== undefined,
  Panel,
  prompt: ({ view, lang }: Scene<State, Action, Event>): string | null =>
    view.phase === 'arrange'
      ? wordsOf(lang).mayor.prompt
      : view.phase === 'assign'
        ? wordsOf(lang).naming.prompt
        : null,
  tells: placing,
  batches: placing,
}
