/** Plays games, one after another: a worker of `self-play.ts`. */
import { parentPort } from 'node:worker_threads'
import { findGame } from '@ludoteca/shelf'
import { type Pace, type Played, playOne } from './play.ts'

export interface Task {
  readonly game: string
  readonly seats: number
  readonly seed: string
  readonly pace: Pace
}

parentPort?.on('message', async (task: Task) => {
  const game = await findGame(task.game)?.rules()
  if (!game) throw new Error(`${task.game} is not on the shelf`)
  parentPort?.postMessage((await playOne(game, task, task.pace)) satisfies Played)
})
