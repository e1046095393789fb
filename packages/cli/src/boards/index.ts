import { standingsTable } from '../standings.ts'
import type { AnyScreen } from './screen.ts'

/** A game without a picture of its own shows how everybody stands. */
const bare: AnyScreen = {
  picture: (view, { game, text, who }) => standingsTable(game.standings(view), text, who),
  about: () => [],
  wishes: () => [],
  rounds: () => null,
  ending: () => null,
}

const drawn: Readonly<Record<string, () => Promise<AnyScreen>>> = {
  lisboa: async () => (await import('./lisboa/index.ts')).lisboa,
  'puerto-rico': async () => (await import('./puerto-rico/index.ts')).puertoRico,
  'tigris-euphrates': async () => (await import('./tigris-euphrates/index.ts')).tigrisEuphrates,
}

export const screenOf = async (gameId: string): Promise<AnyScreen> => (await drawn[gameId]?.()) ?? bare
