import { type Action, below, type GameEvent, pick, type Rng, rngFrom, type Setup } from '@ludoteca/engine'
import type { Ending, Finding, Law, Position, Subject } from './law.ts'

/** Games that take longer than this do not end. */
export const BOUND = 20_000
/** One position in so many adds its actions to the pool of candidates. */
const COLLECT = 7

export interface Failure {
  readonly law: string
  readonly message: string
  readonly setup: Setup
  /** Played before the failure; the last one is the step that broke the law, if a step did. */
  readonly actions: readonly Action[]
}

interface Walk {
  readonly decisions: number
  readonly failures: readonly Failure[]
}

/** The promise without which there is nothing to check: the game can be played to its end. */
export const PLAYS = 'a random game ends and never meets a dead end'

/** Plays one game at random under the eyes of the laws. A broken law looks no further; the game goes on. */
export function walk(subject: Subject, setup: Setup, laws: readonly Law[], pool: Map<string, Action>): Walk {
  const { game } = subject
  const rng = rngFrom(`choices ${setup.seed}`)
  const lawRng = rngFrom(`laws ${setup.seed}`)
  const phase = below(lawRng, 1 << 16)
  const failures: Failure[] = []
  const broken = new Set<Law>()
  const actions: Action[] = []
  let state: object = {}

  const watch = (law: Law, finding: () => Finding): void => {
    if (broken.has(law)) return
    const message = attempt(finding)
    if (message === null) return
    broken.add(law)
    failures.push({ law: law.name, message, setup, actions: actions.slice() })
  }
  const stop = (message: string): Walk => {
    failures.push({ law: PLAYS, message, setup, actions: actions.slice() })
    return { decisions: actions.length, failures }
  }

  try {
    state = game.create(setup)
    for (;;) {
      const seat = game.turn(state)
      if (seat === null) break
      const number = actions.length
      if (number >= BOUND) return stop(`not over after ${BOUND} decisions`)
      const legal = game.legal(state)
      if (legal.length === 0) return stop(`seat ${seat} is to decide but nothing is legal`)
      const due = laws.filter(law => (number + phase) % (law.every ?? 1) === 0)
      if ((number + phase) % COLLECT === 0) collect(subject, legal, pool)
      const at: Position = { setup, state, seat, number, legal, rng: lawRng, pool }
      for (const law of due) watch(law, () => law.position?.(at) ?? null)
      const action = pick(rng, legal)
      actions.push(action)
      if (due.some(law => law.step)) {
        const events: GameEvent[] = []
        state = game.clone(state)
        game.apply(state, action, event => events.push(event))
        const step = { ...at, action, after: state, events }
        for (const law of due) watch(law, () => law.step?.(step) ?? null)
      } else game.apply(state, action)
    }
    const rest = game.legal(state)
    if (rest.length > 0) return stop(`the game is over but ${rest.length} actions are legal`)
  } catch (error) {
    return stop(trace(error))
  }
  const ending: Ending = { setup, state, actions, rng: lawRng }
  for (const law of laws) watch(law, () => law.end?.(ending) ?? null)
  return { decisions: actions.length, failures }
}

/** Plays without watching and collects the actions met, so that the first games know candidates too. */
export function explore(subject: Subject, setup: Setup, pool: Map<string, Action>, rng: Rng): void {
  const { game } = subject
  const state = game.create(setup)
  for (let n = 0; n < BOUND && game.turn(state) !== null; n++) {
    const legal = game.legal(state)
    if (legal.length === 0) return
    collect(subject, legal, pool)
    game.apply(state, pick(rng, legal))
  }
}

function collect({ game }: Subject, legal: readonly Action[], pool: Map<string, Action>): void {
  for (const action of legal) {
    const notation = game.write(action)
    if (!pool.has(notation)) pool.set(notation, action)
  }
}

/** A law that throws has found something too. */
export function attempt(finding: () => Finding): Finding {
  try {
    return finding()
  } catch (error) {
    return trace(error)
  }
}

function trace(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return (error.stack ?? error.message).split('\n').slice(0, 6).join('\n')
}
