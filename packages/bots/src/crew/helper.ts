import { type AnyGame, rngFrom } from '@ludoteca/engine'
import { knowledgeOf } from '../games.ts'
import { knownTo, observerOf } from '../levels.ts'
import { startSearch } from '../search/search.ts'
import { type Interruption, think } from '../search/think.ts'
import { habitsOf } from '../styles.ts'
import type { Findings, Order, Report, Task } from './crew.ts'

/** The helper's end of the channel: takes tasks, thinks, answers. */
export function newHelper(
  load: (game: string) => Promise<AnyGame | undefined>,
  answer: (report: Report) => void,
): (order: Order) => void {
  const under = new Map<number, { aborted: boolean }>()
  const take = async (id: number, task: Task): Promise<void> => {
    const signal = { aborted: false }
    under.set(id, signal)
    const findings = await load(task.game)
      .then(game => (game ? assist(game, task, signal) : []))
      .catch(() => [])
    under.delete(id)
    answer({ id, findings })
  }
  return order => {
    const signal = under.get(order.id)
    if ('task' in order) void take(order.id, order.task)
    else if (signal) signal.aborted = true
  }
}

/** Runs the same search with its own random numbers. */
async function assist(
  game: AnyGame,
  { view, seat, level, seed, budget }: Task,
  signal: Interruption,
): Promise<Findings> {
  const since = performance.now()
  const decision = {
    ...{ game, view: observerOf(level)(game, view, seat), seat, legal: game.legal(view) },
    rng: rngFrom(seed),
  }
  const search = startSearch(decision, knownTo(level, await knowledgeOf(game)), habitsOf(undefined, seat))
  await think(search, budget, since, signal)
  return search.ranking().map(({ action, visits, share }) => ({ action: game.write(action), visits, share }))
}
