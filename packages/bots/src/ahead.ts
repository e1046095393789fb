import type { AnyKnowledge } from '@ludoteca/bot-kit/knowledge.ts'
import type { Action, AnyGame, Seat } from '@ludoteca/engine'
import type { Decision } from './bot.ts'
import { lead } from './value.ts'

/** A bot's understanding of the game at this table. */
export interface Mind {
  readonly game: AnyGame
  readonly knowledge: AnyKnowledge
  readonly seats: number
  /** The part of a finished game that goes by points; the usual one when left out. */
  readonly byPoints?: number
}

/** A world the bot could be in. */
export function deal({ game, view, seat, rng }: Decision, knowledge: AnyKnowledge): object {
  const world = game.redeal(view, seat, rng)
  knowledge.infer?.(world, view, rng)
  return world
}

/** Decisions played at most until the position is quiet, and the options tried at each. */
const AHEAD = 40
const OPTIONS = 10

/** Plays on with the obvious choices until the position is quiet. Changes the state. */
export function playToQuiet(mind: Mind, state: object): void {
  const { game, knowledge } = mind
  for (let i = 0; i < AHEAD && !knowledge.quiet(state); i++) {
    const turn = game.turn(state)
    if (turn === null) return
    game.apply(state, obvious(mind, state, turn))
  }
}

function obvious(mind: Mind, state: object, turn: Seat): Action {
  const { game, knowledge, seats } = mind
  const legal = game.legal(state)
  const only = legal.length === 1 ? legal[0] : knowledge.byRule(state, legal)
  if (only) return only
  const prior = knowledge.prior(state, legal)
  const scores = knowledge.policy?.(state, legal, prior) ?? prior
  if (scores) return best(legal, (_, i) => scores[i] as number)
  const options = legal.length > OPTIONS ? spread(legal, OPTIONS) : legal
  return best(options, action => {
    const after = game.clone(state)
    game.apply(after, action)
    return lead(knowledge, after, turn, seats)
  })
}

/** The number of actions the policy scores where fewer are wanted. */
const FIELD = 48

/** The best actions by their priors and the policy, best first; without priors, some spread over the list. */
export function promising(
  { knowledge }: Mind,
  state: object,
  legal: readonly Action[],
  most: number,
): readonly Action[] {
  if (legal.length <= most) return legal
  const prior = knowledge.prior(state, legal)
  if (!prior) return spread(legal, most)
  const top = topOf(prior, knowledge.policy ? Math.max(most, FIELD) : most)
  const first = top.map(i => legal[i] as Action)
  if (most >= first.length) return first
  const priors = top.map(i => prior[i] as number)
  const policy = knowledge.policy?.(state, first, priors) ?? priors
  return topOf(policy, most).map(i => first[i] as Action)
}

/** Where the largest numbers of a long list are, largest first; of equal ones the first. */
function topOf(list: readonly number[], most: number): number[] {
  const top: number[] = []
  for (let i = 0; i < list.length; i++) {
    const value = list[i] as number
    let at = top.length
    if (at === most && value <= (list[top[at - 1] as number] as number)) continue
    if (at === most) at--
    for (; at > 0 && value > (list[top[at - 1] as number] as number); at--) top[at] = top[at - 1] as number
    top[at] = i
  }
  return top
}

/** At most `most` of a list, evenly spread over it. */
function spread(list: readonly Action[], most: number): readonly Action[] {
  if (list.length <= most) return list
  return Array.from({ length: most }, (_, i) => list[Math.floor((i * list.length) / most)] as Action)
}

export function best<T>(list: readonly T[], value: (each: T, i: number) => number): T {
  let choice = list[0] as T
  let top = Number.NEGATIVE_INFINITY
  for (let i = 0; i < list.length; i++) {
    const worth = value(list[i] as T, i)
    if (worth > top) {
      top = worth
      choice = list[i] as T
    }
  }
  return choice
}
