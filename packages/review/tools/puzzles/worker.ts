/** Plays games and sends the puzzles found in them: a worker of `search.ts`. */
import { parentPort } from 'node:worker_threads'
import { resolveOptions } from '@ludoteca/engine'
import { findGame } from '@ludoteca/shelf'
import { DEPTHS, type Found } from './found.ts'
import { hunt } from './hunt.ts'

export interface Task {
  readonly game: string
  readonly seats: number
  readonly seed: string
}

export type Report =
  | { readonly kind: 'found'; readonly found: Found }
  | { readonly kind: 'played'; readonly task: Task }

const report = (what: Report): void => parentPort?.postMessage(what)

async function work(task: Task): Promise<void> {
  const shelved = findGame(task.game)
  const game = await shelved?.rules()
  const themeOf = (await shelved?.puzzles?.())?.themeOf
  const depths = DEPTHS[task.game]
  if (!game || !themeOf || !depths) throw new Error(`nobody says how deeply ${task.game} is searched`)
  const resolved = resolveOptions(game, task.seats, {})
  if (!resolved.ok) throw new Error(resolved.problem.reason)
  const table = { game, themeOf, seats: task.seats, options: resolved.options, seed: task.seed }
  for await (const found of hunt(table, depths)) report({ kind: 'found', found })
  report({ kind: 'played', task })
}

parentPort?.on('message', (task: Task) => void work(task))
