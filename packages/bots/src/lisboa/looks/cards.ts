import type { Seat } from '@ludoteca/engine'
import { CARDS, eventPrice, KINDS, NOBLES, type State, visitCost } from '@ludoteca/lisboa'
import { see } from '../../pen.ts'
import { turnsLeft } from '../horizon.ts'
import { bottomWorth, cardPower, eventWorth, GAME } from '../worth.ts'
import { type Look, own, seeOne } from './look.ts'

/** A card of the hand: whose it is, and what it is good for in the portfolio. */
const CARD = 4 + KINDS.length
function seeCard(s: State, seat: Seat, card: number): void {
  const { kind, influence } = CARDS[card] as (typeof CARDS)[number]
  const turns = turnsLeft(s, seat)
  see(1)
  seeOne(kind, KINDS.length)
  see(bottomWorth(card) / 3)
  see(cardPower(card, turns) / 4)
  see((influence * Math.min(turns, GAME)) / 10)
}

export const ofHand: Look<'discard' | 'portfolio'> = {
  size: CARD,
  see: (s, { seat }, { card }) => seeCard(s, seat, card),
}

export const visit: Look<'visit'> = {
  size: 3 + NOBLES.length,
  see(s, { seat }, { card }) {
    const { kind } = CARDS[card] as (typeof CARDS)[number]
    const price = visitCost(s, seat, kind)
    see(1)
    seeOne(kind, NOBLES.length)
    see(price / 4)
    see(Math.max(0, price - own(s, seat).influence) / 4)
  },
}

export const sponsor: Look<'sponsor'> = {
  size: 3,
  see(s, { seat }, { card }) {
    see(1)
    see(eventWorth(card) / 4)
    see(eventPrice(s, seat) / 4)
  },
}

export const dropCard: Look<'drop-card'> = {
  size: 3,
  see(s, { seat }, { card }) {
    see(1)
    see(cardPower(card, turnsLeft(s, seat)) / 3)
    see((CARDS[card]?.influence ?? 0) / 3)
  },
}

export const reward: Look<'reward'> = {
  size: 1 + KINDS.length,
  see(_s, _frame, { card }) {
    see(bottomWorth(card) / 3)
    seeOne(CARDS[card]?.kind ?? 0, KINDS.length)
  },
}
