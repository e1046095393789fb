import { parentPort } from 'node:worker_threads'
import { findGame } from '@ludoteca/shelf'
import { newHelper } from './helper.ts'

const take = newHelper(
  async id => findGame(id)?.rules(),
  report => parentPort?.postMessage(report),
)
parentPort?.on('message', take)
