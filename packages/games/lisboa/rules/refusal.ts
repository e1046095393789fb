import type { Refusal } from '@ludoteca/engine'
import type { Action, ActionType } from '../actions.ts'
import type { Decision, DecisionKind } from '../frames.ts'
import { write } from '../notation.ts'
import type { State } from '../state.ts'
import { earlyReason } from './early.ts'
import { no } from './no.ts'
import { legalOptions } from './promises.ts'
import { reasonFor } from './reasons.ts'
import { asked } from './stack.ts'

/** Why not: first whether the action is listed, and only if not, the most telling reason. */

/** The decisions in which an action of each type can be chosen. */
const WHEN: Readonly<Record<ActionType, readonly DecisionKind[]>> = {
  keep: ['keep'],
  discard: ['turn'],
  portfolio: ['turn'],
  visit: ['turn'],
  sponsor: ['turn'],
  'drop-card': ['room', 'surplus'],
  'drop-ship': ['room', 'surplus'],
  sell: ['market', 'selling'],
  trade: ['market', 'trading'],
  pay: ['fee'],
  state: ['audience', 'errands'],
  follow: ['follow'],
  favor: ['favor'],
  cardinal: ['cardinal'],
  'move-cardinal': ['cardinal'],
  'take-clergy': ['clergy'],
  ship: ['ship'],
  upgrade: ['ship'],
  produce: ['produce'],
  extra: ['extra'],
  recruit: ['recruit'],
  plan: ['plan'],
  'take-good': ['take-good'],
  'raise-price': ['raise-price'],
  'take-cube': ['take-cube'],
  'lose-good': ['lose-good'],
  'lose-official': ['lose-official'],
  'lose-favor': ['lose-favor'],
  decree: ['decree', 'second-decree'],
  store: ['store'],
  clear: ['clear'],
  house: ['house'],
  open: ['open'],
  raise: ['raise'],
  staff: ['staff'],
  draw: ['draw'],
  'give-up': ['church'],
  renew: ['renew'],
  reward: ['rewards'],
  pass: [],
}

export function refusal(s: State, a: Action): Refusal | null {
  const f = asked(s)
  if (!f) return no('not-now')
  const listed: Action[] = []
  legalOptions(s, f, listed)
  if (listed.includes(a) || listed.some(each => write(each) === write(a))) return null
  return reason(s, f, a)
}

function reason(s: State, f: Decision, a: Action): Refusal {
  if (a.type === 'pass') return no('not-optional')
  if (!WHEN[a.type].includes(f.kind)) return earlyReason(s, f, a) ?? no('not-now')
  return reasonFor(s, f, a) ?? no('dead-end')
}
