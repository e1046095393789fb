import type { AnyText, Seat } from '@ludoteca/engine'
import type { AnyGameUi, SeenStep } from '@ludoteca/page-kit/board/contract.ts'

const MOST = 2

/** How many usual times a step takes to be read and seen; 0 when nothing is told of it. */
export function weigh(text: AnyText, ui: AnyGameUi, step: SeenStep, own: boolean): number {
  let lines = 0
  for (const event of step.events) {
    const about: Seat[] = []
    const line = text.event(event, seat => {
      about.push(seat)
      return ''
    })
    // Of their own step a player need only be told what it did to others.
    if (line !== null && (!own || about.some(seat => seat !== step.seat))) lines++
  }
  return lines === 0 ? 0 : Math.max(Math.min(MOST, 0.8 + 0.2 * lines), ui.stay?.(step.events) ?? 0)
}
