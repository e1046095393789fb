import { buildingOf } from '../../data/buildings.ts'
import { PLOTS } from '../../data/city.ts'
import { helperUp, LACERDA, SPOT_ORDER } from '../../data/lacerda.ts'
import { ARCHITECTS, RUBBLE } from '../../data/terms.ts'
import { add, put } from '../../lists.ts'
import { type Lacerda, NONE, type State } from '../../state.ts'
import { fitsSpot, relevant } from '../city/relevance.ts'
import { freeSpots, has } from '../city/spots.ts'
import { moveUp, openingWigs, scoreOpening } from '../city/staff.ts'
import type { Tell } from '../phase.ts'
import { collect } from './stores.ts'

/** Lacerda opens a public building: the tile and the spot that are best for him against the person. */

interface Opening {
  readonly spot: number
  readonly architect: number
  /** His wigs less the person’s. */
  readonly lead: number
  readonly own: number
  readonly other: number
  /** Others are as good. */
  readonly tied: boolean
}

function judge(s: State, spot: number, architect: number): { own: number; other: number } {
  const { faces } = s
  s.faces = put(faces, spot, s.buildings[architect] as number)
  let own = 0
  let other = 0
  for (let plot = 0; plot < PLOTS.length; plot++) {
    if (!relevant(s, spot, plot)) continue
    if (s.owners[plot] === LACERDA) own += openingWigs(s, plot)
    else other += openingWigs(s, plot)
  }
  s.faces = faces
  return { own, other }
}

/** Spots in his order, at each the tile of the architect the helper asks for first: the first of the best is his. */
export function bestOpening(s: State): Opening | undefined {
  const free = freeSpots(s)
  const first = helperUp((s.lacerda as Lacerda).helper) ? 1 : 0
  let best: Opening | undefined
  for (const spot of SPOT_ORDER) {
    if (!has(free, spot)) continue
    for (let i = 0; i < ARCHITECTS.length; i++) {
      const architect = i === 0 ? first : 1 - first
      const face = s.buildings[architect] as number
      if (face === NONE || !fitsSpot(s, spot, face)) continue
      const { own, other } = judge(s, spot, architect)
      const lead = own - other
      if (best === undefined || lead > best.lead) best = { spot, architect, lead, own, other, tied: false }
      else if (lead === best.lead) best = { ...best, tied: true }
    }
  }
  return best
}

/** No reward, officials or plan; both cubes of the spot. */
export function openBest(s: State, emit: Tell): void {
  const { spot, architect, own, other, tied } = bestOpening(s) as Opening
  const face = s.buildings[architect] as number
  emit?.({ type: 'lacerda-decided', seat: LACERDA, why: tied ? 'open-tie' : 'open', n: own, other })
  for (let rubble = 0; rubble < RUBBLE.length; rubble++) {
    const at = spot * RUBBLE.length + rubble
    while ((s.spotRubble[at] as number) > 0) {
      s.spotRubble = add(s.spotRubble, at, -1)
      collect(s, rubble)
      emit?.({ type: 'rubble-taken', seat: LACERDA, rubble, kept: true, from: 'spot', place: spot })
    }
  }
  s.faces = put(s.faces, spot, face)
  s.openers = put(s.openers, spot, LACERDA)
  s.buildings = put(s.buildings, architect, NONE)
  emit?.({ type: 'building-set', seat: LACERDA, spot, building: buildingOf(face) })
  scoreOpening(s, spot, emit)
  moveUp(s, architect, emit)
}
