import { fork, HIDDEN_RNG, type Rng, shuffle, type Viewer } from '@ludoteca/engine'
import { DISPLAY_DECKS, HAND_DECKS } from './data/board.ts'
import { BUILDINGS, buildingOf, faceOf } from './data/buildings.ts'
import { CARDS } from './data/cards.ts'
import { CLERGY } from './data/clergy.ts'
import { DECREES } from './data/decrees.ts'
import { DECKS } from './data/terms.ts'
import type { Event } from './events.ts'
import { tablesOf } from './set/of.ts'
import { decreesFor } from './set/tables.ts'
import { clone, HIDDEN, HIDDEN_BLUE, HIDDEN_PURPLE, NONE, type State } from './state.ts'

/**
 * Hidden are: the decks below their open tops, the stacks of public buildings, the bag, face-down Clergy tiles,
 * tiles others may still keep, and cards others were dealt. Cards drawn from the display were open to all and stay known; a card's back
 * tells its deck.
 */

const BLUE = DECKS.indexOf(HAND_DECKS[0])
const PURPLE = DECKS.indexOf(HAND_DECKS[1])

const backOf = (card: number): number => {
  const deck = CARDS[card]?.deck
  return deck === BLUE ? HIDDEN_BLUE : deck === PURPLE ? HIDDEN_PURPLE : card
}

/** The list with its first `count` things covered. */
const covered = (list: readonly number[], count = list.length): number[] =>
  list.map((thing, i) => (i < count ? HIDDEN : thing))

export function view(s: State, viewer: Viewer): State {
  const v = clone(s)
  v.rng = HIDDEN_RNG
  v.piles = v.piles.map((pile, kind) => covered(pile, pile.length - (v.unturned === kind ? 0 : 1)))
  v.buildingStacks = v.buildingStacks.map(stack => covered(stack))
  v.decreeDeck = covered(v.decreeDeck)
  v.bag = covered(v.bag)
  if (v.variants.clergyTrack === 'closed') {
    v.church = v.church.map((tile, spot) => (tile !== NONE && v.turned[spot] === 0 ? HIDDEN : tile))
  }
  for (const [seat, p] of v.players.entries()) {
    if (seat === viewer) continue
    p.hand = p.hand.map(backOf)
    p.packet = p.packet.map(backOf)
    p.offer = covered(p.offer)
  }
  return v
}

export function viewEvent(e: Event, viewer: Viewer): Event {
  if ((e.type === 'hand-dealt' || e.type === 'hand-drawn') && e.seat !== viewer) {
    return { ...e, cards: e.cards.map(backOf) }
  }
  if (e.type === 'card-kept' && e.seat !== viewer) return { ...e, card: backOf(e.card) }
  return e
}

/** The list with every blank replaced by something from a shuffled stock. */
const filled = (list: readonly number[], blank: number, stock: number[]): number[] =>
  list.map(thing => (thing === blank ? (stock.pop() ?? NONE) : thing))

/** Everything of a table that this position does not show, shuffled. */
function unseen(rng: Rng, count: number, shown: Iterable<number>, where: (i: number) => boolean): number[] {
  const seen = new Set(shown)
  const rest: number[] = []
  for (let i = 0; i < count; i++) if (!seen.has(i) && where(i)) rest.push(i)
  return shuffle(rng, rest)
}

export function redeal(v: State, _viewer: Viewer, rng: Rng): State {
  const s = clone(v)
  s.rng = fork(rng)
  redealCards(s, rng)
  redealClergy(s, rng)
  const decrees = [...s.decrees, ...s.players.flatMap(p => p.decrees)]
  const inPlay = (i: number): boolean => decreesFor(tablesOf(s), s.seats).includes(i)
  s.decreeDeck = filled(s.decreeDeck, HIDDEN, unseen(rng, DECREES.length, decrees, inPlay))
  const faces = [...s.buildings, ...s.future, ...s.faces, ...s.buildingStacks.flat()]
  const standing = faces.flatMap(face => (face >= 0 ? [buildingOf(face)] : []))
  const tiles = unseen(rng, BUILDINGS.length, standing, () => true)
  s.buildingStacks = s.buildingStacks.map((stack, architect) =>
    stack.map(face => (face === HIDDEN ? faceOf(tiles.pop() ?? 0, architect) : face)),
  )
  return s
}

function redealCards(s: State, rng: Rng): void {
  const shown = [...s.piles.flat(), ...s.gone, s.court, s.tucking]
  for (const p of s.players) shown.push(...p.hand, ...p.packet, ...p.cards)
  const display = DECKS.indexOf(DISPLAY_DECKS[s.period - 1] as (typeof DISPLAY_DECKS)[number])
  s.piles = s.piles.map((pile, kind) => {
    const own = (i: number): boolean => CARDS[i]?.deck === display && CARDS[i]?.kind === kind
    return filled(pile, HIDDEN, unseen(rng, CARDS.length, shown, own))
  })
  const blue = unseen(rng, CARDS.length, shown, i => CARDS[i]?.deck === BLUE)
  const purple = unseen(rng, CARDS.length, shown, i => CARDS[i]?.deck === PURPLE)
  for (const p of s.players) {
    p.hand = filled(filled(p.hand, HIDDEN_BLUE, blue), HIDDEN_PURPLE, purple)
    p.packet = filled(p.packet, HIDDEN_BLUE, blue)
  }
}

function redealClergy(s: State, rng: Rng): void {
  const shown = [...s.church, ...s.givenUp, ...s.players.flatMap(p => [...p.offer, ...p.clergy])]
  const tiles = unseen(rng, CLERGY.length, shown, () => true)
  s.church = filled(s.church, HIDDEN, tiles)
  for (const p of s.players) p.offer = filled(p.offer, HIDDEN, tiles)
  s.bag = filled(s.bag, HIDDEN, tiles)
}
