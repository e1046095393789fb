import { findGame } from '@ludoteca/shelf'
import type { AnyScreen } from '@ludoteca/terminal-kit/screen.ts'
import { standingsTable } from './standings.ts'

/** A game without a picture of its own shows how everybody stands. */
const bare: AnyScreen = {
  picture: (view, { game, text, who }) => [standingsTable(game.standings(view), text, who)],
  about: () => [],
  wishes: () => [],
  rounds: () => null,
  ending: () => null,
}

export const screenOf = async (gameId: string): Promise<AnyScreen> =>
  (await findGame(gameId)?.terminal?.()) ?? bare
