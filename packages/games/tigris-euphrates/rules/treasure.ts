import type { Emit } from '@ludoteca/engine'
import { MAPS } from '../data/maps.ts'
import { GREEN } from '../data/pieces.ts'
import type { Event } from '../events.ts'
import { type State, seatOfIndex, TREASURE } from '../state.ts'
import { kingdomsOfColour } from './kingdoms.ts'

/** Asks a trader whose kingdom holds two treasures or more to take one; false when there is none. */
export function offerTreasure(s: State): boolean {
  if (s.treasures.length < 2) return false
  const { of } = kingdomsOfColour(s, GREEN)
  for (let i = GREEN; i < s.leaders.length; i += 4) {
    const home = s.leaders[i] as number
    if (home < 0) continue
    const inside = s.treasures.filter(square => of[square] === of[home])
    if (inside.length < 2) continue
    const { bordered } = MAPS[s.rules.map]
    const first = inside.filter(square => bordered[square])
    s.phase = { kind: 'treasure', seat: seatOfIndex(i), squares: first.length > 0 ? first : inside }
    return true
  }
  return false
}

export function takeTreasure(s: State, seat: number, square: number, emit?: Emit<Event>): void {
  s.treasures.splice(s.treasures.indexOf(square), 1)
  const row = s.scores[seat] as number[]
  row[TREASURE] = (row[TREASURE] as number) + 1
  emit?.({ type: 'treasure-taken', seat, square })
}
