import {
  advise,
  chooseAction,
  type Interruption,
  LEVELS,
  type Memory,
  newHelper,
  newMemory,
  type Order,
} from '@ludoteca/bots'
import { type AnyGame, type Rng, rngFrom } from '@ludoteca/engine'
import { findGame } from '@ludoteca/shelf'
import type { BotQuestion } from '../table/controller.ts'
import type { Answer, Asked, Hint, TableQuestion } from './client.ts'
import { workerCrew } from './crew.ts'

const crew = workerCrew()
/** This worker as one of the crew of another. */
const help = newHelper(gameOf, report => self.postMessage(report))

let dice: Rng | null = null

function ownDice(): Rng {
  dice ??= rngFrom([...crypto.getRandomValues(new Uint32Array(4))].join('-'))
  return dice
}

async function gameOf(id: string): Promise<AnyGame> {
  const game = await findGame(id)?.load()
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
  const manner = { level, rng: ownDice(), signal, crew, ...memory }
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

const running = new Map<number, { aborted: boolean }>()

async function answerTo(asked: Extract<Asked, { id: number }>): Promise<Answer> {
  const { id } = asked
  const signal = { aborted: false }
  running.set(id, signal)
  try {
    if ('ms' in asked) return { id, hints: await hints(asked.question, asked.ms, signal) }
    return { id, notation: await decide(asked.question, signal) }
  } catch (error) {
    return { id, failed: String(error) }
  } finally {
    running.delete(id)
  }
}

self.addEventListener('message', async ({ data }: MessageEvent<Asked | Order>) => {
  if ('task' in data || 'stop' in data) help(data)
  else if ('forget' in data) memories.delete(data.forget)
  else if ('cancel' in data) {
    const signal = running.get(data.cancel)
    if (signal) signal.aborted = true
  } else self.postMessage(await answerTo(data))
})
