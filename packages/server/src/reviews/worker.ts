import { platform, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { readSave } from '@ludoteca/engine'
import { newReview, reviewing } from '@ludoteca/review'
import { findGame } from '@ludoteca/shelf'
import type { ReviewTask } from './reviewer.ts'

/* Reviews one finished game, and stands still whenever it is told to. */

/** Everything else comes first. Only on Linux does this concern a thread alone. */
const LAST = 19
if (platform() === 'linux') setPriority(LAST)

const { save, game, terms, still } = workerData as ReviewTask
const rules = await findGame(game)?.rules()
const loaded = readSave(save, rules ? [rules] : [])
if (!loaded.ok) throw new Error(loaded.problem.reason)
/** The search asks before every step. */
const signal = {
  get aborted(): boolean {
    Atomics.wait(still, 0, 1)
    return false
  },
}
let state = newReview(loaded.match, terms)
for await (const next of reviewing(loaded.match, state, signal)) state = next
parentPort?.postMessage(state)
