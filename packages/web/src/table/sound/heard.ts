import type { AnyGameUi, AnyScene, Material } from '@ludoteca/page-kit/board/contract.ts'
import { present, type TableState } from '../model/model.ts'
import type { Sound } from './recipes.ts'

/** More than this at once is noise. */
const MOST = 3

/** What is to be heard when the table goes from one state to another. */
export function heard(ui: AnyGameUi, scene: AnyScene, before: TableState, now: TableState): readonly Sound[] {
  if (now.over && now.live && !(before.over && before.live)) return ['over']
  const asked = present(now).legal.length > 0 && present(before).legal.length === 0
  return [...materials(ui, scene, before, now), ...(asked ? (['yourTurn'] as const) : [])]
}

/** What the step on the screen is made of. */
function materials(ui: AnyGameUi, scene: AnyScene, before: TableState, now: TableState): readonly Material[] {
  if (now.position <= before.position || !now.last) return []
  const found = now.last.events.flatMap(event =>
    ui.happening ? (ui.happening(scene, event)?.sound ?? []) : (['wood'] as const),
  )
  return [...new Set(found)].slice(0, MOST)
}
