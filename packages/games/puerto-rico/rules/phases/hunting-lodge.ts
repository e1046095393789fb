import type { Emit } from '@ludoteca/engine'
import { discard, PASS } from '../actions.ts'
import { B } from '../data/buildings.ts'
import { GOODS, ISLAND_SPACES } from '../data/goods.ts'
import type { Event } from '../events.ts'
import { player, type State } from '../state.ts'
import { asksGuests } from './guest.ts'
import { colonistWorks, islandUsed, nobleWorks, plantations, score, seatAt } from './people.ts'
import { type Next, NOT_NOW, type PhaseRules } from './phase.ts'
import { dealRow, dropPlantation } from './plantations.ts'

/** Hunting lodge: asked at the end of the settler phase, before the new row is dealt. `step` counts players. */

const HUNT_POINTS = 2

export function startHunt(s: State): Next {
  s.step = 0
  s.guestsDone = false
  return 'hunt'
}

export function huntTurn(s: State, emit?: Emit<Event>): Next {
  if (!s.rules.nobles) return finish(s, emit)
  for (; s.step < s.seats; s.step++, s.guestsDone = false) {
    const seat = seatAt(s, s.step)
    if (asksGuests(s, seat, 'hunt')) return null
    const p = player(s, seat)
    if (nobleWorks(p, B.hunting_lodge)) {
      const empty = ISLAND_SPACES - islandUsed(p)
      const alone = s.players.every((other, i) => i === seat || ISLAND_SPACES - islandUsed(other) < empty)
      if (!alone) continue
      emit?.({ type: 'huntScored', seat, points: HUNT_POINTS, empty })
      score(s, seat, HUNT_POINTS, emit)
    } else if (colonistWorks(p, B.hunting_lodge) && plantations(p) > 0) {
      s.actor = seat
      s.phase = { kind: 'hunt' }
      return null
    }
  }
  return finish(s, emit)
}

export const huntPhase: PhaseRules = {
  legal(s, out) {
    const p = player(s, s.actor)
    for (const tile of GOODS.keys()) if ((p.tiles[tile] as number) > 0) out.push(discard(tile))
    out.push(PASS)
  },
  apply(s, a, emit) {
    if (a.type === 'discard') {
      dropPlantation(s, player(s, s.actor), a.tile)
      emit?.({ type: 'huntDiscarded', seat: s.actor, tile: a.tile })
    } else emit?.({ type: 'passed', seat: s.actor, at: 'hunt' })
    s.step++
    s.guestsDone = false
    return 'hunt'
  },
  refusal: (_s, a) => (a.type === 'discard' ? { rule: 'no-such-tile', params: { tile: a.tile } } : NOT_NOW),
}

function finish(s: State, emit?: Emit<Event>): Next {
  dealRow(s, emit)
  return 'role-end'
}
