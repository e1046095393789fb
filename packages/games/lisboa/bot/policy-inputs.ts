import type { InputPart } from '@ludoteca/bot-kit/input-part.ts'
import type { PolicyInputs, Range } from '@ludoteca/bot-kit/policy.ts'
import { startRow, write } from '@ludoteca/bot-kit/writer.ts'
import type { Action, ActionOf, ActionType, Decision, DecisionKind, State } from '../rules/index.ts'
import type { ActionInputs } from './action-inputs/common.ts'
import { ACTION_INPUTS } from './action-inputs/index.ts'
import { SITUATION, writeSituation } from './situation.ts'

/** Where in the row each type has its places: after the prior and the situation. */
const places = new Map<ActionType, { readonly inputs: ActionInputs<ActionType>; readonly own: Range }>()
let size = 1 + SITUATION
const parts: InputPart[] = [
  { name: 'prior', size: 1, of: 'action' },
  { name: 'situation', size: SITUATION, of: 'seat' },
]
for (const [type, inputs] of Object.entries(ACTION_INPUTS)) {
  places.set(type as ActionType, {
    inputs: inputs as ActionInputs<ActionType>,
    own: [size, size + inputs.size],
  })
  size += inputs.size
  parts.push({ name: type, size: inputs.size, of: 'action' })
}

/** Decisions made by rule, and those that the usual rules never or hardly ever ask for. */
const LEFT_OUT: ReadonlySet<string> = new Set<DecisionKind>([
  'keep',
  'draft',
  'draw',
  'renew',
  'fee',
  'clergy',
])
const leftOut = (s: State, { kind }: Decision): boolean =>
  LEFT_OUT.has(kind) || (kind === 'cardinal' && s.variants.clergyTrack === 'closed')

const NOTHING: Range = [0, 0]

let frame: Decision | null = null
const situation = new Float32Array(SITUATION)

/** A network knows its inputs by their order alone: another order needs another `npm run policy`. */
export const policyInputs: PolicyInputs<State, Action> = {
  parts,
  size,
  shared: [1, 1 + SITUATION],
  training: { hidden: 24, steps: 6, least: 2, few: 1 },
  begin(s) {
    const top = s.stack.at(-1) as Decision | undefined
    if (!top || leftOut(s, top)) return false
    frame = top
    startRow(situation)
    writeSituation(s, top.seat)
    return true
  },
  own: a => places.get(a.type)?.own ?? NOTHING,
  write(s, a, prior, out) {
    const asked = frame as Decision
    startRow(out)
    write(Math.max(-3, Math.min(prior / 4, 3)))
    out.set(situation, 1)
    const place = places.get(a.type)
    if (!place) return
    startRow(out, place.own[0])
    place.inputs.write(s, asked, a as ActionOf<ActionType>)
  },
}
