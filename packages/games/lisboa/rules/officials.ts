import type { Seat } from '@ludoteca/engine'
import { OFFICE_PLACES, RECRUITS } from '../data/board.ts'
import { NOBLES } from '../data/terms.ts'
import { add } from '../lists.ts'
import { PASS, recruit as place } from '../moves.ts'
import { OWNERS, PLAZA, type State } from '../state.ts'
import { officialsAt, player, power, SLOT, sizeOfSet } from './board.ts'
import { type Choice, expect, type Tell } from './stack.ts'

/** Recruit officials: from the board into different offices; full offices lose the largest groups. */

/** How many the State action places. */
export const mostRecruits = (s: State, seat: Seat): number => RECRUITS + power(player(s, seat), SLOT.recruit)

export const recruitPossible = (s: State, seat: Seat): boolean => player(s, seat).officials > 0

const OFFICE_SETS = Array.from({ length: (1 << NOBLES.length) - 1 }, (_, i) => i + 1)

export const recruit: Choice<'recruit'> = {
  options: (s, f, out) => {
    const most = Math.min(f.most, player(s, f.seat).officials)
    for (const set of OFFICE_SETS) if (sizeOfSet(set) <= most) out.push(place(set))
    if (f.may) out.push(PASS)
  },
  choose: (s, f, a, emit) => {
    if (a.type === 'pass') return
    const { offices } = expect(a, 'recruit')
    for (let noble = 0; noble < NOBLES.length; noble++) {
      if (offices & (1 << noble)) enter(s, f.seat, noble, emit)
    }
  },
}

function enter(s: State, seat: Seat, noble: number, emit: Tell): void {
  let present = 0
  let most = 0
  for (let owner = 0; owner < OWNERS; owner++) {
    const here = officialsAt(s, noble, owner)
    present += here
    most = Math.max(most, here)
  }
  if (present >= OFFICE_PLACES) displace(s, noble, most, emit)
  player(s, seat).officials--
  change(s, noble, seat, 1)
  emit?.({ type: 'official-placed', seat, noble })
}

/** One official of every largest group goes to the plaza, own and dummy ones included. */
function displace(s: State, noble: number, most: number, emit: Tell): void {
  for (let owner = 0; owner < OWNERS; owner++) {
    if (officialsAt(s, noble, owner) !== most) continue
    change(s, noble, owner, -1)
    change(s, PLAZA, owner, 1)
    emit?.({ type: 'official-displaced', noble, owner })
  }
}

export function change(s: State, place: number, owner: number, n: number): void {
  s.offices = add(s.offices, place * OWNERS + owner, n)
}
