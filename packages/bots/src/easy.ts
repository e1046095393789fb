import { type Action, type AnyGame, below, type Rng, type Seat, shuffle } from '@ludoteca/engine'
import type { Bot } from './bot.ts'
import type { AnyKnowledge } from './knowledge.ts'

/** Longer lists are looked at in part: easy may miss something, as people do. */
const CANDIDATES = 60
/** How many decisions of others are imagined after an own one, and how many of their options. */
const AHEAD = 24
const OPTIONS = 12

/**
 * Plays every choice once on a position it could be in, imagines that everybody goes for the obvious
 * until the dust has settled, and takes what then looks best.
 */
export function easy(knowledge: AnyKnowledge): Bot {
  return ({ game, view, seat, legal, rng }) => {
    const only = legal.length === 1 ? legal[0] : knowledge.byRule(view, legal)
    if (only) return only
    const world = game.redeal(view, seat, rng)
    const candidates = some(knowledge.promising(world, legal), CANDIDATES, rng)
    return best(candidates, action => {
      const state = game.clone(world)
      game.apply(state, action)
      settle(game, knowledge, state, rng)
      return knowledge.evaluate(state, seat) + below(rng, 1000) * 1e-6
    })
  }
}

function settle(game: AnyGame, knowledge: AnyKnowledge, state: object, rng: Rng): void {
  for (let i = 0; i < AHEAD && !knowledge.settled(state); i++) {
    const turn = game.turn(state)
    if (turn === null) return
    game.apply(state, obvious(game, knowledge, state, turn, rng))
  }
}

function obvious(game: AnyGame, knowledge: AnyKnowledge, state: object, turn: Seat, rng: Rng): Action {
  const legal = game.legal(state)
  const ruled = knowledge.byRule(state, legal)
  if (ruled) return ruled
  return best(some(knowledge.promising(state, legal), OPTIONS, rng), action => {
    const after = game.clone(state)
    game.apply(after, action)
    return knowledge.evaluate(after, turn)
  })
}

function some(list: readonly Action[], most: number, rng: Rng): readonly Action[] {
  return list.length <= most ? list : shuffle(rng, [...list]).slice(0, most)
}

function best(list: readonly Action[], value: (action: Action) => number): Action {
  let choice = list[0] as Action
  let top = Number.NEGATIVE_INFINITY
  for (const action of list) {
    const worth = value(action)
    if (worth > top) {
      top = worth
      choice = action
    }
  }
  return choice
}
