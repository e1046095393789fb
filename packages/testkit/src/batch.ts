import { type Action, rngFrom, type Setup } from '@ludoteca/engine'
import type { Law, LawMaker, Subject } from './law.ts'
import { drawSetup, type Wish } from './setups.ts'
import { attempt, explore, type Failure, walk } from './walk.ts'

interface Batch {
  readonly subject: Subject
  readonly makers: readonly LawMaker[]
  readonly games: number
  readonly seed: string
  /** Taken in turn; one free wish when left out. */
  readonly wishes?: readonly Wish[]
  readonly progress?: (done: number, decisions: number) => void
  /** Ends the batch after this many failures. */
  readonly patience?: number
}

export interface Report {
  readonly games: number
  readonly decisions: number
  readonly failures: readonly Failure[]
}

const WARM_UP = 4

/** Many random games under the same laws; each law reports its first failure. The same seed finds the same. */
export function runBatch(batch: Batch): Report {
  const { subject, patience = Number.POSITIVE_INFINITY } = batch
  const wishes = batch.wishes ?? [{}]
  let laws: Law[] = batch.makers.map(make => make(subject))
  const rng = rngFrom(`batch ${batch.seed}`)
  const pool = new Map<string, Action>()
  const failures: Failure[] = []
  const broken = new Set<string>()
  let decisions = 0
  let games = 0
  let last: Setup | null = null
  const setup = (n: number) =>
    drawSetup(subject.game, wishes[n % wishes.length] ?? {}, `${batch.seed}-${n}`, rng)

  try {
    for (let n = 0; n < Math.min(WARM_UP, batch.games); n++) explore(subject, setup(n), pool, rng)
  } catch {
    // The walks below meet the same trouble, and report it with the game that shows it.
  }
  while (games < batch.games && failures.length < patience) {
    last = setup(games)
    const result = walk(subject, last, laws, pool)
    games++
    decisions += result.decisions
    failures.push(...result.failures.filter(({ law }) => !broken.has(law)))
    for (const { law } of result.failures) broken.add(law)
    laws = laws.filter(({ name }) => !broken.has(name))
    batch.progress?.(games, decisions)
  }
  for (const law of laws) {
    const message = attempt(() => law.finish?.() ?? null)
    if (message !== null && last) failures.push({ law: law.name, message, setup: last, actions: [] })
  }
  return { games, decisions, failures }
}
