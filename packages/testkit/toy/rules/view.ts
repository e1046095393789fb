import { fork, HIDDEN_RNG, type Rng, shuffle, type Viewer } from '@ludoteca/engine'
import type { ToyEvent } from './actions.ts'
import { CARDS, clone, sort, type ToyState, UNKNOWN } from './state.ts'

export function view(s: ToyState, viewer: Viewer): ToyState {
  const seen = clone(s)
  seen.rng = HIDDEN_RNG
  seen.bag.fill(UNKNOWN)
  for (const [seat, hand] of seen.hands.entries()) if (seat !== viewer) hand.fill(UNKNOWN)
  return seen
}

export function viewEvent(e: ToyEvent, viewer: Viewer): ToyEvent {
  return e.type === 'drew' && e.seat !== viewer ? { ...e, card: UNKNOWN } : e
}

export function redeal(seen: ToyState, _viewer: Viewer, rng: Rng): ToyState {
  const s = clone(seen)
  const known = new Set([s.bag, ...s.hands, ...s.shown, ...s.stairs, s.pool, s.tossed].flat())
  const unknown: number[] = []
  for (let card = 0; card < CARDS; card++) if (!known.has(card)) unknown.push(card)
  shuffle(rng, unknown)
  const fill = (cards: number[]) => sort(cards.map(card => (card === UNKNOWN ? unknown.pop() : card) ?? card))
  s.hands = s.hands.map(fill)
  s.bag = fill(s.bag)
  s.rng = fork(rng)
  return s
}
