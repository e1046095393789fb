import type { AnyKnowledge } from '@ludoteca/bot-kit/knowledge.ts'
import type { Interruption, Reason } from '@ludoteca/bots'
import { type Judgement, judge, luckOf } from '@ludoteca/bots/judge'
import { type AnyMatch, type Seat, stateAt } from '@ludoteca/engine'
import type { Finding, Job, Look, Terms } from './findings.ts'

/** Worlds in which the luck of a step is measured. */
const WORLDS = 96

/** Does one piece of work. Null when somebody interrupted it. `known` stands for what bots know of the game. */
export async function lookAt(
  match: AnyMatch,
  { seed }: Terms,
  { step, steps, reasons, opinions }: Job,
  signal?: Interruption,
  known?: AnyKnowledge,
): Promise<Look | null> {
  const { game } = match
  const { seat, action, events } = match.steps[step] as AnyMatch['steps'][number]
  const before = stateAt(match, step)
  const said: (Judgement | null)[] = []
  for (let n = 0; n < opinions; n++) {
    const dice = `${seed} ${step} ${steps}${n === 0 ? '' : ` ${n}`}`
    const effort = { steps: Math.round(steps / opinions), reasons, seed: dice }
    said.push(await judge(game, before, seat, action, effort, signal, known))
  }
  const judgement = middle(said, seat)
  const revealed = events.some(event => event.reveals)
  const passage = { before, seat, action, after: stateAt(match, step + 1), revealed }
  const luck = await luckOf(game, passage, WORLDS, `${seed} luck ${step}`, known)
  if (signal?.aborted) return null
  const written = judgement && findingOf(judgement, game.write)
  return {
    step,
    luck: luck.map(short),
    finding: written && { ...written, seat, made: game.write(action), steps },
  }
}

/**
 * Of what several searches found the one in the middle: one that overlooked how to go on changes nothing then. Null where
 * there was nothing to decide.
 */
function middle(said: readonly (Judgement | null)[], seat: Seat): Judgement | null {
  const lossIn = ({ cost }: Judgement): number => 0 - (cost[seat] ?? 0)
  const all = said.filter(each => each !== null).sort((a, b) => lossIn(a) - lossIn(b))
  const at = Math.floor(all.length / 2)
  const found = all[at]
  if (!found) return null
  const apart = [all[at - 1], all[at + 1]].flatMap(each =>
    each ? Math.abs(lossIn(each) - lossIn(found)) : [],
  )
  return apart.length === 0 ? found : { ...found, error: Math.hypot(found.error, Math.min(...apart)) }
}

/** What another choice would have cost, and what speaks for it. */
export interface Tried {
  readonly loss: number
  readonly why: Reason | null
}

/** Judges a choice that somebody would make instead, as if it had been made. */
export async function tryAt(
  match: AnyMatch,
  { seed }: Terms,
  { step, steps }: Pick<Job, 'step' | 'steps'>,
  notation: string,
): Promise<Tried | null> {
  const { game } = match
  const action = game.read(notation)
  const seat = match.steps[step]?.seat
  if (!action || seat === undefined) return null
  const before = stateAt(match, step)
  if (game.refusal(before, action)) return null
  const effort = { steps, reasons: true, seed: `${seed} ${step} ${steps}` }
  const judgement = await judge(game, before, seat, action, effort)
  if (!judgement) return { loss: 0, why: null }
  const { cost, why } = judgement
  return { loss: Math.max(0, short(-(cost[seat] ?? 0))), why: why && (why.made ?? why.best) }
}

const findingOf = (
  { choices, cost, error, stake, why }: Judgement,
  write: AnyMatch['game']['write'],
): Omit<Finding, 'seat' | 'made' | 'steps'> => ({
  choices: choices.map(({ action, shares }) => ({ action: write(action), shares: shares.map(short) })),
  cost: cost.map(short),
  error: short(error),
  stake: short(stake),
  why,
})

/** Four digits are more than the search knows, and -0 is not written by JSON. */
const short = (value: number): number => Math.round(value * 10_000) / 10_000 + 0
