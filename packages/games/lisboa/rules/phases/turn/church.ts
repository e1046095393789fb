import type { StepOf } from '../../frames.ts'
import { isLacerda } from '../../lacerda.ts'
import { plusAll, rising } from '../../lists.ts'
import { giveUp, PASS } from '../../moves.ts'
import { tablesOf } from '../../set/of.ts'
import { NONE, type State } from '../../state.ts'
import { player, renewPowers, warehouse } from '../board.ts'
import { askSurplus } from '../cards/portfolio.ts'
import { gainInfluence, gainWigs, moveGoods } from '../gains.ts'
import { blessLacerda } from '../lacerda/state-actions.ts'
import { expect, no, type PhaseRules, push, type Tell } from '../phase.ts'

/** Church scoring: from the player who laid the Cardinal down, tiles for wigs and influence. */

export function churchScoring(s: State, _f: StepOf<'church-scoring'>, emit: Tell): void {
  if (s.laidBy === NONE) return
  emit?.({ type: 'church-began', first: s.laidBy })
  push(s, { kind: 'church-next', first: s.laidBy, asked: 0 })
}

export function churchNext(s: State, f: StepOf<'church-next'>, emit: Tell): void {
  if (f.asked === s.seats) {
    s.laidBy = NONE
    emit?.({ type: 'cardinal-stood' })
    return
  }
  push(s, { kind: 'church-next', first: f.first, asked: f.asked + 1 })
  const seat = (f.first + f.asked) % s.seats
  if (isLacerda(s, seat)) blessLacerda(s, emit)
  else if (player(s, seat).clergy.length > 0) push(s, { kind: 'church', seat })
}

export const churchPhase: PhaseRules<'church', 'give-up'> = {
  takes: ['give-up'],
  legal: (s, f, out) => {
    giveUp.all(rising(player(s, f.seat).clergy), out)
    out.push(PASS)
  },
  apply: (s, f, a, emit) => {
    if (a.type === 'pass') return
    const { seat } = f
    const { tiles } = expect(a, 'give-up')
    const p = player(s, seat)
    p.clergy = p.clergy.filter(tile => !tiles.includes(tile))
    s.givenUp = plusAll(s.givenUp, tiles)
    renewPowers(s, p)
    emit?.({ type: 'clergy-given-up', seat, tiles })
    const { clergy } = tablesOf(s)
    let wigs = 0
    for (const tile of tiles) wigs += clergy[tile]?.wigs ?? 0
    gainWigs(s, seat, wigs, 'clergy', emit)
    returnSurplusGoods(s, seat, emit)
    push(s, { kind: 'blessing', seat })
    askSurplus(s, seat)
  },
  refusal: (s, f, { tiles }) => {
    const { clergy } = player(s, f.seat)
    return tiles.every(tile => clergy.includes(tile)) ? undefined : no('clergy-not-held')
  },
}

function returnSurplusGoods(s: State, seat: number, emit: Tell): void {
  const p = player(s, seat)
  const places = warehouse(p)
  for (let good = 0; good < p.goods.length; good++) {
    while ((p.goods[good] as number) > places) {
      moveGoods(p, good, -1)
      emit?.({ type: 'good-lost', seat, good, why: 'surplus' })
    }
  }
}

/** Influence once, however many tiles were given up. */
export function blessing(s: State, { seat }: StepOf<'blessing'>, emit: Tell): void {
  gainInfluence(s, seat, emit)
}
