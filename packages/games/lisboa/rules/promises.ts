import type { Action } from '../actions.ts'
import type { Decision, Frame } from '../frames.ts'
import { clone, HIDDEN, type State } from '../state.ts'
import { act, isDecision, optionsOf, takeStep } from './flow.ts'

/**
 * Look-ahead. Some frames are promises: they stand for something that has to be done. An option is offered
 * only if every promise can still be kept after it, so that nothing ends half-way. The answer is found by
 * trying: the rules themselves are the only judge.
 */

function isPromise(f: Frame): boolean {
  switch (f.kind) {
    case 'market':
    case 'noble-action':
    case 'follow-action':
    case 'state-action':
    case 'place-store':
    case 'clear':
    case 'raise':
    case 'staff':
      return true
    default:
      return 'may' in f && !f.may
  }
}

/** Whether options of this decision may have to be left out because of what follows. */
function atStake(s: State, f: Decision): boolean {
  if (f.kind === 'turn' || f.kind === 'follow' || f.kind === 'store' || f.kind === 'open') return true
  return promisesBelow(s)
}

function promisesBelow(s: State): boolean {
  for (let i = s.stack.length - 2; i >= 0; i--) if (isPromise(s.stack[i] as Frame)) return true
  return false
}

/** The complete list of options: those of the decision itself after which every promise can be kept. */
export function legalOptions(s: State, f: Decision, out: Action[]): void {
  const first = out.length
  optionsOf(s, f, out)
  if (!atStake(s, f)) return
  let kept = first
  for (let i = first; i < out.length; i++) {
    const a = out[i] as Action
    if (keepsPromises(s, f, a)) out[kept++] = a
  }
  out.length = kept
}

function keepsPromises(s: State, f: Decision, a: Action): boolean {
  if (a.type === 'discard') return true
  const probe = clone(s)
  if (s.variants.clergyTrack === 'closed') coverClergy(probe)
  act(probe, f, a)
  return canKeep(probe)
}

/** Nobody can count on the power of a tile that lies face down. */
function coverClergy(s: State): void {
  for (let spot = 0; spot < s.church.length; spot++) {
    if ((s.church[spot] as number) >= 0 && s.turned[spot] === 0) s.church[spot] = HIDDEN
  }
}

/** Whether some way of playing on keeps all promises. Changes `s`. */
function canKeep(s: State): boolean {
  for (;;) {
    const f = s.stack[s.stack.length - 1]
    if (!f || !s.stack.some(isPromise)) return true
    if (!isDecision(f)) {
      takeStep(s, f)
      continue
    }
    const options: Action[] = []
    optionsOf(s, f, options)
    const last = isPromise(f) && !promisesBelow(s)
    if (last && f.kind !== 'store' && f.kind !== 'open') return options.length > 0
    return options.some(a => {
      const next = clone(s)
      act(next, f, a)
      return canKeep(next)
    })
  }
}
