import type { Action, AnyGame, Rng, Seat } from '@ludoteca/engine'
import { type Bot, look } from './bot.ts'
import { easy } from './easy.ts'
import { knowledgeOf } from './games.ts'
import { random } from './random.ts'

export const LEVELS = ['random', 'easy'] as const
export type Level = (typeof LEVELS)[number]

export interface Manner {
  readonly level: Level
  /** The bot's own dice; they must not be those of the game. */
  readonly rng: Rng
}

/**
 * The one door: a program decides for a seat. Whatever position it is given, the bot behind it sees
 * only what that seat may know.
 */
export async function chooseAction(
  game: AnyGame,
  position: object,
  seat: Seat,
  legal: readonly Action[],
  manner: Manner,
): Promise<Action> {
  const bot = await botFor(game, manner.level)
  return bot({ game, view: look(game, position, seat), seat, legal, rng: manner.rng })
}

async function botFor(game: AnyGame, level: Level): Promise<Bot> {
  return level === 'random' ? random : easy(await knowledgeOf(game))
}
