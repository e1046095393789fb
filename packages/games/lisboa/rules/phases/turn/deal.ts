import { shuffle } from '@ludoteca/engine'
import { DRAFT, HAND, HAND_DECKS } from '../../data/board.ts'
import type { StepOf } from '../../frames.ts'
import { isLacerda } from '../../lacerda.ts'
import { cardsOf } from '../../lay.ts'
import { plus, rising, without } from '../../lists.ts'
import { keepCard, keep as keepTile } from '../../moves.ts'
import type { State } from '../../state.ts'
import { player, renewPowers } from '../board.ts'
import { expect, no, type PhaseRules, push, type Tell } from '../phase.ts'
import { beginTurn } from './turn.ts'
import { refillChurch } from './upkeep.ts'

/** Set-up that players see happen: keep one of two Clergy tiles; then the church track and the hands, dealt or drafted. */

export const keepPhase: PhaseRules<'keep', 'keep'> = {
  takes: ['keep'],
  legal: (s, f, out) => {
    for (const tile of player(s, f.seat).offer) if (tile >= 0) out.push(keepTile(tile))
  },
  apply: (s, f, a, emit) => {
    const p = player(s, f.seat)
    const { tile } = expect(a, 'keep')
    p.offer = p.offer.filter(each => each !== tile)
    p.clergy = plus(p.clergy, tile)
    renewPowers(s, p)
    emit?.({ type: 'clergy-kept', seat: f.seat, tile })
  },
  refusal: () => no('not-your-tile'),
}

const BLUE_CARDS = cardsOf(HAND_DECKS[0])

/** Tiles not kept go back and the bag is shuffled before the track is filled. */
export function deal(s: State, _f: StepOf<'deal'>, emit: Tell): void {
  const bag = s.bag.slice()
  for (const p of s.players) {
    bag.push(...p.offer)
    p.offer = []
  }
  s.bag = shuffle(s.rng, bag)
  refillChurch(s, emit)
  const deck = shuffle(s.rng, BLUE_CARDS.slice())
  if (s.variants.hands === 'drafted' && s.lacerda === null) {
    for (const p of s.players) p.packet = deck.splice(0, HAND)
    return askDraft(s, 0)
  }
  for (const [seat, p] of s.players.entries()) {
    if (isLacerda(s, seat)) continue
    p.hand = deck.splice(0, HAND)
    emit?.({ type: 'hand-dealt', seat, cards: p.hand, reveals: true })
  }
  begin(s, emit)
}

function begin(s: State, emit: Tell): void {
  emit?.({ type: 'play-began', start: s.start })
  beginTurn(s, emit)
}

/** Everybody keeps so many cards of the packet before them, in the order of play. */
function askDraft(s: State, round: number): void {
  push(s, { kind: 'pass-packets', round })
  for (let i = s.seats - 1; i >= 0; i--) {
    push(s, { kind: 'draft', seat: (s.start + i) % s.seats, left: DRAFT[round] as number })
  }
}

export const draftPhase: PhaseRules<'draft', 'keep-card'> = {
  takes: ['keep-card'],
  legal: (s, f, out) => {
    for (const card of rising(player(s, f.seat).packet)) out.push(keepCard(card))
  },
  apply: (s, f, a, emit) => {
    const { card } = expect(a, 'keep-card')
    const p = player(s, f.seat)
    p.packet = without(p.packet, card)
    p.hand = plus(p.hand, card)
    emit?.({ type: 'card-kept', seat: f.seat, card })
    if (f.left > 1) push(s, { kind: 'draft', seat: f.seat, left: f.left - 1 })
  },
  refusal: () => no('card-not-in-hand'),
}

/** To the left, that is in the order of play; the last card of a packet is kept like the others. */
export function passPackets(s: State, f: StepOf<'pass-packets'>, emit: Tell): void {
  const round = f.round + 1
  if (round === DRAFT.length) return begin(s, emit)
  const packets = s.players.map(p => p.packet)
  for (const [seat, p] of s.players.entries()) {
    p.packet = packets[(seat + s.seats - 1) % s.seats] as readonly number[]
  }
  emit?.({ type: 'packets-passed', reveals: true })
  askDraft(s, round)
}
