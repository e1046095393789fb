import { type AnyMatch, hashState, stateAt, writeSave } from '@ludoteca/engine'
import { backed, nextSteps } from './backed.ts'
import { LEAST, reachOf } from './classes.ts'
import type { Finding, Job, Look, ReviewState, Terms } from './findings.ts'

/** The passes: the whole game, then what may matter, then what does, and at last, by three searches, what seems to have cost much. */
const PASSES = [
  { times: 1, most: Number.POSITIVE_INFINITY, opinions: 1 },
  { times: 4, most: 80, opinions: 1 },
  { times: 16, most: 30, opinions: 1 },
  { times: 36, most: 16, opinions: 3 },
] as const
/** A look may be the last one of a decision from this pass on: it says why. */
const WORDED = 2

/** How many passes there are after the first. */
export const LATER_PASSES = PASSES.length - 1

/** Steps of the search that a first look at a whole game takes, unless somebody says how many a decision gets. */
const FIRST_LOOK = 30_000
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
    reasons: pass >= WORDED,
    opinions: PASSES[pass]?.opinions ?? 1,
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
  if (pending(state).length > 0) return state
  const known = { ...state, looks: backed(state.looks) }
  if (state.again.length === LATER_PASSES) return known
  return opened({ ...known, again: [...state.again, worthAnother(known, state.again.length + 1)] })
}

/** What the next pass looks at; how somebody went on after a doubtful choice tells what it was worth. */
function worthAnother({ looks }: ReviewState, pass: number): number[] {
  const next = nextSteps(looks)
  const reaches = new Map<number, number>()
  for (const [step, look] of looks.entries()) {
    if (!look?.finding) continue
    const carried = reaches.get(step) ?? 0
    const reach = isWorth(look.finding, pass) ? Math.max(reachOf(look.finding), carried) : carried
    reaches.set(step, reach)
    const later = next[step]
    if (typeof later === 'number' && isWorth(look.finding, pass)) reaches.set(later, reachOf(look.finding))
  }
  const stakeAt = (step: number): number => looks[step]?.finding?.stake ?? 0
  const isWanted = ([step, reach]: [number, number]): boolean => {
    const finding = looks[step]?.finding
    return finding !== null && finding !== undefined && (reach > 0 || isWorth(finding, pass))
  }
  return [...reaches]
    .filter(isWanted)
    .sort(([a, reach], [b, other]) => other - reach || stakeAt(b) - stakeAt(a) || a - b)
    .slice(0, PASSES[pass]?.most ?? 0)
    .map(([step]) => step)
    .sort((a, b) => a - b)
}

/** First what may have cost something and where much could be lost, then only what may have cost something. */
function isWorth(finding: Finding, pass: number): boolean {
  if (pass === LATER_PASSES) return reachOf(finding) >= LEAST.mistake
  return reachOf(finding) >= LEAST.inaccuracy || (pass === 1 && finding.stake >= LEAST.mistake)
}

/** The first look at the whole game is done, so there is something to show. */
export const hasGraph = ({ again }: ReviewState): boolean => again.length > 0

export const isSettled = (state: ReviewState): boolean =>
  state.again.length === LATER_PASSES && pending(state).length === 0

/** How far it is, from 0 to 1: each pass counts alike. */
export function progress(state: ReviewState): number {
  const pass = state.again.length
  const left = pending(state).length
  const all = pass === 0 ? state.looks.length : (state.again[pass - 1]?.length ?? 0)
  return isSettled(state) ? 1 : (pass + (all === 0 ? 1 : 1 - left / all)) / PASSES.length
}
