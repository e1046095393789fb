import type { Refusal, Seat } from '@ludoteca/engine'
import { OFFICE_PLACES, RECRUITS } from '../../data/board.ts'
import { NOBLES } from '../../data/terms.ts'
import { isLacerda } from '../../lacerda.ts'
import { add } from '../../lists.ts'
import { PASS, recruit as place } from '../../moves.ts'
import { DUMMY, OWNERS, PLAZA, type State } from '../../state.ts'
import { officialsAt, player, power, SLOT, sizeOfSet } from '../board.ts'
import { expect, no, type PhaseRules, type Tell } from '../phase.ts'

/** Recruit officials: from the board into different offices; full offices lose the largest groups. */

/** The number of officials the State action places. */
export const mostRecruits = (s: State, seat: Seat): number => RECRUITS + power(player(s, seat), SLOT.recruit)

export const recruitPossible = (s: State, seat: Seat): boolean => player(s, seat).officials > 0

const OFFICE_SETS = Array.from({ length: (1 << NOBLES.length) - 1 }, (_, i) => i + 1)

export const whyNoRecruits = (): Refusal => no('no-officials-on-board')

export const recruitPhase: PhaseRules<'recruit', 'recruit'> = {
  takes: ['recruit'],
  legal: (s, f, out) => {
    const most = Math.min(f.most, player(s, f.seat).officials)
    for (const set of OFFICE_SETS) if (sizeOfSet(set) <= most) out.push(place(set))
    if (f.may) out.push(PASS)
  },
  apply: (s, f, a, emit) => {
    if (a.type === 'pass') return
    const { offices } = expect(a, 'recruit')
    for (let noble = 0; noble < NOBLES.length; noble++) {
      if (offices & (1 << noble)) enter(s, f.seat, noble, emit)
    }
  },
  refusal: (s, f, { offices }) => {
    const most = Math.min(f.most, player(s, f.seat).officials)
    return sizeOfSet(offices) > most ? no('too-many-recruits', { most }) : undefined
  },
}

export function enter(s: State, seat: Seat, noble: number, emit: Tell): void {
  let present = 0
  let most = 0
  for (let owner = 0; owner < OWNERS; owner++) {
    const here = officialsAt(s, noble, owner)
    present += here
    if (owner !== DUMMY && !isLacerda(s, owner)) most = Math.max(most, here)
  }
  if (present >= OFFICE_PLACES && most > 0) displace(s, noble, most, emit)
  player(s, seat).officials--
  change(s, noble, seat, 1)
  emit?.({ type: 'official-placed', seat, noble })
}

/** One official of every largest group goes to the plaza, own ones included; neutral ones and Lacerda’s stay. */
function displace(s: State, noble: number, most: number, emit: Tell): void {
  for (let owner = 0; owner < s.seats; owner++) {
    if (isLacerda(s, owner) || officialsAt(s, noble, owner) !== most) continue
    change(s, noble, owner, -1)
    change(s, PLAZA, owner, 1)
    emit?.({ type: 'official-displaced', noble, owner })
  }
}

export function change(s: State, place: number, owner: number, n: number): void {
  s.offices = add(s.offices, place * OWNERS + owner, n)
}
