import { standingsTable } from '../standings.ts'
import type { Screen } from './screen.ts'

/** A game without a picture of its own shows how everybody stands. */
const bare: Screen = {
  picture: (view, { game, text, who }) => standingsTable(game.standings(view), text, who),
  rounds: () => null,
  ending: () => null,
}

const drawn: Readonly<Record<string, () => Promise<Screen>>> = {}

export const screenOf = async (gameId: string): Promise<Screen> => (await drawn[gameId]?.()) ?? bare
