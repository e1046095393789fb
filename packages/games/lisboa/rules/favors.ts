import type { Seat } from '@ludoteca/engine'
import { NOBLES } from '../data/terms.ts'
import { PASS, favor as take } from '../moves.ts'
import type { State } from '../state.ts'
import { player } from './board.ts'
import { moveFavor } from './gains.ts'
import { type Choice, expect } from './stack.ts'

/** Get a Royal Favor: one of a noble of whom you have none. */

const favorOnOffer = (s: State, seat: Seat, noble: number): boolean =>
  player(s, seat).favors[noble] === 0 && (s.favors[noble] as number) > 0

export const favorPossible = (s: State, seat: Seat): boolean => {
  for (let noble = 0; noble < NOBLES.length; noble++) if (favorOnOffer(s, seat, noble)) return true
  return false
}

export const favor: Choice<'favor'> = {
  options: (s, f, out) => {
    for (let noble = 0; noble < NOBLES.length; noble++) {
      if (favorOnOffer(s, f.seat, noble)) out.push(take(noble))
    }
    if (f.may) out.push(PASS)
  },
  choose: (s, f, a, emit) => {
    if (a.type === 'pass') return
    const { noble } = expect(a, 'favor')
    moveFavor(s, player(s, f.seat), noble, 1)
    emit?.({ type: 'favor-taken', seat: f.seat, noble })
  },
}
