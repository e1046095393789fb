import { shuffle } from '@ludoteca/engine'
import { HAND, HAND_DECKS } from '../data/board.ts'
import type { StepOf } from '../frames.ts'
import { cardsOf } from '../lay.ts'
import { plus } from '../lists.ts'
import { keep as keepTile } from '../moves.ts'
import type { State } from '../state.ts'
import { player, renewPowers } from './board.ts'
import { type Choice, expect, type Tell } from './stack.ts'
import { beginTurn } from './turn.ts'
import { refillChurch } from './upkeep.ts'

/** Set-up that players see happen: keep one of two Clergy tiles; then the church track and the hands. */

export const keep: Choice<'keep'> = {
  options: (s, f, out) => {
    for (const tile of player(s, f.seat).offer) if (tile >= 0) out.push(keepTile(tile))
  },
  choose: (s, f, a, emit) => {
    const p = player(s, f.seat)
    const { tile } = expect(a, 'keep')
    p.offer = p.offer.filter(each => each !== tile)
    p.clergy = plus(p.clergy, tile)
    renewPowers(p)
    emit?.({ type: 'clergy-kept', seat: f.seat, tile })
  },
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
  for (const [seat, p] of s.players.entries()) {
    p.hand = deck.splice(0, HAND)
    emit?.({ type: 'hand-dealt', seat, cards: p.hand, reveals: true })
  }
  emit?.({ type: 'play-began', start: s.start })
  beginTurn(s, emit)
}
