import type { Action } from '../actions.ts'
import {
  type Frame,
  OFFERS,
  type OfferName,
  type Phase,
  type PhaseName,
  type PhaseOf,
  type StepOf,
} from '../frames.ts'
import { act, optionsOf, takeStep } from '../phases/flow.ts'
import { clone, HIDDEN, type State } from '../state.ts'
import { nothingFound } from './findings.ts'
import { PROMISES } from './traits.ts'
import { verdict } from './verdicts.ts'

/**
 * Look-ahead. Some frames are promises: they stand for something that has to be done. An option is offered
 * only if every promise can still be kept after it, so that nothing ends half-way. The answer is found by
 * trying: the rules themselves are the only judge.
 */

/** By kind of frame; kinds that never are a promise are left out. */
const JUDGES = new Map<Frame['kind'], (f: Frame) => boolean>()
for (const [kind, promise] of Object.entries(PROMISES)) {
  if (promise) JUDGES.set(kind as Frame['kind'], () => true)
}
for (const kind of Object.keys(OFFERS) as OfferName[]) {
  JUDGES.set(kind, f => !(f as PhaseOf<OfferName>).may)
}
JUDGES.set('effects', f => {
  const { must, done, at, list } = f as StepOf<'effects'>
  return must && !done && at < list.length
})

const isPromise = (f: Frame): boolean => JUDGES.get(f.kind)?.(f) ?? false

/** Where the nearest promise below a place of the stack stands; -1 without one. */
function promiseBelow(s: State, place: number): number {
  let at = place - 1
  while (at >= 0 && !isPromise(s.stack[at] as Frame)) at--
  return at
}

/** Decisions whose options make promises. */
const BINDING: ReadonlySet<PhaseName> = new Set(['turn', 'follow', 'store', 'open'])

/** The complete list of options: those of the decision itself after which every promise can be kept. */
export function legalOptions(s: State, f: Phase, out: Action[]): void {
  const first = out.length
  optionsOf(s, f, out)
  const at = promiseBelow(s, s.stack.length - 1)
  if (at === -1 && !BINDING.has(f.kind)) return
  const promise = s.stack[at]
  const single = at === -1 || promiseBelow(s, at) === -1
  const found = nothingFound()
  let kept = first
  for (let i = first; i < out.length; i++) {
    const a = out[i] as Action
    if ((single ? verdict(s, f, a, promise, found) : undefined) ?? keepsPromises(s, f, a)) out[kept++] = a
  }
  // Setting the length is slow, and mostly all options stay.
  if (kept < out.length) out.length = kept
}

/** Tries an option on a copy. */
export function keepsPromises(s: State, f: Phase, a: Action): boolean {
  const probe = clone(s)
  if (s.variants.clergyTrack === 'closed') coverClergy(probe)
  act(probe, f, a)
  return canKeep(probe)
}

/** Nobody can count on the power of a tile that lies face down. */
function coverClergy(s: State): void {
  s.church = s.church.map((tile, spot) => (tile >= 0 && s.turned[spot] === 0 ? HIDDEN : tile))
}

/** Whether some way of playing on keeps all promises. Changes `s`. */
function canKeep(s: State): boolean {
  for (;;) {
    const f = s.stack[s.stack.length - 1]
    if (!f || !s.stack.some(isPromise)) return true
    if (takeStep(s, f)) continue
    const options: Action[] = []
    optionsOf(s, f, options)
    const last = isPromise(f) && promiseBelow(s, s.stack.length - 1) === -1
    if (last && f.kind !== 'store' && f.kind !== 'open') return options.length > 0
    return options.some(a => {
      const next = clone(s)
      act(next, f, a)
      return canKeep(next)
    })
  }
}
