import { GOODS, RUBBLE } from '../data/terms.ts'
import { MARKET } from '../data/tracks.ts'
import { add } from '../lists.ts'
import { raisePrice as lift, PASS, takeCube as pickCube, takeGood as pickGood } from '../moves.ts'
import { player, roomFor } from './board.ts'
import { gainGood, gainRubble, movePrice } from './gains.ts'
import { type Choice, expect } from './stack.ts'

/** Rewards that ask for a choice and belong to no action. */

export const takeGood: Choice<'take-good'> = {
  options: (s, f, out) => {
    for (let good = 0; good < GOODS.length; good++) {
      if (roomFor(s, player(s, f.seat), good) > 0) out.push(pickGood(good))
    }
    if (f.may) out.push(PASS)
  },
  choose: (s, f, a, emit) => {
    if (a.type !== 'pass') gainGood(s, f.seat, expect(a, 'take-good').good, 'effect', emit)
  },
}

export const raisePrice: Choice<'raise-price'> = {
  options: (s, f, out) => {
    for (let good = 0; good < GOODS.length; good++) {
      if ((s.prices[good] as number) < (MARKET[good] as { max: number }).max) out.push(lift(good))
    }
    if (f.may) out.push(PASS)
  },
  choose: (s, _f, a, emit) => {
    if (a.type !== 'pass') movePrice(s, expect(a, 'raise-price').good, 1, emit)
  },
}

/** A cube from the pile beside the city. */
export const takeCube: Choice<'take-cube'> = {
  options: (s, f, out) => {
    for (let rubble = 0; rubble < RUBBLE.length; rubble++) {
      if ((s.pile[rubble] as number) > 0) out.push(pickCube(rubble))
    }
    if (f.may) out.push(PASS)
  },
  choose: (s, f, a, emit) => {
    if (a.type === 'pass') return
    const { rubble } = expect(a, 'take-cube')
    s.pile = add(s.pile, rubble, -1)
    gainRubble(s, f.seat, rubble, { from: 'pile', place: 0 }, emit)
  },
}
