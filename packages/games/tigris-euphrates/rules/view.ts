import { below, fork, HIDDEN_RNG, type Rng, type Seat, shuffle, type Viewer } from '@ludoteca/engine'
import { MAPS } from './data/maps.ts'
import { COLOURS, TILE_COUNTS } from './data/pieces.ts'
import type { Event } from './events.ts'
import { clone, colourOfTile, isTile, type Pile, pileSize, type State, TREASURE, UNKNOWN } from './state.ts'

const concealed = (pile: Pile): Pile => [0, 0, 0, 0, pileSize(pile)]

const scoresShown = (s: State): boolean => s.rules.openScores || s.phase.kind === 'over'

/** What a viewer sees of another's points: everything, the colours without the treasures, or nothing. */
function seenScore(s: State, row: readonly number[]): number[] {
  if (scoresShown(s)) return [...row]
  return s.rules.countedScores ? row.slice(0, TREASURE) : []
}

/** Hidden: other hands, draws and swaps, the bag, and while the game lasts other players' totals. */
export function view(s: State, viewer: Viewer): State {
  const seen = clone(s)
  seen.rng = HIDDEN_RNG
  seen.bag = concealed(s.bag)
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === viewer) continue
    seen.hands[seat] = concealed(s.hands[seat] as Pile)
    seen.drawn[seat] = concealed(s.drawn[seat] as Pile)
    seen.swapped[seat] = concealed(s.swapped[seat] as Pile)
    seen.scores[seat] = seenScore(s, s.scores[seat] as number[])
  }
  return seen
}

/** Points are taken for all to see before they go behind a screen: who counts along knows every total. */
export function witness(s: State, viewer: Viewer): State {
  const seen = view(s, viewer)
  seen.scores = s.scores.map(row => [...row])
  return seen
}

/** What was swapped or drawn is for that player's eyes only. */
export function viewEvent(e: Event, viewer: Viewer): Event {
  const secret = (e.type === 'drew' || e.type === 'swapped') && e.seat !== viewer
  return secret ? { ...e, tiles: concealed(e.tiles) } : e
}

/** Tiles that this viewer has not seen, one entry each. */
function unseenTiles(v: State): number[] {
  const left: number[] = [...TILE_COUNTS]
  const strike = (colour: number, count: number): void => {
    left[colour] = (left[colour] as number) - count
  }
  for (const piece of v.board) if (isTile(piece)) strike(colourOfTile(piece), 1)
  for (const colour of COLOURS) {
    strike(colour, v.spent[colour] as number)
    for (const pile of [...v.hands, ...v.swapped, v.bag]) strike(colour, pile[colour] as number)
  }
  return left.flatMap((count, colour) => new Array<number>(count).fill(colour))
}

/** A state this viewer could be in: unseen tiles dealt anew, hidden totals guessed. */
export function redeal(v: State, viewer: Viewer, rng: Rng): State {
  const s = clone(v)
  const unseen = shuffle(rng, unseenTiles(v))
  for (const pile of [...s.hands, ...s.swapped, s.bag]) {
    for (; (pile[UNKNOWN] as number) > 0; pile[UNKNOWN] = (pile[UNKNOWN] as number) - 1) {
      const colour = unseen.pop() as number
      pile[colour] = (pile[colour] as number) + 1
    }
  }
  guessScores(s, viewer, rng)
  s.rng = fork(rng)
  return s
}

/** About what a seat gains in one colour per turn of its own. */
const POINTS_PER_TURN = 0.4

/** Hidden totals are taken to be near one's own, or near what the length of the game suggests; hidden treasures go round. */
function guessScores(s: State, viewer: Viewer, rng: Rng): void {
  const hidden: Seat[] = []
  for (const [seat, row] of s.scores.entries()) if (row.length <= TREASURE) hidden.push(seat)
  if (hidden.length === 0) return
  const own = viewer === 'table' ? undefined : s.scores[viewer]
  const usual = Math.round((s.turns / s.seats) * POINTS_PER_TURN)
  const ownMean = own ? Math.round((pileSize(own) - (own[TREASURE] as number)) / 4) : usual
  for (const seat of hidden) {
    const row = s.scores[seat] as number[]
    const shown = row.length > 0
    s.scores[seat] = [
      ...COLOURS.map(each => (shown ? (row[each] as number) : below(rng, usual + ownMean + 1))),
      0,
    ]
  }
  let taken = MAPS[s.rules.map].temples.length - s.treasures.length
  for (const row of s.scores) taken -= row[TREASURE] as number
  for (; taken > 0; taken--) {
    const row = s.scores[hidden[below(rng, hidden.length)] as number] as number[]
    row[TREASURE] = (row[TREASURE] as number) + 1
  }
}
