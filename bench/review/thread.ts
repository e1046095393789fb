import { parentPort, workerData } from 'node:worker_threads'
import { readSave } from '@ludoteca/engine'
import { type Job, lookAt, type Terms } from '@ludoteca/review'
import { findGame } from '@ludoteca/shelf'

const { save, game, terms } = workerData as { save: string; game: string; terms: Terms }
const rules = await findGame(game)?.rules()
const loaded = readSave(save, rules ? [rules] : [])
if (!loaded.ok) throw new Error(loaded.problem.reason)
const { match } = loaded
parentPort?.on('message', async (job: Job) => parentPort?.postMessage(await lookAt(match, terms, job)))
