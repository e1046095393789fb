import { PILES_TO_END, SETS_TO_END } from '../../data/scoring.ts'
import { KINDS } from '../../data/terms.ts'
import type { StepOf } from '../../frames.ts'
import { isLacerda } from '../../lacerda.ts'
import { plus, putThing } from '../../lists.ts'
import { draw as drawFrom } from '../../moves.ts'
import { totals } from '../../score.ts'
import { NONE, type State } from '../../state.ts'
import { player, seatAfter, sets } from '../board.ts'
import { expect, no, type PhaseRules, push, type Tell } from '../phase.ts'
import { endPeriod } from './period.ts'
import { beginTurn } from './turn.ts'

/** A turn ends: draw, upkeep; then the next turn begins, or the game is over. */

/** What follows the action, last things first. */
export function afterAction(s: State, { seat }: StepOf<'after-action'>): void {
  const { churchTiming } = s.variants
  push(s, { kind: 'turn-over', seat })
  if (churchTiming === 'after-refill') push(s, { kind: 'church-scoring' })
  push(s, { kind: 'upkeep', seat })
  if (churchTiming === 'before-refill') push(s, { kind: 'church-scoring' })
  if (!isLacerda(s, seat) && s.piles.some(pile => pile.length > 0)) push(s, { kind: 'draw', seat })
  if (churchTiming === 'before-draw') push(s, { kind: 'church-scoring' })
}

export const drawPhase: PhaseRules<'draw', 'draw'> = {
  takes: ['draw'],
  legal: (s, _f, out) => {
    for (let pile = 0; pile < KINDS.length; pile++) if (s.piles[pile]?.length) out.push(drawFrom(pile))
  },
  apply: (s, f, a, emit) => {
    const { pile } = expect(a, 'draw')
    const cards = s.piles[pile] as readonly number[]
    const card = cards.at(-1) as number
    const p = player(s, f.seat)
    s.piles = putThing(s.piles, pile, cards.slice(0, -1))
    p.hand = plus(p.hand, card)
    s.unturned = pile
    emit?.({ type: 'card-drawn', seat: f.seat, pile, card })
  },
  refusal: (_s, _f, { pile }) => no('pile-empty', { pile }),
  early: () => no('only-draw'),
}

/** Ends are noticed when a turn is over; sets were completed before cards were drawn. */
export function turnOver(s: State, _f: StepOf<'turn-over'>, emit: Tell): void {
  noticeEnd(s, emit)
  push(s, { kind: 'next-turn' })
  if (s.trigger !== NONE && s.period === 1) endPeriod(s, emit)
}

function noticeEnd(s: State, emit: Tell): void {
  if (s.trigger !== NONE) return
  const needed = SETS_TO_END[s.period - 1] as number
  let builder = 0
  while (builder < s.seats && sets(player(s, builder)) < needed) builder++
  let empty = 0
  for (const pile of s.piles) if (pile.length === 0) empty++
  if (builder < s.seats) s.trigger = builder
  else if (empty >= PILES_TO_END) s.trigger = s.active
  else return
  const by = builder < s.seats ? 'sets' : 'piles'
  emit?.({ type: 'end-triggered', seat: s.trigger, by, period: s.period })
}

export function nextTurn(s: State, _f: StepOf<'next-turn'>, emit: Tell): void {
  const roundOver = seatAfter(s, s.active) === s.start
  if (s.trigger !== NONE && s.ending === 0) s.ending = 1
  if (roundOver && s.ending === 2) {
    finish(s, emit)
    return
  }
  if (roundOver && s.ending === 1) {
    s.ending = 2
    emit?.({ type: 'final-round' })
  }
  if (roundOver) s.round++
  s.active = seatAfter(s, s.active)
  beginTurn(s, emit)
}

function finish(s: State, emit: Tell): void {
  s.ending = 3
  emit?.({ type: 'game-ended', totals: totals(s) })
}
