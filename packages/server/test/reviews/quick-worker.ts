import { parentPort, workerData } from 'node:worker_threads'
import type { ReviewTask } from '../../src/reviews/reviewer.ts'

/* Stands still when it is told to, as the real one does, and says nothing of the game. */

const { still, game, terms } = workerData as ReviewTask
Atomics.wait(still, 0, 1)
parentPort?.postMessage({ game, of: 'nothing', terms, looks: [], again: [] })
