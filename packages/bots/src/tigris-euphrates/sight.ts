import {
  BLACK,
  COLOURS,
  finalColours,
  GREEN,
  leaderIndex,
  RED,
  type State,
  seatOfIndex,
  TREASURE,
} from '@ludoteca/tigris-euphrates'
import type { Sight } from '../network.ts'
import { outlook } from '../outlook.ts'
import { begin, see, seeNothing, seeWhether } from '../pen.ts'
import { features } from './features.ts'
import { held, type Realms, realms, templesBeside } from './realms.ts'
import { WEIGHTS } from './weights.ts'
import { progressOf, works } from './works.ts'

/** How large the features are in the middle of a game. */
const SIZES = [6, 8, 10, 14, 4, 3, 1, 1, 2, 5, 10, 5, 6, 3, 2, 2, 2, 1, 1] as const

/** What is seen of each colour, from the seat's weakest to its strongest, and of the seat as a whole. */
const PER_COLOUR = 18
const COMMON = 20

const seen = outlook(features, WEIGHTS, SIZES, 8)

/** What the network sees of a seat. A network knows its inputs by their order alone: another order needs another training. */
export const sight: Sight<State> = {
  inputs: seen.inputs + COLOURS.length * PER_COLOUR + COMMON,
  training: { close: 1.5, every: 1 },
  look(s, out) {
    // The features have just surveyed this very board: `realms` and `works` need not be found again.
    const rest = seen.look(s, out)
    surroundings(s, realms)
    for (let seat = 0; seat < s.seats; seat++)
      weakest[seat] = finalColours(s.scores[seat] as number[])[0] as number
    for (let seat = 0; seat < s.seats; seat++) {
      begin(out[seat] as Float32Array, seen.inputs)
      rank(s.scores[seat] as number[])
      for (const colour of order) seeColour(s, realms, seat, colour)
      seeSeat(s, realms, seat, rest)
    }
  },
}

const within = (value: number, most: number): number => Math.max(-most, Math.min(value, most))

/** Which kingdoms one tile would unite: bit j of entry k. */
const touching = new Uint16Array(16)
/** The most temples a newcomer to each kingdom could stand beside. */
const doors = new Int16Array(16)
/** What each seat would have if the game ended now. */
const weakest: number[] = []

function surroundings(s: State, { map }: Realms): void {
  touching.fill(0)
  doors.fill(0)
  for (let square = 0; square < s.board.length; square++) {
    const near = map.near[square] as number
    for (let bits = near; bits !== 0; bits &= bits - 1) {
      const lowest = bits & -bits
      const kingdom = 31 - Math.clz32(lowest)
      touching[kingdom] = (touching[kingdom] as number) | near
      if (near === lowest) doors[kingdom] = Math.max(doors[kingdom] as number, templesBeside(s, square))
    }
  }
}

const unites = (kingdom: number, other: number): boolean =>
  kingdom !== other && (((touching[kingdom] as number) >> other) & 1) === 1

/** The colours from weakest to strongest, every treasure given to what is weakest then. */
const order: number[] = [...COLOURS]
const points: number[] = [0, 0, 0, 0]

function rank(score: readonly number[]): void {
  for (const colour of COLOURS) points[colour] = score[colour] ?? 0
  for (let i = score[TREASURE] ?? 0; i > 0; i--) {
    let least = 0
    for (const colour of COLOURS) if ((points[colour] as number) < (points[least] as number)) least = colour
    points[least] = (points[least] as number) + 1
  }
  order.sort((a, b) => (points[a] as number) - (points[b] as number) || a - b)
}

/** More than the weakest colour has, by place in the order. */
const ahead = (place: number): number =>
  (points[order[place] as number] as number) - (points[order[0] as number] as number)

function seeColour(s: State, realms: Realms, seat: number, colour: number): void {
  const { map, monuments, leaders } = realms
  const tiles = held(s, seat, colour)
  const gap = (points[colour] as number) - (points[order[0] as number] as number)
  see(Math.min(gap, 8) / 4)
  seeWhether(gap === 0)
  see(Math.min(tiles, 4) / 2)
  seeWhether(colour === RED)
  seeWhether(colour === GREEN)
  seeWhether(colour === BLACK)
  const square = s.leaders[leaderIndex(seat, colour)] as number
  const king = s.leaders[leaderIndex(seat, BLACK)] as number
  const realm = square < 0 && king >= 0 ? (map.of[king] as number) : -1
  // Without a leader of that colour anywhere in the kingdom its king stands in.
  const standsIn = realm >= 0 && (leaders[realm * 4 + colour] as number) < 0
  seeWhether(standsIn)
  see((works[leaderIndex(seat, colour)] as number) / 2)
  see(2 * progressOf(s, works, seat, colour))
  see(standsIn && s.rules.kingSubstitutes ? (monuments[realm * 4 + colour] as number) : 0)
  seeLeader(s, realms, seat, colour, square, tiles)
}

/** Eight numbers, all 0 for a leader at home. */
function seeLeader(
  s: State,
  realms: Realms,
  seat: number,
  colour: number,
  square: number,
  held: number,
): void {
  if (square < 0) {
    seeNothing(8)
    return
  }
  const { map, tiles, monuments, treasures, leaders } = realms
  const kingdom = map.of[square] as number
  const own = tiles[kingdom * 4 + colour] as number
  const faith = templesBeside(s, square)
  see(1)
  see(Math.min(faith, 3) / 2)
  see(Math.min(own, 8) / 4)
  see(monuments[kingdom * 4 + colour] as number)
  // Somebody with more temples could come and claim the place.
  see(within((doors[kingdom] as number) - faith, 3) / 2)
  let threat = 0
  let prey = 0
  let afar = 0
  for (let other = 0; other < map.count; other++) {
    const rival = leaders[other * 4 + colour] as number
    if (other === kingdom || rival < 0 || seatOfIndex(rival) === seat) continue
    const theirs = tiles[other * 4 + colour] as number
    if (!unites(kingdom, other)) {
      afar = Math.max(afar, Math.min(theirs - own + 2, 6) / 4)
      continue
    }
    threat = Math.max(threat, Math.min(theirs - own + 3, 6) / 3)
    const more = own + held - theirs
    if (more > 0) prey = Math.max(prey, (Math.min(more, 4) / 4) * (1 + Math.min(theirs, 4)))
  }
  see(threat)
  see(prey / 2)
  see(colour === GREEN ? Math.min(Math.max(0, (treasures[kingdom] as number) - 1), 3) : afar)
}

function seeSeat(s: State, realms: Realms, seat: number, rest: number): void {
  const own = weakest[seat] as number
  let best = -1
  let sum = 0
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue
    const theirs = weakest[other] as number
    best = Math.max(best, theirs)
    sum += theirs
  }
  const lead = within(own - best, 6) / 3
  const hand = s.hands[seat] as number[]
  const waits = (seat - s.active + s.seats) % s.seats
  see(own / 4)
  see((own / 4) * (1 - rest))
  see(Math.min(ahead(1), 10) / 4)
  see(Math.min(ahead(2), 12) / 4)
  see(Math.min(ahead(3), 16) / 4)
  see((s.scores[seat]?.[TREASURE] ?? 0) / 2)
  see(rest)
  see(waits / 4)
  see(waits === 0 ? Math.min(s.action - 1, 2) / 2 : 0)
  see((s.catastrophes[seat] as number) / 2)
  see(countOf(colour => (s.leaders[leaderIndex(seat, colour)] as number) >= 0) / 2)
  see(lead)
  see(within(own - sum / (s.seats - 1), 6) / 3)
  see(lead * (1 - rest))
  seeWhether(s.seats === 2)
  seeWhether(s.seats === 3)
  see(Math.min(hand[RED] as number, 5) / 2)
  see(countOf(colour => (hand[colour] as number) > 0) / 2)
  seeWhether(rest < 0.15)
  see(Math.min(treasuresInReach(s, realms, seat), 3) / 2)
}

function countOf(test: (colour: number) => boolean): number {
  let count = 0
  for (const colour of COLOURS) if (test(colour)) count++
  return count
}

/** Treasures of kingdoms one tile away from the trader's. */
function treasuresInReach(s: State, { map, treasures }: Realms, seat: number): number {
  const trader = s.leaders[leaderIndex(seat, GREEN)] as number
  if (trader < 0) return 0
  const home = map.of[trader] as number
  let reach = 0
  for (let other = 0; other < map.count; other++) if (unites(home, other)) reach += treasures[other] as number
  return reach
}
