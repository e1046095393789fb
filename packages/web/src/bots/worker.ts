import {
  advise,
  type Crew,
  chooseAction,
  crewOf,
  type Interruption,
  LEVELS,
  type Memory,
  newHelper,
  newMemory,
  type Order,
  type Report,
} from '@ludoteca/bots'
import { weigh } from '@ludoteca/bots/judge'
import { type AnyGame, type Rng, rngFrom } from '@ludoteca/engine'
import { findGame } from '@ludoteca/shelf'
import type { Answer, Asked, Hint, TableQuestion, Weight } from './client.ts'
import type { BotQuestion } from './question.ts'

/** Helpers at most: a page leaves cores to others, and a phone its battery. */
const MOST = 3

/** Copies of this worker that help with long searches, as many as there are cores to spare. */
function workerCrew(): Crew {
  // Not every browser lets a worker start workers.
  const cores = typeof Worker === 'undefined' ? 0 : navigator.hardwareConcurrency
  const spare = Math.max(0, Math.min(MOST, cores - 2))
  return crewOf(spare, ({ report, gone }) => {
    const worker = new Worker(self.location.href, { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<Report>) => report(data))
    worker.addEventListener('error', gone)
    return { post: order => worker.postMessage(order), close: () => worker.terminate() }
  })
}

const crew = workerCrew()
/** This worker as one of the crew of another. */
const help = newHelper(gameOf, report => self.postMessage(report))

let dice: Rng = rngFrom('')

async function gameOf(id: string): Promise<AnyGame> {
  const game = await findGame(id)?.rules()
  if (!game) throw new Error(`no game ${id}`)
  return game
}

/** What bots remember, by table and seat. */
const memories = new Map<string, Map<number, Memory>>()

function memoryOf(table: string, seat: number): Memory {
  const seats = memories.get(table) ?? new Map<number, Memory>()
  memories.set(table, seats)
  const memory = seats.get(seat) ?? newMemory()
  seats.set(seat, memory)
  return memory
}

async function decide(question: TableQuestion, signal: Interruption): Promise<string> {
  const { view, seat, table } = question
  const game = await gameOf(question.game)
  const level = LEVELS.find(each => each === question.level)
  if (!level) throw new Error(`no bot of level ${question.level}`)
  const memory = table === undefined ? {} : { memory: memoryOf(table, seat) }
  const manner = { level, rng: dice, signal, crew, ...memory }
  return game.write(await chooseAction(game, view, seat, game.legal(view), manner))
}

async function hints(
  { game: id, view, seat }: Omit<BotQuestion, 'level'>,
  ms: number,
  signal: Interruption,
): Promise<Hint[]> {
  const game = await gameOf(id)
  const advice = await advise(game, view, seat, game.legal(view), { ms }, signal)
  return advice.map(({ action, share, reason }) => ({ notation: game.write(action), share, reason }))
}

async function weights(
  { game: id, view, seat }: Omit<BotQuestion, 'level'>,
  steps: number,
  signal: Interruption,
): Promise<Weight[]> {
  const game = await gameOf(id)
  const found = await weigh(game, view, seat, { steps, seed: 'what-if' }, signal)
  return found.map(({ action, shares }) => ({ notation: game.write(action), shares }))
}

const running = new Map<number, { aborted: boolean }>()

async function answerTo(asked: Extract<Asked, { id: number }>): Promise<Answer> {
  const { id } = asked
  const signal = { aborted: false }
  running.set(id, signal)
  try {
    if ('ms' in asked) return { id, hints: await hints(asked.question, asked.ms, signal) }
    if ('steps' in asked) return { id, weights: await weights(asked.question, asked.steps, signal) }
    return { id, notation: await decide(asked.question, signal) }
  } catch (error) {
    return { id, failed: String(error) }
  } finally {
    running.delete(id)
  }
}

self.addEventListener('message', async ({ data }: MessageEvent<Asked | Order>) => {
  if ('task' in data || 'stop' in data) help(data)
  else if ('dice' in data) dice = rngFrom(data.dice)
  else if ('forget' in data) memories.delete(data.forget)
  else if ('cancel' in data) {
    const signal = running.get(data.cancel)
    if (signal) signal.aborted = true
  } else self.postMessage(await answerTo(data))
})
