import { shuffle } from '@ludoteca/engine'
import { HAND, HAND_DECKS } from '../../data/board.ts'
import { CARDS, type Card } from '../../data/cards.ts'
import { LACERDA_CUBE_WIGS } from '../../data/lacerda.ts'
import { SET_WIGS } from '../../data/scoring.ts'
import type { StepOf } from '../../frames.ts'
import { isLacerda, lacerdaCubes } from '../../lacerda.ts'
import { cardsOf, layPiles, layShipyard } from '../../lay.ts'
import { plus, plusAll, rising, things } from '../../lists.ts'
import { PASS, reward, renew as throwAway } from '../../moves.ts'
import { tablesOf } from '../../set/of.ts'
import { NONE, type State } from '../../state.ts'
import { player, sets } from '../board.ts'
import { gainWigs } from '../gains.ts'
import { expect, no, type PhaseRules, push, type Tell } from '../phase.ts'
import { refillChurch, refillDecrees } from './upkeep.ts'

/** The end of period 1: sets, ships, hands, cards. */

export function endPeriod(s: State, emit: Tell): void {
  emit?.({ type: 'period-ended' })
  if (s.lacerda) keepTopsInMind(s)
  s.piles = things(s.piles.length, () => [])
  for (let seat = 0; seat < s.seats; seat++) {
    gainWigs(s, seat, sets(player(s, seat)) * SET_WIGS, 'sets', emit)
    if (isLacerda(s, seat)) gainWigs(s, seat, lacerdaCubes(s) * LACERDA_CUBE_WIGS, 'cubes', emit)
  }
  s.shipyard = layShipyard(s.seats, 2)
  emit?.({ type: 'shipyard-renewed', ships: s.shipyard })
  push(s, { kind: 'new-period' })
  push(s, { kind: 'church-scoring' })
  push(s, { kind: 'renewal', first: s.trigger, asked: 0 })
}

/** Alone, a card can be turned up in the step that ends the period: it has been seen. */
function keepTopsInMind(s: State): void {
  for (const [pile, cards] of s.piles.entries()) {
    const top = cards.at(-1)
    if (top !== undefined && pile !== s.unturned) s.gone = plus(s.gone, top)
  }
}

/** From the player who ended the period, each finishes before the next begins. */
export function renewal(s: State, f: StepOf<'renewal'>): void {
  if (f.asked === s.seats) return
  push(s, { kind: 'renewal', first: f.first, asked: f.asked + 1 })
  const seat = (f.first + f.asked) % s.seats
  if (player(s, seat).hand.length > 0) push(s, { kind: 'renew', seat })
}

export const renewPhase: PhaseRules<'renew', 'renew'> = {
  takes: ['renew'],
  legal: (s, f, out) => {
    throwAway.all(rising(player(s, f.seat).hand), out)
    out.push(PASS)
  },
  apply: (s, f, a, emit) => {
    if (a.type === 'pass') return
    const { seat } = f
    const { cards } = expect(a, 'renew')
    const p = player(s, seat)
    p.hand = p.hand.filter(card => !cards.includes(card))
    s.gone = plusAll(s.gone, cards)
    for (const card of cards) emit?.({ type: 'card-discarded', seat, card, fate: 'renewed' })
    const rewards = cards.filter(card => hasReward(s, card))
    if (rewards.length > 0) push(s, { kind: 'rewards', seat, cards: rewards })
  },
  refusal: () => no('card-not-in-hand'),
}

const hasReward = (s: State, card: number): boolean => {
  const { bottom, penalty } = tablesOf(s).cards[card] as Card
  return bottom.length > 0 && !penalty
}

/** One card of each noble, in any order; each may be declined. */
export const rewardsPhase: PhaseRules<'rewards', 'reward'> = {
  takes: ['reward'],
  legal: (_s, f, out) => {
    for (const card of f.cards) out.push(reward(card))
    out.push(PASS)
  },
  apply: (s, f, a, emit) => {
    if (a.type === 'pass') return
    const { seat } = f
    const { card } = expect(a, 'reward')
    const { kind, bottom: list } = tablesOf(s).cards[card] as Card
    emit?.({ type: 'reward-taken', seat, card })
    const rest = f.cards.filter(each => CARDS[each]?.kind !== kind)
    if (rest.length > 0) push(s, { kind: 'rewards', seat, cards: rest })
    push(s, { kind: 'effects', seat, list, at: 0, must: false, done: false, good: NONE })
  },
  refusal: () => no('no-reward-left'),
}

const PURPLE_CARDS = cardsOf(HAND_DECKS[1])

export function newPeriod(s: State, _f: StepOf<'new-period'>, emit: Tell): void {
  const deck = shuffle(s.rng, PURPLE_CARDS.slice())
  for (let i = 0; i < s.seats; i++) {
    const seat = (s.trigger + i) % s.seats
    if (!isLacerda(s, seat)) drawUp(s, seat, deck, emit)
  }
  s.piles = layPiles(s.rng, 2)
  s.period = 2
  s.trigger = NONE
  emit?.({ type: 'period-began', period: 2, tops: s.piles.map(pile => pile.at(-1) ?? NONE), reveals: true })
  refillChurch(s, emit)
  refillDecrees(s, emit)
}

function drawUp(s: State, seat: number, deck: number[], emit: Tell): void {
  const p = player(s, seat)
  const cards = deck.splice(0, Math.max(0, HAND - p.hand.length))
  p.hand = plusAll(p.hand, cards)
  if (cards.length > 0) emit?.({ type: 'hand-drawn', seat, cards, count: cards.length, reveals: true })
}
