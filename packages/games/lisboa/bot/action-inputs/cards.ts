import { write } from '@ludoteca/bot-kit/writer.ts'
import type { Seat } from '@ludoteca/engine'
import {
  CARDS,
  eventPrice,
  KINDS,
  NOBLES,
  type State,
  type Tables,
  tablesOf,
  visitCost,
} from '../../rules/index.ts'
import { turnsLeft } from '../horizon.ts'
import { bottomWorth, cardPower, eventWorth, GAME } from '../worth.ts'
import { type ActionInputs, own, writeOneHot } from './common.ts'

/** A card of the hand: whose it is, and what it is good for in the portfolio. */
const CARD = 4 + KINDS.length
function writeCard(s: State, seat: Seat, card: number): void {
  const { kind, influence } = tablesOf(s).cards[card] as Tables['cards'][number]
  const turns = turnsLeft(s, seat)
  write(1)
  writeOneHot(kind, KINDS.length)
  write(bottomWorth(s, card) / 3)
  write(cardPower(s, card, turns) / 4)
  write((influence * Math.min(turns, GAME)) / 10)
}

export const ofHand: ActionInputs<'discard' | 'portfolio'> = {
  size: CARD,
  write: (s, { seat }, { card }) => writeCard(s, seat, card),
}

export const visit: ActionInputs<'visit'> = {
  size: 3 + NOBLES.length,
  write(s, { seat }, { card }) {
    const { kind } = CARDS[card] as (typeof CARDS)[number]
    const price = visitCost(s, seat, kind)
    write(1)
    writeOneHot(kind, NOBLES.length)
    write(price / 4)
    write(Math.max(0, price - own(s, seat).influence) / 4)
  },
}

export const sponsor: ActionInputs<'sponsor'> = {
  size: 3,
  write(s, { seat }, { card }) {
    write(1)
    write(eventWorth(s, card) / 4)
    write(eventPrice(s, seat) / 4)
  },
}

export const dropCard: ActionInputs<'drop-card'> = {
  size: 3,
  write(s, { seat }, { card }) {
    write(1)
    write(cardPower(s, card, turnsLeft(s, seat)) / 3)
    write((tablesOf(s).cards[card]?.influence ?? 0) / 3)
  },
}

export const reward: ActionInputs<'reward'> = {
  size: 1 + KINDS.length,
  write(s, _frame, { card }) {
    write(bottomWorth(s, card) / 3)
    writeOneHot(CARDS[card]?.kind ?? 0, KINDS.length)
  },
}
