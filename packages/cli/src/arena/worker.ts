import { parentPort, workerData } from 'node:worker_threads'
import { findGame } from '@ludoteca/shelf'
import { contest, type Terms } from './contest.ts'
import type { Fixture } from './plan.ts'

/** Plays the games it is sent, one after another. */
const terms = workerData as Terms
const game = await findGame(terms.game)?.rules()
if (!game) throw new Error(`${terms.game} is not on the shelf`)
parentPort?.on('message', async ({ index, fixture }: { index: number; fixture: Fixture }) => {
  parentPort?.postMessage({ index, outcome: await contest(game, terms, fixture) })
})
