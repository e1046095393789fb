import { chooseAction, type Level } from '@ludoteca/bots'
import { type AnyGame, type GameEvent, type Options, rngFrom, type Standing } from '@ludoteca/engine'
import type { AnyScreen } from '@ludoteca/terminal-kit/screen.ts'
import type { AnyStudy } from '@ludoteca/terminal-kit/study.ts'

export interface GameResult {
  readonly standings: readonly Standing[]
  readonly decisions: number
  /** The event that said why the game ended, where the game tells. */
  readonly ending: GameEvent | null
  readonly rounds: number | null
}

/** One game of bots against each other, from a seed. */
export async function simulate(
  game: AnyGame,
  levels: readonly Level[],
  options: Options,
  seed: string,
  screen: AnyScreen,
  study: AnyStudy | null = null,
): Promise<GameResult> {
  const state = game.create({ seats: levels.length, options, seed })
  const rng = rngFrom(`bots of ${seed}`)
  let ending: GameEvent | null = null
  const listen = (event: GameEvent) => {
    if (screen.ending(event) !== null) ending = event
    study?.happened(event)
  }
  let decisions = 0
  for (let turn = game.turn(state); turn !== null; turn = game.turn(state)) {
    const view = game.witness(state, turn)
    const level = levels[turn] ?? 'random'
    const legal = game.legal(view)
    const action = await chooseAction(game, view, turn, legal, { level, rng, careful: true })
    study?.decided(state, turn, legal, action)
    game.apply(state, action, listen)
    decisions++
  }
  study?.end(state)
  return { standings: game.standings(state), decisions, ending, rounds: screen.rounds(state) }
}
