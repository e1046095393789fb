import type { AnyMatch } from '@ludoteca/engine'
import { lookAt, tryAt } from '@ludoteca/review'
import { readSaveText } from '../../store/file.ts'
import type { Answered, Told } from './messages.ts'

let match: Promise<AnyMatch> | null = null

async function load(save: string): Promise<AnyMatch> {
  const loaded = await readSaveText(save)
  if (!loaded.ok) throw new Error(loaded.problem.reason)
  return loaded.match
}

async function answerTo(told: Exclude<Told, { save: string }>): Promise<Answered> {
  const { id, terms, job } = told
  try {
    const game = await match
    if (!game) throw new Error('no game yet')
    if ('instead' in told) {
      const tried = await tryAt(game, terms, job, told.instead)
      return tried ? { id, tried } : { id, failed: 'no choice' }
    }
    const look = await lookAt(game, terms, job)
    return look ? { id, look } : { id, failed: 'interrupted' }
  } catch (error) {
    return { id, failed: String(error) }
  }
}

self.addEventListener('message', async ({ data }: MessageEvent<Told>) => {
  if ('save' in data) match = load(data.save)
  else self.postMessage(await answerTo(data))
})
