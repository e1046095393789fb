import { CARDS } from '../data/cards.ts'
import { PILES_TO_END, SETS_TO_END } from '../data/scoring.ts'
import { GOLD, KINDS } from '../data/terms.ts'
import type { StepOf } from '../frames.ts'
import { plus, putThing, without } from '../lists.ts'
import { discard, draw as drawFrom, portfolio, sponsor, visit } from '../moves.ts'
import { totals } from '../score.ts'
import { NONE, type State } from '../state.ts'
import { isTreasury, player, seatAfter, sets } from './board.ts'
import { canPayEvent, eventThinkable, sponsorEvent } from './events.ts'
import { gainGood } from './gains.ts'
import { endPeriod } from './period.ts'
import { playIntoPortfolio } from './portfolio.ts'
import { dock } from './ships.ts'
import { type Choice, expect, push, type Tell } from './stack.ts'
import { canPayVisit, visitNoble } from './visits.ts'

/** A turn: dock, one action, draw, upkeep. */

export function beginTurn(s: State, emit: Tell): void {
  const seat = s.active
  emit?.({ type: 'turn-began', seat, round: s.round })
  dock(s, seat, emit)
  push(s, { kind: 'after-action', seat })
  if (player(s, seat).hand.length > 0) push(s, { kind: 'turn', seat })
}

export const turn: Choice<'turn'> = {
  options: (s, f, out) => {
    for (const card of player(s, f.seat).hand) {
      if (card < 0) continue
      out.push(discard(card), portfolio(card))
      if (!isTreasury(card)) {
        if (canPayVisit(s, f.seat, CARDS[card]?.kind as number)) out.push(visit(card))
      } else if (canPayEvent(s, f.seat) && eventThinkable(s, f.seat, card)) out.push(sponsor(card))
    }
  },
  choose: (s, f, a, emit) => {
    const { card } = expect(a, 'discard', 'portfolio', 'visit', 'sponsor')
    const p = player(s, f.seat)
    p.hand = without(p.hand, card)
    if (a.type === 'portfolio') playIntoPortfolio(s, f.seat, card, emit)
    else if (a.type === 'visit') visitNoble(s, f.seat, card, emit)
    else if (a.type === 'sponsor') sponsorEvent(s, f.seat, card, emit)
    else {
      s.gone = plus(s.gone, card)
      emit?.({ type: 'card-discarded', seat: f.seat, card, fate: 'gold' })
      gainGood(s, f.seat, GOLD, 'gold', emit)
    }
  },
}

/** What follows the action, last things first. */
export function afterAction(s: State, { seat }: StepOf<'after-action'>): void {
  const { churchTiming } = s.variants
  push(s, { kind: 'turn-over', seat })
  if (churchTiming === 'after-refill') push(s, { kind: 'church-scoring' })
  push(s, { kind: 'upkeep', seat })
  if (churchTiming === 'before-refill') push(s, { kind: 'church-scoring' })
  if (s.piles.some(pile => pile.length > 0)) push(s, { kind: 'draw', seat })
  if (churchTiming === 'before-draw') push(s, { kind: 'church-scoring' })
}

export const draw: Choice<'draw'> = {
  options: (s, _f, out) => {
    for (let pile = 0; pile < KINDS.length; pile++) if (s.piles[pile]?.length) out.push(drawFrom(pile))
  },
  choose: (s, f, a, emit) => {
    const { pile } = expect(a, 'draw')
    const cards = s.piles[pile] as readonly number[]
    const card = cards.at(-1) as number
    const p = player(s, f.seat)
    s.piles = putThing(s.piles, pile, cards.slice(0, -1))
    p.hand = plus(p.hand, card)
    s.unturned = pile
    emit?.({ type: 'card-drawn', seat: f.seat, pile, card })
  },
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
