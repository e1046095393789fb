import { GOODS, RUBBLE } from '../../data/terms.ts'
import { MARKET } from '../../data/tracks.ts'
import { add } from '../../lists.ts'
import { raisePrice as lift, PASS, takeCube as pickCube, takeGood as pickGood } from '../../moves.ts'
import type { State } from '../../state.ts'
import { player, roomFor } from '../board.ts'
import { gainGood, gainRubble, movePrice, roomReason } from '../gains.ts'
import { expect, no, type PhaseRules } from '../phase.ts'

/** Rewards that ask for a choice and belong to no action. */

export const takeGoodPhase: PhaseRules<'take-good', 'take-good'> = {
  takes: ['take-good'],
  legal: (s, f, out) => {
    for (let good = 0; good < GOODS.length; good++) {
      if (roomFor(player(s, f.seat), good) > 0) out.push(pickGood(good))
    }
    if (f.may) out.push(PASS)
  },
  apply: (s, f, a, emit) => {
    if (a.type !== 'pass') gainGood(s, f.seat, expect(a, 'take-good').good, 'effect', emit)
  },
  refusal: (s, f, { good }) => roomReason(s, f.seat, good),
}

const atTop = (s: State, good: number): boolean =>
  (s.prices[good] as number) >= (MARKET[good] as { max: number }).max

export const raisePricePhase: PhaseRules<'raise-price', 'raise-price'> = {
  takes: ['raise-price'],
  legal: (s, f, out) => {
    for (let good = 0; good < GOODS.length; good++) {
      if (!atTop(s, good)) out.push(lift(good))
    }
    if (f.may) out.push(PASS)
  },
  apply: (s, _f, a, emit) => {
    if (a.type !== 'pass') movePrice(s, expect(a, 'raise-price').good, 1, emit)
  },
  refusal: (s, _f, { good }) => (atTop(s, good) ? no('price-at-top', { good }) : undefined),
}

/** A cube from the pile beside the city. */
export const takeCubePhase: PhaseRules<'take-cube', 'take-cube'> = {
  takes: ['take-cube'],
  legal: (s, f, out) => {
    for (let rubble = 0; rubble < RUBBLE.length; rubble++) {
      if ((s.pile[rubble] as number) > 0) out.push(pickCube(rubble))
    }
    if (f.may) out.push(PASS)
  },
  apply: (s, f, a, emit) => {
    if (a.type === 'pass') return
    const { rubble } = expect(a, 'take-cube')
    s.pile = add(s.pile, rubble, -1)
    gainRubble(s, f.seat, rubble, { from: 'pile', place: 0 }, emit)
  },
  refusal: (s, _f, { rubble }) => (s.pile[rubble] === 0 ? no('cube-not-there', { rubble }) : undefined),
}
