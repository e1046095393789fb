import type { Refusal, Seat } from '@ludoteca/engine'
import { NOBLES } from '../../data/terms.ts'
import { PASS, favor as take } from '../../moves.ts'
import type { State } from '../../state.ts'
import { player } from '../board.ts'
import { moveFavor } from '../gains.ts'
import { expect, no, type PhaseRules } from '../phase.ts'

/** Get a Royal Favor: one of a noble of whom you have none. */

const favorOnOffer = (s: State, seat: Seat, noble: number): boolean =>
  player(s, seat).favors[noble] === 0 && (s.favors[noble] as number) > 0

export const favorPossible = (s: State, seat: Seat): boolean => {
  for (let noble = 0; noble < NOBLES.length; noble++) if (favorOnOffer(s, seat, noble)) return true
  return false
}

/** The reason why no favor can be taken. */
export function whyNoFavor(s: State, seat: Seat): Refusal {
  const { favors } = player(s, seat)
  return favors.every(n => n > 0)
    ? no('favors-complete')
    : no('favors-all-gone', { noble: favors.indexOf(0) })
}

export const favorPhase: PhaseRules<'favor', 'favor'> = {
  takes: ['favor'],
  legal: (s, f, out) => {
    for (let noble = 0; noble < NOBLES.length; noble++) {
      if (favorOnOffer(s, f.seat, noble)) out.push(take(noble))
    }
    if (f.may) out.push(PASS)
  },
  apply: (s, f, a, emit) => {
    if (a.type === 'pass') return
    const { noble } = expect(a, 'favor')
    moveFavor(s, player(s, f.seat), noble, 1)
    emit?.({ type: 'favor-taken', seat: f.seat, noble })
  },
  refusal: (s, f, { noble }) => {
    if (player(s, f.seat).favors[noble]) return no('favor-held', { noble })
    return s.favors[noble] === 0 ? no('favors-all-gone', { noble }) : undefined
  },
}
