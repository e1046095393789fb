import { COURTIER_PATH, HELPER_PATH, helperUp, LACERDA, STATE_ROWS } from '../../data/lacerda.ts'
import { STATE_ACTIONS } from '../../data/terms.ts'
import type { StepOf } from '../../frames.ts'
import { plus, putThing } from '../../lists.ts'
import type { Lacerda, State } from '../../state.ts'
import { player } from '../board.ts'
import { canPayVisit, payInfluence, visitCost } from '../cards/visits.ts'
import { moveFavor } from '../gains.ts'
import { push, type Tell } from '../phase.ts'
import { nobleActionOf } from './noble-actions.ts'
import { stateActionOf } from './state-actions.ts'

/** Lacerda’s turn, all at once: then the person may follow. */

const held = (s: State): Lacerda => s.lacerda as Lacerda

/** The State action he does when he visits this noble now. */
export const lacerdaAction = (s: State, noble: number): number => {
  const row = STATE_ROWS[noble] as (typeof STATE_ROWS)[number]
  return STATE_ACTIONS.indexOf(row[helperUp(held(s).helper) ? 0 : 1])
}

export function lacerdaTurn(s: State, { seat }: StepOf<'lacerda-turn'>, emit: Tell): void {
  const { courtier: noble, helper } = held(s)
  push(s, { kind: 'followers', seat, noble, last: seat })
  const action = lacerdaAction(s, noble)
  emit?.({ type: 'lacerda-called', seat, noble, deck: helper, action })
  stateActionOf(action).carryOut(s, emit)
  const cost = visitCost(s, seat, noble)
  emit?.({ type: 'visited', seat, noble, cost })
  payInfluence(s, seat, cost, emit)
  nobleActionOf(noble).carryOut(s, emit)
  dropCard(s, emit)
  moveHelper(s, emit)
  moveCourtier(s, emit)
}

/** The open card of the deck beside the helper leaves the game. */
function dropCard(s: State, emit: Tell): void {
  const pile = held(s).helper
  const cards = s.piles[pile] as readonly number[]
  const card = cards.at(-1)
  if (card === undefined) return
  s.piles = putThing(s.piles, pile, cards.slice(0, -1))
  s.gone = plus(s.gone, card)
  s.unturned = pile
  emit?.({ type: 'card-discarded', seat: LACERDA, card, fate: 'helper' })
}

/** Past empty decks; when all are empty it stays. */
function moveHelper(s: State, emit: Tell): void {
  const from = HELPER_PATH.indexOf(held(s).helper as (typeof HELPER_PATH)[number])
  for (let step = 1; step <= HELPER_PATH.length; step++) {
    const deck = HELPER_PATH[(from + step) % HELPER_PATH.length] as number
    if (s.piles[deck]?.length === 0) continue
    if (step < HELPER_PATH.length) {
      s.lacerda = { ...held(s), helper: deck }
      emit?.({ type: 'helper-moved', seat: LACERDA, deck })
    }
    return
  }
}

function moveCourtier(s: State, emit: Tell): void {
  const from = COURTIER_PATH.indexOf(held(s).courtier as (typeof COURTIER_PATH)[number])
  const noble = COURTIER_PATH[(from + 1) % COURTIER_PATH.length] as number
  s.lacerda = { ...held(s), courtier: noble }
  emit?.({ type: 'courtier-moved', seat: LACERDA, noble })
}

/** He follows whenever he holds the favor, can pay the whole price and the Noble action is possible. */
export function lacerdaFollows(s: State, noble: number, emit: Tell): void {
  const rule = nobleActionOf(noble)
  if (!canPayVisit(s, LACERDA, noble)) {
    emit?.({ type: 'lacerda-skipped', seat: LACERDA, what: 'follow', why: 'price', noble })
    return
  }
  if (!rule.possible(s)) {
    emit?.({ type: 'lacerda-skipped', seat: LACERDA, what: 'follow', why: 'impossible', noble })
    return
  }
  const cost = visitCost(s, LACERDA, noble)
  moveFavor(s, player(s, LACERDA), noble, -1)
  emit?.({ type: 'followed', seat: LACERDA, noble, action: NOBLE_ACTION_FOLLOWED, cost })
  emit?.({ type: 'favor-returned', seat: LACERDA, noble, why: 'follow' })
  payInfluence(s, LACERDA, cost, emit)
  rule.carryOut(s, emit)
}

const NOBLE_ACTION_FOLLOWED = STATE_ACTIONS.length
