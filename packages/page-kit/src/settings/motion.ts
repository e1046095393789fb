import type { Settings } from './model.ts'
import { settings } from './store.ts'

const MOVE_MS: Record<Settings['motion'], number> = { off: 0, fast: 120, normal: 200, slow: 250 }
const STAY_MS: Record<Settings['speed'], number> = { now: 0, fast: 450, normal: 1250, slow: 2600 }

const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** How long one movement on the board takes. */
export const motionMs = (motion: Settings['motion']): number => (calm() ? 0 : MOVE_MS[motion])

/**
 * How long what somebody else did stays before the next; `weight` says how much there is to read and see. That has
 * nothing to do with movement: calm readers need the time too. Nobody reads a page that is out of sight.
 */
export const stayMs = (weight: number): number =>
  document.hidden ? 0 : Math.round(STAY_MS[settings().speed] * weight)

/** How long something is played out on a board: no longer than others are followed. */
export const stageMs = ({ motion, speed }: Settings): number =>
  motionMs(motion) === 0 ? 0 : Math.min(2500, 2 * STAY_MS[speed])
