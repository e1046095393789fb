import { PASS, supply } from '../actions.ts'
import { B } from '../data/buildings.ts'
import { GOODS } from '../data/goods.ts'
import { phaseOf, player, type State } from '../state.ts'
import { score, works } from './people.ts'
import { NOT_NOW, type PhaseRules } from './phase.ts'

/** Before the first load of a player: the union hall counts, the royal supplier takes barrels. */

/** True when the actor is asked what to give the royal supplier, on the first turn of the phase. */
export function meetsSupplier(s: State): boolean {
  const c = s.captain
  const bit = 1 << s.actor
  const p = player(s, s.actor)
  if (!(c.loaded & bit) && c.union === 0 && works(p, B.union_hall)) {
    for (const barrels of p.goods) c.union += barrels >> 1
  }
  if (c.visited & bit) return false
  c.visited |= bit
  if (!works(p, B.royal_supplier) || p.nobles === 0) return false
  s.phase = { kind: 'supply', given: 0, left: p.nobles }
  return true
}

export const supplyPhase: PhaseRules = {
  legal(s, out) {
    const { goods } = player(s, s.actor)
    const { given } = phaseOf(s, 'supply')
    for (let good = 0; good < GOODS.length; good++) {
      if ((goods[good] as number) > 0 && !(given & (1 << good))) out.push(supply(good))
    }
    out.push(PASS)
  },
  apply(s, a, emit) {
    if (a.type === 'supply') {
      const phase = phaseOf(s, 'supply')
      const p = player(s, s.actor)
      p.goods[a.good] = (p.goods[a.good] as number) - 1
      s.barrels[a.good] = (s.barrels[a.good] as number) + 1
      const given = phase.given | (1 << a.good)
      const left = phase.left - 1
      emit?.({ type: 'supplied', seat: s.actor, good: a.good })
      score(s, s.actor, 1, emit)
      const more = GOODS.some((_, good) => p.goods[good] && !(given & (1 << good)))
      if (more && left > 0) {
        s.phase = { kind: 'supply', given, left }
        return null
      }
    } else emit?.({ type: 'passed', seat: s.actor, at: 'supply' })
    return 'captain'
  },
  refusal: (s, a) =>
    a.type !== 'supply'
      ? NOT_NOW
      : player(s, s.actor).goods[a.good]
        ? { rule: 'supply-limit' }
        : { rule: 'goods-missing', params: { good: a.good } },
}
