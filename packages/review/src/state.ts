import { type AnyMatch, hashState, stateAt, writeSave } from '@ludoteca/engine'
import { inClose, lossOf } from './classes.ts'
import type { Job, Look, ReviewState, Terms } from './findings.ts'

/** The passes: the whole game, then what seems to matter, then what does. */
const PASSES = [
  { times: 1, most: Number.POSITIVE_INFINITY },
  { times: 4, most: 60 },
  { times: 16, most: 24 },
] as const

/** Steps of the search that a first look at a whole game takes, unless somebody says how many a decision gets. */
const FIRST_LOOK = 50_000
const FEWEST = 40

/**
 * What a review is made with when nobody says: the same for everybody, and fewer steps for each decision of a long game, so
 * that a review takes about as long for each.
 */
export function usualTerms(match: AnyMatch): Terms {
  const { game, steps } = match
  let choices = 0
  const state = game.clone(stateAt(match, 0))
  for (const { action } of steps) {
    if (game.legal(state).length > 1) choices++
    game.apply(state, action)
  }
  return { steps: Math.max(FEWEST, Math.round(FIRST_LOOK / Math.max(1, choices))), seed: 'review' }
}

/** Names a log by what was played and how it was dealt. */
export const nameOf = (match: AnyMatch): string => hashState({ save: writeSave(match) })

export const newReview = (match: AnyMatch, terms: Terms): ReviewState => ({
  game: match.game.id,
  of: nameOf(match),
  terms,
  looks: match.steps.map(() => null),
  again: [],
})

/** What can be done now, in any order and by anybody. Empty when the review is settled. */
export function pending({ looks, again, terms }: ReviewState): Job[] {
  const job = (step: number, pass: number): Job => ({
    step,
    steps: terms.steps * (PASSES[pass]?.times ?? 1),
    reasons: pass === PASSES.length - 1,
  })
  if (again.length === 0) return looks.flatMap((look, step) => (look ? [] : [job(step, 0)]))
  const pass = again.length
  return (again[pass - 1] ?? [])
    .map(step => job(step, pass))
    .filter(({ step, steps }) => (looks[step]?.finding?.steps ?? steps) < steps)
}

/** The review with one more look. A look that came too late for its pass changes nothing. */
export function withLook(state: ReviewState, look: Look): ReviewState {
  const before = state.looks[look.step]
  if (before && (before.finding?.steps ?? Number.POSITIVE_INFINITY) >= (look.finding?.steps ?? 0))
    return state
  const next = { ...state, looks: state.looks.with(look.step, look) }
  return opened(next)
}

/** Opens the next pass where one is done; more than one where there is nothing to look at again. */
function opened(state: ReviewState): ReviewState {
  if (pending(state).length > 0 || state.again.length === PASSES.length - 1) return state
  return opened({ ...state, again: [...state.again, worthAnother(state, state.again.length + 1)] })
}

/** What the next pass looks at: what cost most, and what was decided while the race was close. */
function worthAnother({ looks }: ReviewState, pass: number): number[] {
  const worth = looks.flatMap(look => {
    if (!look?.finding) return []
    const { finding, step } = look
    const loss = lossOf(finding)
    return loss > 0 || (pass === 1 && inClose(finding)) ? [{ step, loss, stake: finding.stake }] : []
  })
  return worth
    .sort((a, b) => b.loss - a.loss || b.stake - a.stake || a.step - b.step)
    .slice(0, PASSES[pass]?.most ?? 0)
    .map(each => each.step)
    .sort((a, b) => a - b)
}

/** The first look at the whole game is done, so there is something to show. */
export const hasGraph = ({ again }: ReviewState): boolean => again.length > 0

export const isSettled = (state: ReviewState): boolean =>
  state.again.length === PASSES.length - 1 && pending(state).length === 0

/** How far it is, from 0 to 1: about a third of the work is in each pass. */
export function progress(state: ReviewState): number {
  const pass = state.again.length
  const left = pending(state).length
  const all = pass === 0 ? state.looks.length : (state.again[pass - 1]?.length ?? 0)
  return isSettled(state) ? 1 : (pass + (all === 0 ? 1 : 1 - left / all)) / PASSES.length
}
