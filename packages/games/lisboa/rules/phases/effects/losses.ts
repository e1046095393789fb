import type { Seat } from '@ludoteca/engine'
import { GOODS, NOBLES } from '../../data/terms.ts'
import { loseFavor as returnFavor, loseGood as returnGood, loseOfficial as withdraw } from '../../moves.ts'
import type { State } from '../../state.ts'
import { officialsAt, player } from '../board.ts'
import { moveFavor, moveGoods } from '../gains.ts'
import { expect, no, type PhaseRules, push } from '../phase.ts'
import { change } from '../state-actions/officials.ts'

/** Penalties that ask for a choice. They cannot be declined, but nobody pays what he has not. */

export const loseGoodPhase: PhaseRules<'lose-good', 'lose-good'> = {
  takes: ['lose-good'],
  legal: (s, f, out) => {
    const { goods } = player(s, f.seat)
    for (let good = 0; good < GOODS.length; good++)
      if ((goods[good] as number) > 0) out.push(returnGood(good))
  },
  apply: (s, f, a, emit) => {
    const { good } = expect(a, 'lose-good')
    moveGoods(player(s, f.seat), good, -1)
    emit?.({ type: 'good-lost', seat: f.seat, good, why: 'penalty' })
  },
  refusal: (s, f, { good }) =>
    player(s, f.seat).goods[good] === 0 ? no('good-missing', { good }) : undefined,
}

export const loseFavorPhase: PhaseRules<'lose-favor', 'lose-favor'> = {
  takes: ['lose-favor'],
  legal: (s, f, out) => {
    const { favors } = player(s, f.seat)
    for (let noble = 0; noble < NOBLES.length; noble++) if (favors[noble]) out.push(returnFavor(noble))
  },
  apply: (s, f, a, emit) => {
    const { noble } = expect(a, 'lose-favor')
    moveFavor(s, player(s, f.seat), noble, -1)
    emit?.({ type: 'favor-returned', seat: f.seat, noble, why: 'penalty' })
  },
  refusal: (s, f, { noble }) =>
    player(s, f.seat).favors[noble] === 0 ? no('favor-not-held', { noble }) : undefined,
}

/** Own officials in the three offices; those in the plaza are out of reach of this penalty. */
export function officesHeld(s: State, seat: Seat): number {
  let sum = 0
  for (let noble = 0; noble < NOBLES.length; noble++) sum += officialsAt(s, noble, seat)
  return sum
}

export const loseOfficialPhase: PhaseRules<'lose-official', 'lose-official'> = {
  takes: ['lose-official'],
  legal: (s, f, out) => {
    for (let noble = 0; noble < NOBLES.length; noble++) {
      if (officialsAt(s, noble, f.seat) > 0) out.push(withdraw(noble))
    }
  },
  apply: (s, f, a, emit) => {
    const { noble } = expect(a, 'lose-official')
    change(s, noble, f.seat, -1)
    player(s, f.seat).officials++
    emit?.({ type: 'official-withdrawn', seat: f.seat, noble })
    if (f.left > 1 && officesHeld(s, f.seat) > 0) push(s, { ...f, left: f.left - 1 })
  },
  refusal: (s, f, { noble }) =>
    officialsAt(s, noble, f.seat) === 0 ? no('official-not-there', { noble }) : undefined,
}
