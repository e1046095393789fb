import type { Emit } from '@ludoteca/engine'
import { DRAW, FOREST, PASS } from '../actions.ts'
import { B } from '../data/buildings.ts'
import { TRADER } from '../data/roles.ts'
import type { Event } from '../events.ts'
import { phaseOf, player, type State } from '../state.ts'
import { works } from './people.ts'
import { type Next, NOT_NOW, type PhaseRules } from './phase.ts'
import { drawTile } from './plantations.ts'

/** Hacienda: a tile from the face-down stack before the normal take, laid as forest by a forest house. */

function drawOnto(s: State, emit?: Emit<Event>): Next {
  const tile = drawTile(s, emit)
  const p = player(s, s.actor)
  if (works(p, B.forest_house)) {
    // The tile has been seen; its owner now says whether it becomes forest.
    s.phase = { kind: 'forest', tile }
    emit?.({ type: 'drew', seat: s.actor, tile, forest: true, reveals: true })
    return null
  }
  p.tiles[tile] = (p.tiles[tile] as number) + 1
  emit?.({ type: 'drew', seat: s.actor, tile, forest: false, reveals: true })
  return afterHacienda(s)
}

function afterHacienda(s: State): Next {
  s.guestsDone = false
  return 'tile'
}

export const haciendaPhase: PhaseRules = {
  legal: (_s, out) => void out.push(DRAW, PASS),
  apply(s, a, emit) {
    if (a.type === 'draw') return drawOnto(s, emit)
    emit?.({ type: 'passed', seat: s.actor, at: 'hacienda' })
    return afterHacienda(s)
  },
  refusal: () => NOT_NOW,
}

export const forestPhase: PhaseRules = {
  legal: (_s, out) => void out.push(FOREST, PASS),
  apply(s, a, emit) {
    const p = player(s, s.actor)
    const { tile } = phaseOf(s, 'forest')
    const onto = a.type === 'forest' ? p.forests : p.tiles
    onto[tile] = (onto[tile] as number) + 1
    if (a.type === 'forest') emit?.({ type: 'forested', seat: s.actor, tile })
    return s.role === TRADER ? 'land-bought' : afterHacienda(s)
  },
  refusal: () => NOT_NOW,
}
