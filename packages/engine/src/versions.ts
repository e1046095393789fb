import type { AnyGame, Setup } from './contract.ts'

/** Can a log begun under that version of the rules be played on? */
export const playsVersion = (game: AnyGame, version: number): boolean =>
  Number.isInteger(version) && version >= (game.oldest ?? game.version) && version <= game.version

/** What a setup says about its version: nothing when it is the newest. */
export const begunUnder = (game: AnyGame, version: number): Pick<Setup, 'version'> =>
  version === game.version ? {} : { version }
