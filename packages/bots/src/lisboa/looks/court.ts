import {
  ARCHITECTS,
  CARDS,
  CLERGY,
  DECREES,
  decreeWigs,
  influenceGain,
  NOBLE_ACTION,
  NOBLES,
  NONE,
  officialsAt,
  PLANS,
  PLAZA,
  rivalsAt,
  staffNeeded,
  visitCost,
} from '@ludoteca/lisboa'
import { see, seeNothing, seeWhether } from '../../pen.ts'
import { decreeHope } from '../decrees.ts'
import { turnsLeft } from '../horizon.ts'
import { GAME, tileWorth } from '../worth.ts'
import { type Look, own, STATE, seeOne, seeState } from './look.ts'

export const oneNoble: Look<'lose-official' | 'lose-favor'> = {
  size: NOBLES.length,
  see: (_s, _frame, { noble }) => seeOne(noble, NOBLES.length),
}

export const cardinal: Look<'cardinal'> = {
  size: 3,
  see(s, { seat }, { steps, spot }) {
    const tile = s.church[spot] as number
    see(tile < 0 ? 0 : tileWorth(tile, turnsLeft(s, seat)) / 4)
    see((CLERGY[tile]?.wigs ?? 0) / 4)
    see(steps / 3)
  },
}

export const state: Look<'state'> = {
  size: STATE,
  see: (s, { seat }, { action }) => seeState(s, seat, action),
}

export const follow: Look<'follow'> = {
  size: 1 + NOBLES.length + STATE,
  see(s, frame, { action }) {
    const noble = frame.kind === 'follow' ? frame.noble : 0
    see(visitCost(s, frame.seat, noble) / 4)
    if (action === NOBLE_ACTION) {
      seeOne(noble, NOBLES.length)
      seeNothing(STATE)
    } else {
      seeNothing(NOBLES.length)
      seeState(s, frame.seat, action)
    }
  },
}

export const favor: Look<'favor'> = {
  size: 3 + NOBLES.length,
  see(s, { seat }, { noble }) {
    const p = own(s, seat)
    seeOne(noble, NOBLES.length)
    see(visitCost(s, seat, noble) / 4)
    seeWhether(p.hand.some(card => CARDS[card]?.kind === noble))
    see((s.favors[noble] as number) / 2)
  },
}

export const recruit: Look<'recruit'> = {
  size: 4 + NOBLES.length,
  see(s, { seat }, { offices }) {
    let count = 0
    let mine = 0
    let rivals = 0
    for (let noble = 0; noble < NOBLES.length; noble++) {
      const chosen = (offices >> noble) & 1
      see(chosen)
      if (!chosen) continue
      count++
      mine += officialsAt(s, noble, seat)
      rivals += rivalsAt(s, noble, seat)
    }
    see(1)
    see(count / 2)
    see(mine / 3)
    see(rivals / 4)
  },
}

export const plan: Look<'plan'> = {
  size: ARCHITECTS.length + 2,
  see(s, { seat }, { architect }) {
    const top = s.plans[architect]?.at(-1) ?? NONE
    seeOne(architect, ARCHITECTS.length)
    see(top < 0 ? 0 : staffNeeded(s, seat, top) / 3)
    seeWhether(own(s, seat).plans.some(each => PLANS[each]?.architect === architect))
  },
}

export const decree: Look<'decree'> = {
  size: 4,
  see(s, { seat }, { decree }) {
    const stage = Math.min(1, turnsLeft(s, seat) / GAME)
    see(1)
    see(decreeWigs(s, seat, decree) / 6)
    see(decreeHope(s, seat, decree, stage) / 6)
    see((DECREES[decree]?.max ?? 0) / 10)
  },
}

export const staff: Look<'staff'> = {
  size: PLAZA + 1,
  see(_s, _frame, { from }) {
    for (const n of from) see(n / 2)
  },
}

export const giveUp: Look<'give-up'> = {
  size: 4,
  see(s, { seat }, { tiles }) {
    const turns = turnsLeft(s, seat)
    let wigs = 0
    let worth = 0
    for (const tile of tiles) {
      wigs += CLERGY[tile]?.wigs ?? 0
      worth += tileWorth(tile, turns)
    }
    see(tiles.length / 2)
    see(wigs / 5)
    see(worth / 5)
    see(tiles.length > 0 ? influenceGain(s, seat) / 5 : 0)
  },
}
