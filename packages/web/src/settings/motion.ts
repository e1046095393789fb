import type { Settings } from './model.ts'
import { settings } from './store.ts'

const MOVE_MS: Record<Settings['motion'], number> = { off: 0, fast: 120, normal: 200, slow: 250 }
const PACE_MS: Record<Settings['motion'], number> = { off: 0, fast: 250, normal: 700, slow: 1500 }

const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** How long one movement on the board takes. */
export const motionMs = (motion: Settings['motion']): number => (calm() ? 0 : MOVE_MS[motion])

/** How long a bot's step stays before the next. Calm readers still need time to read. */
export const paceMs = (): number => PACE_MS[settings().motion]
