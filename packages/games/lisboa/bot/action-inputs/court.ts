import { write, writeFlag, writeZeros } from '@ludoteca/bot-kit/writer.ts'
import {
  ARCHITECTS,
  CARDS,
  decreeWigs,
  influenceGain,
  NOBLE_ACTION,
  NOBLES,
  NONE,
  officialsAt,
  PLAZA,
  rivalsAt,
  staffNeeded,
  tablesOf,
  visitCost,
} from '../../rules/index.ts'
import { decreeHope } from '../decrees.ts'
import { turnsLeft } from '../horizon.ts'
import { GAME, tileWorth } from '../worth.ts'
import { type ActionInputs, own, STATE, writeOneHot, writeState } from './common.ts'

export const oneNoble: ActionInputs<'lose-official' | 'lose-favor'> = {
  size: NOBLES.length,
  write: (_s, _frame, { noble }) => writeOneHot(noble, NOBLES.length),
}

export const cardinal: ActionInputs<'cardinal'> = {
  size: 3,
  write(s, { seat }, { steps, spot }) {
    const tile = s.church[spot] as number
    write(tile < 0 ? 0 : tileWorth(s, tile, turnsLeft(s, seat)) / 4)
    write((tablesOf(s).clergy[tile]?.wigs ?? 0) / 4)
    write(steps / 3)
  },
}

export const state: ActionInputs<'state'> = {
  size: STATE,
  write: (s, { seat }, { action }) => writeState(s, seat, action),
}

export const follow: ActionInputs<'follow'> = {
  size: 1 + NOBLES.length + STATE,
  write(s, frame, { action }) {
    const noble = frame.kind === 'follow' ? frame.noble : 0
    write(visitCost(s, frame.seat, noble) / 4)
    if (action === NOBLE_ACTION) {
      writeOneHot(noble, NOBLES.length)
      writeZeros(STATE)
    } else {
      writeZeros(NOBLES.length)
      writeState(s, frame.seat, action)
    }
  },
}

export const favor: ActionInputs<'favor'> = {
  size: 3 + NOBLES.length,
  write(s, { seat }, { noble }) {
    const p = own(s, seat)
    writeOneHot(noble, NOBLES.length)
    write(visitCost(s, seat, noble) / 4)
    writeFlag(p.hand.some(card => CARDS[card]?.kind === noble))
    write((s.favors[noble] as number) / 2)
  },
}

export const recruit: ActionInputs<'recruit'> = {
  size: 4 + NOBLES.length,
  write(s, { seat }, { offices }) {
    let count = 0
    let mine = 0
    let rivals = 0
    for (let noble = 0; noble < NOBLES.length; noble++) {
      const chosen = (offices >> noble) & 1
      write(chosen)
      if (!chosen) continue
      count++
      mine += officialsAt(s, noble, seat)
      rivals += rivalsAt(s, noble, seat)
    }
    write(1)
    write(count / 2)
    write(mine / 3)
    write(rivals / 4)
  },
}

export const plan: ActionInputs<'plan'> = {
  size: ARCHITECTS.length + 2,
  write(s, { seat }, { architect }) {
    const top = s.plans[architect]?.at(-1) ?? NONE
    writeOneHot(architect, ARCHITECTS.length)
    write(top < 0 ? 0 : staffNeeded(s, seat, top) / 3)
    writeFlag(own(s, seat).plans.some(each => tablesOf(s).plans[each]?.architect === architect))
  },
}

export const decree: ActionInputs<'decree'> = {
  size: 4,
  write(s, { seat }, { decree }) {
    const stage = Math.min(1, turnsLeft(s, seat) / GAME)
    write(1)
    write(decreeWigs(s, seat, decree) / 6)
    write(decreeHope(s, seat, decree, stage) / 6)
    write((tablesOf(s).decrees[decree]?.max ?? 0) / 10)
  },
}

export const staff: ActionInputs<'staff'> = {
  size: PLAZA + 1,
  write(_s, _frame, { from }) {
    for (const n of from) write(n / 2)
  },
}

export const giveUp: ActionInputs<'give-up'> = {
  size: 4,
  write(s, { seat }, { tiles }) {
    const turns = turnsLeft(s, seat)
    let wigs = 0
    let worth = 0
    for (const tile of tiles) {
      wigs += tablesOf(s).clergy[tile]?.wigs ?? 0
      worth += tileWorth(s, tile, turns)
    }
    write(tiles.length / 2)
    write(wigs / 5)
    write(worth / 5)
    write(tiles.length > 0 ? influenceGain(s, seat) / 5 : 0)
  },
}
