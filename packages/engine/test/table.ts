import { type ToyAction, type ToyEvent, type ToyState, toy } from '@ludoteca/testkit/toy'
import { act, type Match, pick, rngFrom, startMatch } from '../src/index.ts'

export type ToyMatch = Match<ToyState, ToyAction, ToyEvent>

export const setup = { seats: 3, options: { rules: 'short', hand: '3', pool: 'on' }, seed: 'table' }

export const newTable = (names: readonly string[] = []): ToyMatch => startMatch(toy, setup, names)

export function turnOf(match: ToyMatch): number {
  const seat = match.game.turn(match.state)
  if (seat === null) throw new Error('the game is over')
  return seat
}

/** Lets the seat in turn take its first choice of a kind. */
export function choose(match: ToyMatch, type: ToyAction['type']): ToyAction {
  const action = toy.legal(match.state).find(each => each.type === type)
  if (!action) throw new Error(`no ${type} is legal`)
  const outcome = act(match, turnOf(match), [action])
  if (!outcome.ok) throw new Error(outcome.refusal.rule)
  return action
}

/** Plays on at random, so many actions or to the end. */
export function playOn(match: ToyMatch, count = Number.POSITIVE_INFINITY): ToyMatch {
  const rng = rngFrom('play on')
  for (let n = 0; n < count && toy.turn(match.state) !== null; n++) {
    act(match, turnOf(match), [pick(rng, toy.legal(match.state))])
  }
  return match
}
