import type { AnyGame, Setup } from './contract.ts'

/** Can a log begun under that version of the rules be played on? */
export const playsVersion = (game: AnyGame, version: number): boolean =>
  Number.isInteger(version) && version >= (game.oldest ?? game.version) && version <= game.version

/** Positions and views kept as data, or only their hashes, can be compared within one shape alone. */
export const shapeOf = (game: AnyGame): number => game.shape ?? FIRST_SHAPE

/** What was kept before shapes were noted has this one. */
export const FIRST_SHAPE = 1

/** What a setup says about its version: nothing when it is the newest. */
export const begunUnder = (game: AnyGame, version: number): Pick<Setup, 'version'> =>
  version === game.version ? {} : { version }
