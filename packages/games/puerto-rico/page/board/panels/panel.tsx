import type { Scene } from '@ludoteca/page-kit/board/contract.ts'
import { moveFocus } from '@ludoteca/page-kit/board/move-focus.ts'
import type { ComponentType } from 'react'
import type { Action, Event, PhaseName, State } from '../../../rules/index.ts'
import { DeskProvider, type Props } from '../desk.tsx'
import inks from '../inks.module.css'
import { wordsOf } from '../text/nouns.ts'
import { CaptainPanel } from './captain-panel.tsx'
import { DraftPanel } from './draft-panel.tsx'
import { MayorBrief, MayorPanel } from './mayor-panel.tsx'
import { NoblesPanel } from './nobles-panel.tsx'
import { RolePanel } from './role-panel.tsx'
import { StorePanel } from './store-panel.tsx'

/** Decisions that deserve more than a list. */
const PANELS: Readonly<Partial<Record<PhaseName, ComponentType>>> = {
  draft: DraftPanel,
  role: RolePanel,
  arrange: MayorPanel,
  assign: NoblesPanel,
  load: CaptainPanel,
  store: StorePanel,
}

function Panel(props: Props) {
  const Own = PANELS[props.view.phase.kind]
  return (
    <DeskProvider props={props}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the buttons inside */}
      <div className={inks.inks} onKeyDown={moveFocus}>
        {Own && <Own />}
      </div>
    </DeskProvider>
  )
}

/** While people are placed on the board: how many, and the end. */
function Brief(props: Props) {
  return (
    <DeskProvider props={props}>
      <div className={inks.inks}>
        <MayorBrief />
      </div>
    </DeskProvider>
  )
}

/** Everybody is placed before anything is sent. */
const placing = ({ phase }: State): boolean => phase.kind === 'arrange' || phase.kind === 'assign'

export const panel = {
  fits: (view: State): boolean => PANELS[view.phase.kind] !== undefined,
  Panel,
  Brief,
  prompt: ({ view, lang }: Scene<State, Action, Event>): string | null =>
    view.phase.kind === 'arrange'
      ? wordsOf(lang).mayor.prompt
      : view.phase.kind === 'assign'
        ? wordsOf(lang).naming.prompt
        : null,
  tells: placing,
  batches: placing,
}
