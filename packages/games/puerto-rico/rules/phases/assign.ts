import { assign } from '../actions.ts'
import { NOBLE_MATTERS } from '../data/buildings.ts'
import { type Player, phaseOf, player, type State } from '../state.ts'
import { people } from './people.ts'
import { type Next, NOT_NOW, type PhaseRules } from './phase.ts'

/** Who works where it matters, asked building by building once an arrangement is complete. */

/** True when nothing (more) is to be asked and the arrangement is complete. */
export function nameNobles(s: State, places: readonly number[]): boolean {
  const p = player(s, s.actor)
  for (let done = 0; done < places.length; done++) {
    const rest = done === 0 ? places : places.slice(done)
    const [nobles, colonists] = unnamed(p, rest)
    if (nobles > 0 && colonists >= circlesToName(rest)) {
      s.phase = { kind: 'assign', places: rest }
      return false
    }
    if (nobles > 0) p.nobleIn.push(rest[0] as number)
  }
  return true
}

/** How many circles of the building in question are still to be named. */
function circlesToName(places: readonly number[]): number {
  let count = 1
  while (places[count] === places[0]) count++
  return count
}

/** Nobles and colonists who could still take the places to be named. */
function unnamed(p: Player, places: readonly number[]): [nobles: number, colonists: number] {
  let named = 0
  for (const b of NOBLE_MATTERS) if (p.staff[b] !== -1) named += p.staff[b] as number
  named -= places.length
  const namedNobles = p.nobleIn.length
  return [p.nobles - namedNobles, people(p) - p.nobles - (named - namedNobles)]
}

export const assignPhase: PhaseRules = {
  legal(s, out) {
    const building = phaseOf(s, 'assign').places[0] as number
    out.push(assign(building, true), assign(building, false))
  },
  apply(s, a) {
    if (a.type !== 'assign') return null
    // Nobles come first in a building: after a colonist all the others there are colonists too.
    const { places } = phaseOf(s, 'assign')
    if (a.noble) player(s, s.actor).nobleIn.push(a.building)
    const named = a.noble ? 1 : circlesToName(places)
    return nameNobles(s, places.slice(named)) ? arranged(s) : null
  },
  refusal: (_s, a) => (a.type === 'assign' ? { rule: 'assign-short' } : NOT_NOW),
}

/** The next player arranges. */
export function arranged(s: State): Next {
  s.step++
  return 'arranging'
}
