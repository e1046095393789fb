import type { Options, Seat } from '@ludoteca/engine'
import { LACERDA, LACERDA_LEVELS, LEVELS } from './data/lacerda.ts'
import type { State } from './state.ts'

/** Who Lacerda is and what he has: questions that many rules ask. */

/** The seats of a game that the rules play. */
export const automatic = (options: Options): readonly Seat[] =>
  LACERDA_LEVELS.some(level => level === options.solo) ? [LACERDA] : []

export const isLacerda = (s: State, seat: Seat): boolean => s.lacerda !== null && seat === LACERDA

/** Cubes in front of him: they form no sets. */
export const lacerdaCubes = (s: State): number => s.lacerda?.rubble.reduce((sum, n) => sum + n, 0) ?? 0

/** What the level in force gives him. */
export const levelOf = (s: State) => LEVELS[s.variants.solo === 'off' ? 'printed' : s.variants.solo]
