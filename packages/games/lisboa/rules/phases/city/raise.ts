import type { Action } from '../../actions.ts'
import { architectOf, buildingOf } from '../../data/buildings.ts'
import { SPOTS, STREETS } from '../../data/city.ts'
import { put } from '../../lists.ts'
import { raise as erect } from '../../moves.ts'
import { NONE, type State } from '../../state.ts'
import { expect, no, type PhaseRules, push } from '../phase.ts'
import { fitsSpot } from './relevance.ts'
import { canStaff, planOf, shortage, staffNeeded } from './staff.ts'

/** A public building is raised: plan and tile. */

/** Plans alike in architect and staff are the same choice; the first stands for all. */
function firstAlike(s: State, plans: readonly number[], plan: number): boolean {
  const { architect, officials } = planOf(s, plan)
  const first = plans.find(
    each => each >= 0 && planOf(s, each).architect === architect && planOf(s, each).officials === officials,
  )
  return first === plan
}

export const raisePhase: PhaseRules<'raise', 'raise'> = {
  takes: ['raise'],
  legal: (s, f, out) => {
    for (const plan of f.plans) {
      if (plan < 0 || !firstAlike(s, f.plans, plan)) continue
      if (canStaff(s, f.seat, staffNeeded(s, f.seat, plan))) addBuilding(s, f.spot, plan, out)
    }
  },
  apply: (s, f, a, emit) => {
    const { seat, spot } = f
    const { plan, building } = expect(a, 'raise')
    const { architect } = planOf(s, plan)
    s.faces = put(s.faces, spot, s.buildings[architect] as number)
    s.openers = put(s.openers, spot, seat)
    s.buildings = put(s.buildings, architect, NONE)
    emit?.({ type: 'building-raised', seat, spot, plan, building })
    push(s, { kind: 'staff', seat, spot, plan, need: staffNeeded(s, seat, plan) })
  },
  refusal: (s, f, { plan, building }) => {
    if (!f.plans.includes(plan)) return no('plan-not-held')
    const face = s.buildings.find(each => each !== NONE && buildingOf(each) === building)
    if (face === undefined) return no('building-not-on-offer')
    if (planOf(s, plan).architect !== architectOf(face)) return no('other-architect')
    if (!fitsSpot(s, f.spot, face)) {
      return no('building-lacks-street-colour', { good: STREETS[SPOTS[f.spot]?.serves ?? 0]?.good ?? 0 })
    }
    if (!firstAlike(s, f.plans, plan)) return no('plan-alike')
    return shortage(s, f.seat, staffNeeded(s, f.seat, plan), 0)
  },
}

function addBuilding(s: State, spot: number, plan: number, out: Action[]): void {
  const face = s.buildings[planOf(s, plan).architect] as number
  if (face !== NONE && fitsSpot(s, spot, face)) out.push(erect(plan, buildingOf(face)))
}
