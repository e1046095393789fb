import type { Seat } from '@ludoteca/engine'
import type { Action, ActionOf } from '../../actions.ts'
import { BOTTOM_SLOTS, TOP_SLOTS } from '../../data/board.ts'
import type { PhaseOf, StepOf } from '../../frames.ts'
import { plus, without, withoutThing } from '../../lists.ts'
import { dropCard, dropShip } from '../../moves.ts'
import { tablesOf } from '../../set/of.ts'
import { NONE, type Player, type State } from '../../state.ts'
import {
  isTreasury,
  loaded,
  player,
  portfolioLimit,
  power,
  renewPowers,
  SLOT,
  treasuryRight,
} from '../board.ts'
import { gainReis, moveTreasury } from '../gains.ts'
import { expect, no, type PhaseRules, push, type Reason, type Tell } from '../phase.ts'

/** Six slots, three above for nobles and ships, three below for Treasury cards; fewer cards are allowed at first. */

type Row = 'top' | 'bottom'

/** A card on its way into the portfolio of the player whose turn it is already has its slot. */
const tuckingOf = (s: State, seat: Seat): number => (s.active === seat ? s.tucking : NONE)

function rowCount(s: State, seat: Seat, row: Row): number {
  const p = player(s, seat)
  let count = row === 'top' ? p.ships.length : 0
  for (const card of p.cards) if (isTreasury(card) === (row === 'bottom')) count++
  const tucking = tuckingOf(s, seat)
  if (tucking !== NONE && isTreasury(tucking) === (row === 'bottom')) count++
  return count
}

const cardCount = (s: State, seat: Seat): number => {
  const p = player(s, seat)
  return p.cards.length + p.ships.length + (tuckingOf(s, seat) === NONE ? 0 : 1)
}

const rowFull = (s: State, seat: Seat, row: Row): boolean =>
  rowCount(s, seat, row) >= (row === 'top' ? TOP_SLOTS : BOTTOM_SLOTS)

/** Whether one more card of this row would fit. */
export const hasRoom = (s: State, seat: Seat, row: Row): boolean =>
  cardCount(s, seat) < portfolioLimit(player(s, seat)) && !rowFull(s, seat, row)

/** Asks for a discard when it would not; from the full row, if it is the row that is full. */
export function makeRoom(s: State, seat: Seat, row: Row): void {
  if (!hasRoom(s, seat, row)) push(s, { kind: 'room', seat, row: rowFull(s, seat, row) ? row : 'any' })
}

function dropOptions(p: Player, row: Row | 'any', out: Action[]): void {
  for (const card of p.cards) {
    if (row === 'any' || isTreasury(card) === (row === 'bottom')) out.push(dropCard(card))
  }
  if (row !== 'bottom') for (const { ship } of p.ships) out.push(dropShip(ship))
}

function drop(s: State, seat: Seat, a: Action, emit: Tell): void {
  const p = player(s, seat)
  if (a.type === 'drop-card') {
    p.cards = without(p.cards, a.card)
    s.gone = plus(s.gone, a.card)
    renewPowers(s, p)
    emit?.({ type: 'card-discarded', seat, card: a.card, fate: 'portfolio' })
    return
  }
  const { ship } = expect(a, 'drop-ship')
  const at = p.ships.findIndex(hull => hull.ship === ship)
  const hull = p.ships[at] as Player['ships'][number]
  p.ships = withoutThing(p.ships, at)
  emit?.({ type: 'ship-discarded', seat, ship, goods: loaded(hull) })
}

type Drop = 'drop-card' | 'drop-ship'

function dropReason(s: State, f: PhaseOf<'room' | 'surplus'>, a: ActionOf<Drop>): Reason {
  const { cards, ships } = player(s, f.seat)
  if (a.type === 'drop-card' && a.card === s.tucking) return no('card-in-play')
  const held = a.type === 'drop-card' ? cards.includes(a.card) : ships.some(hull => hull.ship === a.ship)
  if (!held) return no('not-in-portfolio')
  return f.kind === 'room' && f.row !== 'any' ? no('full-row', { row: f.row }) : undefined
}

export const roomPhase: PhaseRules<'room', Drop> = {
  takes: ['drop-card', 'drop-ship'],
  legal: (s, f, out) => dropOptions(player(s, f.seat), f.row, out),
  apply: (s, f, a, emit) => drop(s, f.seat, a, emit),
  refusal: dropReason,
}

/** The limit fell because a Clergy tile was given up. */
export function askSurplus(s: State, seat: Seat): void {
  if (cardCount(s, seat) > portfolioLimit(player(s, seat))) push(s, { kind: 'surplus', seat })
}

export const surplusPhase: PhaseRules<'surplus', Drop> = {
  takes: ['drop-card', 'drop-ship'],
  legal: (s, f, out) => dropOptions(player(s, f.seat), 'any', out),
  apply: (s, f, a, emit) => {
    drop(s, f.seat, a, emit)
    askSurplus(s, f.seat)
  },
  refusal: dropReason,
}

/** Playing a card: room, then its effect, then the tuck, then a sale or a trade. */
export function playIntoPortfolio(s: State, seat: Seat, card: number, emit: Tell): void {
  emit?.({ type: 'card-played', seat, card, to: 'portfolio' })
  push(s, { kind: 'market', seat })
  push(s, { kind: 'tuck', seat, card })
  const list = tablesOf(s).cards[card]?.bottom ?? []
  if (list.length > 0) push(s, { kind: 'effects', seat, list, at: 0, must: false, done: false, good: NONE })
  makeRoom(s, seat, isTreasury(card) ? 'bottom' : 'top')
  s.tucking = card
}

export function tuck(s: State, { seat, card }: StepOf<'tuck'>, emit: Tell): void {
  const p = player(s, seat)
  if (isTreasury(card)) {
    gainReis(s, seat, treasuryRight(s) + power(p, SLOT.subsidy), 'subsidy', emit)
    moveTreasury(s, -1, emit)
  }
  s.tucking = NONE
  p.cards = plus(p.cards, card)
  renewPowers(s, p)
  emit?.({ type: 'card-tucked', seat, card })
}
