import type { AnyKnowledge } from '@ludoteca/bot-kit/knowledge.ts'
import { type Action, type AnyGame, canonical, type Rng, rngFrom, type Seat } from '@ludoteca/engine'
import { deal, type Mind, playToQuiet } from '../ahead.ts'
import { type View, witnessOf } from '../bot.ts'
import { knowledgeOf } from '../games.ts'
import { knownTo } from '../levels.ts'
import { USUAL } from '../search/search.ts'
import type { Habits } from '../search/walk.ts'
import { shares } from '../value.ts'

/** Who wins is what counts; just enough goes by points that nobody plays at random in a lost game. */
export const REVIEWING: Habits = { ...USUAL, byPoints: 0.02 }

/** An action as it was taken, and what the next decision looked like. */
export interface Passage {
  readonly before: object
  readonly seat: Seat
  readonly action: Action
  readonly after: object
  /** Whether something unknown to somebody was drawn or shown. */
  readonly revealed: boolean
}

/**
 * By how much chance changed each seat's share on the way to the next decision: how things look to whoever decides next,
 * less how they looked on average over all that could have come of the action, to whoever took it. Nothing where
 * nothing was revealed and both know the same. The evaluator looks at both in the same way and nobody chooses, so it is 0 in
 * expectation.
 */
export async function luckOf(
  game: AnyGame,
  { before, seat, action, after, revealed }: Passage,
  worlds: number,
  seed: string,
  known?: AnyKnowledge,
): Promise<readonly number[]> {
  const seats = game.standings(after).length
  const knowledge = knownTo('hard', known ?? (await knowledgeOf(game)))
  const mind: Mind = { game, knowledge, seats, byPoints: REVIEWING.byPoints }
  const next = game.turn(after)
  const seen = witnessOf(game, after, next ?? seat)
  if (!revealed && (next === null || next === seat || knowAlike(game, after, seat, seen)))
    return new Array<number>(seats).fill(0)
  const rng = rngFrom(seed)
  const then = outlook(mind, witnessOf(game, before, seat), seat, worlds, rng, action)
  const now =
    next === null
      ? shares(game, knowledge, after, seats, mind.byPoints)
      : outlook(mind, seen, next, worlds, rng, null)
  return now.map((value, i) => value - (then[i] as number))
}

const knowAlike = (game: AnyGame, state: object, seat: Seat, seen: View): boolean =>
  canonical(witnessOf(game, state, seat)) === canonical(seen)

/** The shares as the evaluator sees them, after this action, on average over worlds. */
function outlook(
  mind: Mind,
  view: View,
  seat: Seat,
  worlds: number,
  rng: Rng,
  action: Action | null,
): number[] {
  const { game, knowledge, seats, byPoints } = mind
  const sums = new Array<number>(seats).fill(0)
  const decision = { game, view, seat, legal: [], rng }
  for (let n = 0; n < worlds; n++) {
    const state = deal(decision, knowledge)
    if (action) game.apply(state, action)
    playToQuiet(mind, state)
    const values = shares(game, knowledge, state, seats, byPoints)
    for (let i = 0; i < seats; i++) sums[i] = (sums[i] as number) + (values[i] as number)
  }
  return sums.map(sum => sum / worlds)
}
