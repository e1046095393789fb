import { below, type Emit, type Refusal } from '@ludoteca/engine'
import { draw, place, type ToyAction, type ToyEvent, take, toss } from './actions.ts'
import { sort, type ToyState, top, value } from './state.ts'

const own = (s: ToyState): number[] => [...(s.hands[s.turn] ?? []), ...(s.shown[s.turn] ?? [])]

export function legal(s: ToyState, out: ToyAction[] = []): ToyAction[] {
  if (s.step === 'place') {
    for (const card of own(s)) if (value(card) > top(s, s.turn)) out.push(place[card] as ToyAction)
    for (const card of own(s)) out.push(toss[card] as ToyAction)
  }
  if (s.step === 'draw') {
    if (s.bag.length > 0) out.push(draw)
    for (const card of s.pool) out.push(take[card] as ToyAction)
  }
  return out
}

export function refusal(s: ToyState, a: ToyAction): Refusal | null {
  if (legal(s).includes(a)) return null
  if (s.step === 'over') return { rule: 'finished' }
  const placing = a.type === 'place' || a.type === 'toss'
  if (placing !== (s.step === 'place')) return { rule: placing ? 'draw-next' : 'place-first' }
  if (a.type === 'draw') return { rule: 'bag-empty' }
  if (a.type === 'take') return { rule: 'not-in-pool', params: { card: a.card } }
  if (!own(s).includes(a.card)) return { rule: 'not-yours', params: { card: a.card } }
  return { rule: 'must-rise', params: { card: a.card, top: top(s, s.turn) } }
}

export function apply(s: ToyState, a: ToyAction, emit?: Emit<ToyEvent>): void {
  if (a.type === 'draw') drawOne(s, emit)
  else if (a.type === 'take') takeOne(s, a.card, emit)
  else {
    putDown(s, a.type, a.card, emit)
    s.step = 'draw'
    const choices = s.pool.length + (s.bag.length > 0 ? 1 : 0)
    if (choices > 1) return
    if (s.bag.length > 0) drawOne(s, emit)
    else if (choices === 1) takeOne(s, s.pool[0] as number, emit)
  }
  nextTurn(s, emit)
}

function putDown(s: ToyState, how: 'place' | 'toss', card: number, emit?: Emit<ToyEvent>): void {
  if (!drop(s.hands[s.turn] ?? [], card)) drop(s.shown[s.turn] ?? [], card)
  if (how === 'place') s.stairs[s.turn]?.push(card)
  else s.tossed.push(card)
  emit?.({ type: how === 'place' ? 'placed' : 'tossed', seat: s.turn, card })
}

function drawOne(s: ToyState, emit?: Emit<ToyEvent>): void {
  const card = s.bag.splice(below(s.rng, s.bag.length), 1)[0] as number
  s.hands[s.turn]?.push(card)
  sort(s.hands[s.turn] ?? [])
  emit?.({ type: 'drew', seat: s.turn, card, reveals: true })
}

function takeOne(s: ToyState, card: number, emit?: Emit<ToyEvent>): void {
  drop(s.pool, card)
  s.shown[s.turn]?.push(card)
  sort(s.shown[s.turn] ?? [])
  emit?.({ type: 'took', seat: s.turn, card })
}

function nextTurn(s: ToyState, emit?: Emit<ToyEvent>): void {
  s.step = 'place'
  for (let i = 0; i < s.hands.length; i++) {
    s.turn = (s.turn + 1) % s.hands.length
    if (own(s).length > 0) return
  }
  s.step = 'over'
  emit?.({ type: 'ended' })
}

function drop(cards: number[], card: number): boolean {
  const at = cards.indexOf(card)
  if (at >= 0) cards.splice(at, 1)
  return at >= 0
}
