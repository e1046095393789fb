import type { AnyGameUi, AnyScene, SeenStep } from '@ludoteca/page-kit/board/contract.ts'
import { motionMs } from '@ludoteca/page-kit/settings/motion.ts'
import { settings } from '@ludoteca/page-kit/settings/store.ts'

/** The places where these steps happened; each once. */
export const spotsOf = (ui: AnyGameUi, scene: AnyScene, steps: readonly SeenStep[]): readonly string[] => [
  ...new Set(steps.flatMap(step => step.events.flatMap(event => ui.happening?.(scene, event)?.spots ?? []))),
]

/** So far down a phone lies what is free: below all that sticks to its upper edge, above the choices. */
const FREE = 0.2

/** Where the board does not fit at once: the page comes to the first of these that is on it. */
export function comeToSpot(spots: readonly string[]): void {
  const boxes = spots.map(spot => document.querySelector(`[data-spot="${CSS.escape(spot)}"]`))
  const found = boxes.map(each => each?.getBoundingClientRect()).find(box => box && box.width > 0)
  const behavior = motionMs(settings().motion) > 0 ? 'smooth' : 'auto'
  if (found) scrollBy({ top: found.top - FREE * innerHeight, behavior })
}
