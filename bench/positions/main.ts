import { chooseAction, isLevel, LEVELS } from '@ludoteca/bots'
import { type AnyGame, rngFrom } from '@ludoteca/engine'
import { positionsOf, stateAt } from './position.ts'

/** What bots answer where they were once wrong: how many of so many answers are accepted, refused, and neither. */
export async function positions(game: AnyGame, bots: readonly string[], times: number) {
  const lines: object[] = []
  for (const position of positionsOf(game.id)) {
    const state = stateAt(game, position)
    const seat = game.turn(state)
    if (seat === null) throw new Error(`${position.name}: the game is over`)
    const legal = game.legal(game.witness(state, seat))
    for (const bot of bots) {
      const [level = '', steps = '300'] = bot.split('@')
      if (!isLevel(level)) throw new Error(`${bot}: a level is one of ${LEVELS.join(', ')}`)
      const told = { accepted: 0, refused: 0, neither: 0 }
      for (let n = 0; n < times; n++) {
        const manner = { level, rng: rngFrom(`position ${n}`), budget: { iterations: Number(steps) } }
        const answer = game.write(await chooseAction(game, state, seat, legal, manner))
        const kind = position.accepted.includes(answer)
          ? 'accepted'
          : position.refused.includes(answer)
            ? 'refused'
            : 'neither'
        told[kind]++
      }
      lines.push({ bench: 'positions', game: game.id, position: position.name, bot, ...told })
    }
  }
  return lines
}
