import type { Emit } from '@ludoteca/engine'
import { shipMix } from '../actions.ts'
import { GOODS } from '../data/goods.ts'
import type { Event } from '../events.ts'
import { phaseOf, player, type State } from '../state.ts'
import { bonuses, finishLoad } from './loads.ts'
import { NOT_NOW, type PhaseRules } from './phase.ts'

/** Small wharf: any mix of barrels, chosen good by good, two for a point. */

export const startMix = (s: State, emit?: Emit<Event>): boolean => goOn(s, [], emit)

/** The least the actor may ship of the next good: the last one cannot leave the mix empty. */
function leastOf(s: State, counts: readonly number[]): number {
  const { goods } = player(s, s.actor)
  const later = goods.slice(counts.length + 1).some(count => count > 0)
  return later || counts.some(count => count > 0) ? 0 : 1
}

/** Goods the actor has none of are no question. A complete mix is shipped: true. */
function goOn(s: State, counts: number[], emit?: Emit<Event>): boolean {
  const p = player(s, s.actor)
  while (counts.length < GOODS.length) {
    const held = p.goods[counts.length] as number
    const least = held > 0 ? leastOf(s, counts) : 0
    if (least < held) {
      s.phase = { kind: 'mix', counts }
      return false
    }
    counts.push(least)
  }
  shipIt(s, counts, emit)
  return true
}

function shipIt(s: State, goods: readonly number[], emit?: Emit<Event>): void {
  const p = player(s, s.actor)
  let barrels = 0
  for (let good = 0; good < GOODS.length; good++) {
    const count = goods[good] as number
    barrels += count
    p.goods[good] = (p.goods[good] as number) - count
    s.barrels[good] = (s.barrels[good] as number) + count
  }
  s.captain.smallWharfUsed |= 1 << s.actor
  const points = barrels >> 1
  const { harbor, captain } = bonuses(s)
  emit?.({ type: 'mixShipped', seat: s.actor, goods, points, harbor, captain })
  finishLoad(s, points + harbor + captain, emit)
}

export const mixPhase: PhaseRules = {
  legal(s, out) {
    const { counts } = phaseOf(s, 'mix')
    const good = counts.length
    const held = player(s, s.actor).goods[good] as number
    for (let count = leastOf(s, counts); count <= held; count++) out.push(shipMix(good, count))
  },
  apply(s, a, emit) {
    if (a.type !== 'ship') return null
    return goOn(s, [...phaseOf(s, 'mix').counts, a.count], emit) ? 'captain' : null
  },
  refusal: (s, a) =>
    a.type === 'ship' ? { rule: 'mix-count', params: { good: phaseOf(s, 'mix').counts.length } } : NOT_NOW,
}
