import type { Action, ActionOf, ActionType, Decision, DecisionKind, State } from '@ludoteca/lisboa'
import type { Aspects, Range } from '../closer.ts'
import { begin, see } from '../pen.ts'
import { LOOKS } from './looks/index.ts'
import type { Look } from './looks/look.ts'
import { SITUATION, seeSituation } from './situation.ts'

/** Where in the row each type has its places: after the glance and the situation. */
const places = new Map<ActionType, { readonly look: Look<ActionType>; readonly own: Range }>()
let count = 1 + SITUATION
for (const [type, look] of Object.entries(LOOKS)) {
  places.set(type as ActionType, { look: look as Look<ActionType>, own: [count, count + look.size] })
  count += look.size
}

/** Decisions made by rule, and those that the usual rules never or hardly ever ask for. */
const LEFT_OUT: ReadonlySet<string> = new Set<DecisionKind>(['keep', 'draw', 'renew', 'fee', 'clergy'])
const leftOut = (s: State, { kind }: Decision): boolean =>
  LEFT_OUT.has(kind) || (kind === 'cardinal' && s.variants.clergyTrack === 'closed')

const NOTHING: Range = [0, 0]

let frame: Decision | null = null
const situation = new Float32Array(SITUATION)

/** A network knows its inputs by their order alone: another order needs another `npm run order`. */
export const aspects: Aspects<State, Action> = {
  count,
  alike: [1, 1 + SITUATION],
  training: { hidden: 24, steps: 6, least: 2, few: 1 },
  begin(s) {
    const top = s.stack.at(-1) as Decision | undefined
    if (!top || leftOut(s, top)) return false
    frame = top
    begin(situation)
    seeSituation(s, top.seat)
    return true
  },
  own: a => places.get(a.type)?.own ?? NOTHING,
  describe(s, a, glance, out) {
    const asked = frame as Decision
    begin(out)
    see(Math.max(-3, Math.min(glance / 4, 3)))
    out.set(situation, 1)
    const place = places.get(a.type)
    if (!place) return
    begin(out, place.own[0])
    place.look.see(s, asked, a as ActionOf<ActionType>)
  },
}
