/** Plays games of a bot against itself, one after another: a worker of `selfplay.ts`. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Networks } from '@ludoteca/bot-kit/training.ts'
import { findGame } from '@ludoteca/shelf'
import { knownTo } from '../../src/levels.ts'
import { trainingOf } from '../training.ts'
import type { Numbered } from '../workers.ts'
import { type Pace, playGame, type Table } from './play.ts'

export interface School extends Pace {
  readonly id: string
  readonly level: 'hard' | 'expert'
  readonly networks: Networks
}

const { id, level, networks, ...pace } = workerData as School
const game = await findGame(id)?.rules()
if (!game) throw new Error(`${id} is not on the shelf`)
const training = await trainingOf(id)
const knowledge = knownTo(level, training.knowing(networks))
parentPort?.on('message', ({ index, what }: Numbered<Table>) => {
  const played = playGame(game, knowledge, training, what, pace)
  parentPort?.postMessage({ index, what: Uint8Array.from(played) } satisfies Numbered<Uint8Array>)
})
