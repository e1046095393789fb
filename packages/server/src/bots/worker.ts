import { randomBytes } from 'node:crypto'
import { platform, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { chooseAction } from '@ludoteca/bots'
import { type AnyGame, rngFrom } from '@ludoteca/engine'
import { findGame } from '@ludoteca/shelf'
import { messageOf } from '../store/trouble.ts'
import { Memories } from './memories.ts'
import type { Thought, ToThink } from './pool.ts'

/* Thinks about one position after another. It never has more than the view of the seat it plays. */

/** Those who play come before those who think. Only on Linux does this concern a thread alone. */
if (platform() === 'linux') setPriority(10)

const games = new Map<string, AnyGame>()
const memories = new Memories()

async function gameCalled(id: string): Promise<AnyGame> {
  const game = games.get(id) ?? (await findGame(id)?.rules())
  if (!game) throw new Error(`${id} is not on the shelf`)
  games.set(id, game)
  return game
}

async function think({ game: id, view, seat, level, table }: ToThink): Promise<string> {
  const game = await gameCalled(id)
  const rng = rngFrom(randomBytes(16).toString('hex'))
  const memory = memories.take(table, seat)
  const action = await chooseAction(game, view, seat, game.legal(view), { level, rng, memory })
  memories.keep(table, seat, memory)
  return game.write(action)
}

parentPort?.on('message', async (task: ToThink) => {
  let thought: Thought
  try {
    thought = { text: await think(task) }
  } catch (error) {
    thought = { failure: messageOf(error) }
  }
  parentPort?.postMessage(thought)
})
