import type { Seat } from '@ludoteca/engine'
import { USUAL } from './search/search.ts'
import type { Habits } from './search/walk.ts'

/** Equally strong ways of thinking, so that a table of bots does not play like one bot. */
const STYLES = ['steady', 'direct', 'curious'] as const
export type Style = (typeof STYLES)[number]

const HABITS: Readonly<Record<Style, Habits>> = {
  steady: USUAL,
  /** Keeps to a few choices and follows them further. */
  direct: { ...USUAL, curiosity: USUAL.curiosity * 0.75, rivals: 8 },
  /** Tries more choices whose first impression is poor. */
  curious: { ...USUAL, curiosity: USUAL.curiosity * 1.35, rivals: 18 },
}

export const habitsOf = (style: Style | undefined, seat: Seat): Habits =>
  HABITS[style ?? (STYLES[seat % STYLES.length] as Style)]
