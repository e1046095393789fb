import { type AnyGame, rngFrom, type Seat } from '@ludoteca/engine'
import { look } from '../bot.ts'
import { knowledgeOf } from '../games.ts'
import { startSearch } from '../search/search.ts'
import { type Budget, type Interruption, think } from '../search/think.ts'
import { habitsOf } from '../styles.ts'

/** A decision to think about, as it is sent to a helper. */
export interface Task {
  readonly game: string
  /** What the seat may know, and nothing else. */
  readonly view: object
  readonly seat: Seat
  /** Where a helper's own dice come from. */
  readonly seed: string
  readonly budget: Budget
}

/** What a search found out about the choices of a decision, in notation. */
export type Findings = readonly { readonly action: string; readonly visits: number; readonly share: number }[]

export interface Errand {
  /** Of every helper; those who fail have found nothing. */
  readonly findings: Promise<readonly Findings[]>
  /** Everybody answers now with what they have. */
  stop(): void
}

/** Helpers that think about the same decision at the same time, each with a tree of its own. */
export interface Crew {
  send(task: Task): Errand
}

/** The helper's part: the same search with other dice. */
export async function assist(
  game: AnyGame,
  { view, seat, seed, budget }: Task,
  signal: Interruption,
): Promise<Findings> {
  const since = performance.now()
  const legal = game.legal(view)
  const decision = { game, view: look(game, view, seat), seat, legal, rng: rngFrom(seed) }
  const search = startSearch(decision, await knowledgeOf(game), habitsOf(undefined, seat))
  await think(search, budget, since, signal)
  return search.ranking().map(({ action, visits, share }) => ({ action: game.write(action), visits, share }))
}
