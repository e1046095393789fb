import type { Action, Game, GameEvent, Refusal, Seat, Setup } from './contract.ts'
import { DEAL } from './deal.ts'

/** One line of the log. Taking back is a line too: nothing is ever removed. */
export type Entry<A extends Action> =
  | { readonly kind: 'act'; readonly seat: Seat; readonly action: A }
  | { readonly kind: 'undo'; readonly seat: Seat; readonly count: number }
  /** Everybody agreed to go back, whatever was shown: what was seen stays seen. */
  | { readonly kind: 'rewind'; readonly count: number }

/** An action that stands, with what it brought. */
export interface Step<A extends Action, E extends GameEvent> {
  readonly seat: Seat
  readonly action: A
  readonly events: readonly E[]
}

/** A game being played: the log is the truth, everything else follows from it. */
export interface Match<S extends object, A extends Action, E extends GameEvent> {
  readonly game: Game<S, A, E>
  readonly setup: Setup
  /** How players are called, by seat; may be empty. */
  readonly names: readonly string[]
  readonly entries: Entry<A>[]
  readonly steps: Step<A, E>[]
  /** The position after all steps. Replaced, never changed in place. */
  state: S
  /** Positions before step 0, SPACING, 2·SPACING, … */
  readonly snapshots: S[]
}

export type AnyMatch = Match<object, Action, GameEvent>

/** Where actions of one seat lead from a position, which itself is unchanged. */
interface Foreseen<S extends object, A extends Action, E extends GameEvent> {
  readonly from: S
  readonly steps: readonly Step<A, E>[]
  /** The position after each step. */
  readonly states: readonly S[]
}

export type AnyForeseen = Foreseen<object, Action, GameEvent>

type Outcome<E extends GameEvent> =
  | { readonly ok: true; readonly events: readonly E[] }
  /** `at` is the index of the refused action in the batch. */
  | { readonly ok: false; readonly at: number; readonly refusal: Refusal }

const SPACING = 32

export function startMatch<S extends object, A extends Action, E extends GameEvent>(
  game: Game<S, A, E>,
  setup: Setup,
  names: readonly string[] = [],
): Match<S, A, E> {
  const state = game.create(setup)
  return { game, setup: { deal: DEAL, ...setup }, names, entries: [], steps: [], state, snapshots: [state] }
}

/** What one action leads to, on a copy. */
export function play<S extends object, A extends Action, E extends GameEvent>(
  game: Game<S, A, E>,
  state: S,
  action: A,
): { state: S; events: E[] } {
  const next = game.clone(state)
  const events: E[] = []
  game.apply(next, action, event => events.push(event))
  return { state: next, events }
}

/** Why this seat may not do this now; null when it may. */
export function refusalFor<S extends object, A extends Action, E extends GameEvent>(
  game: Game<S, A, E>,
  state: S,
  seat: Seat,
  action: A,
): Refusal | null {
  const turn = game.turn(state)
  if (turn === null) return { rule: 'game-over' }
  if (turn !== seat) return { rule: 'not-your-turn', params: { turn } }
  return game.refusal(state, action)
}

/** Actions of one seat, all or none. */
export function act<S extends object, A extends Action, E extends GameEvent>(
  match: Match<S, A, E>,
  seat: Seat,
  batch: readonly A[],
): Outcome<E> {
  const { game, state: from } = match
  let state = from
  const states: S[] = []
  const steps: Step<A, E>[] = []
  for (const [at, action] of batch.entries()) {
    const refusal = refusalFor(game, state, seat, action)
    if (refusal) return { ok: false, at, refusal }
    const next = play(game, state, action)
    state = next.state
    states.push(state)
    steps.push({ seat, action, events: next.events })
  }
  follow(match, { from, steps, states })
  return { ok: true, events: steps.flatMap(step => step.events) }
}

/** Takes the steps foreseen from the position the match is in. */
export function follow<S extends object, A extends Action, E extends GameEvent>(
  match: Match<S, A, E>,
  { from, steps, states }: Foreseen<S, A, E>,
): void {
  if (from !== match.state) throw new RangeError('foreseen from another position')
  for (const [i, step] of steps.entries()) {
    match.entries.push({ kind: 'act', seat: step.seat, action: step.action })
    match.steps.push(step)
    match.state = states[i] as S
    if (match.steps.length % SPACING === 0) match.snapshots.push(match.state)
  }
}

/**
 * How many of the latest actions this seat may take back: its own, as long as nobody else has acted
 * since and nothing was drawn or shown by them.
 */
export function undoDepth(match: AnyMatch, seat: Seat): number {
  let depth = 0
  for (let i = match.steps.length - 1; i >= 0; i--) {
    const step = match.steps[i]
    if (!step || step.seat !== seat || step.events.some(event => event.reveals)) break
    depth++
  }
  return depth
}

export function undo<S extends object, A extends Action, E extends GameEvent>(
  match: Match<S, A, E>,
  seat: Seat,
  count = 1,
): Refusal | null {
  const most = undoDepth(match, seat)
  if (most === 0) return { rule: 'nothing-to-undo' }
  if (!Number.isInteger(count) || count < 1 || count > most) return { rule: 'undo-too-far', params: { most } }
  dropSteps(match, count)
  match.entries.push({ kind: 'undo', seat, count })
  return null
}

/** Takes back any number of actions: for tables where all agree to. */
export function rewind<S extends object, A extends Action, E extends GameEvent>(
  match: Match<S, A, E>,
  count: number,
): Refusal | null {
  const most = match.steps.length
  if (most === 0) return { rule: 'nothing-to-undo' }
  if (!Number.isInteger(count) || count < 1 || count > most) return { rule: 'undo-too-far', params: { most } }
  dropSteps(match, count)
  match.entries.push({ kind: 'rewind', count })
  return null
}

function dropSteps(match: AnyMatch, count: number): void {
  const length = match.steps.length - count
  match.state = stateAt(match, length)
  match.steps.length = length
  match.snapshots.length = Math.floor(length / SPACING) + 1
}

/** The position after the first `count` steps. Never change what this returns. */
export function stateAt<S extends object, A extends Action, E extends GameEvent>(
  match: Match<S, A, E>,
  count: number,
): S {
  if (count === match.steps.length) return match.state
  const nearest = Math.floor(count / SPACING)
  const snapshot = match.snapshots[nearest]
  if (!snapshot || !Number.isInteger(count) || count > match.steps.length)
    throw new RangeError(`no position after ${count} steps`)
  if (count === nearest * SPACING) return snapshot
  const state = match.game.clone(snapshot)
  for (let i = nearest * SPACING; i < count; i++) {
    const step = match.steps[i]
    if (step) match.game.apply(state, step.action)
  }
  return state
}

/** Plays a log again from the start. */
export function replay<S extends object, A extends Action, E extends GameEvent>(
  game: Game<S, A, E>,
  setup: Setup,
  entries: readonly Entry<A>[],
  names: readonly string[] = [],
): { ok: true; match: Match<S, A, E> } | { ok: false; at: number; refusal: Refusal } {
  const match = startMatch(game, setup, names)
  for (const [at, entry] of entries.entries()) {
    const refusal = addEntry(match, entry)
    if (refusal) return { ok: false, at, refusal }
  }
  return { ok: true, match }
}

function addEntry<S extends object, A extends Action, E extends GameEvent>(
  match: Match<S, A, E>,
  entry: Entry<A>,
): Refusal | null {
  if (entry.kind === 'undo') return undo(match, entry.seat, entry.count)
  if (entry.kind === 'rewind') return rewind(match, entry.count)
  return refused(act(match, entry.seat, [entry.action]))
}

const refused = (outcome: Outcome<GameEvent>): Refusal | null => (outcome.ok ? null : outcome.refusal)
