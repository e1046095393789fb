import { featureInputs } from '@ludoteca/bot-kit/feature-inputs.ts'
import { partsNamed, sizeOf } from '@ludoteca/bot-kit/input-part.ts'
import type { ValueInputs } from '@ludoteca/bot-kit/network.ts'
import { startRow, write, writeFlag, writeZeros } from '@ludoteca/bot-kit/writer.ts'
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
} from '../rules/index.ts'
import { type FeatureName, features, measureOn } from './features.ts'
import { held, type Realms, survey, templesBeside } from './realms.ts'
import { WEIGHTS } from './weights.ts'
import { progressOf, surveyWorks, type Works } from './works.ts'

/** How large the features are in the middle of a game. */
const SIZES: Readonly<Record<FeatureName, number>> = {
  weakest: 6,
  second: 8,
  third: 10,
  strongest: 14,
  leaders: 4,
  income: 3,
  monuments: 1,
  treasures: 1,
  shaky: 2,
  faith: 5,
  followers: 10,
  outnumbered: 5,
  hand: 6,
  kinds: 3,
  temples: 2,
  matching: 2,
  catastrophes: 2,
  tempo: 1,
  works: 1,
}

/** The inputs that describe each colour, from the seat's weakest to its strongest, and the seat as a whole. */
const OF_COLOURS = ['weakest', 'second', 'third', 'strongest'].flatMap(rank =>
  partsNamed(`${rank} colour`, {
    gap: 2,
    hand: 1,
    colour: 3,
    king: 1,
    works: 2,
    'monuments of the king': 1,
    leader: 8,
  }),
)
const COMMON = partsNamed('seat', {
  weakest: 2,
  gaps: 3,
  treasures: 1,
  left: 1,
  turn: 1,
  actions: 1,
  catastrophes: 1,
  leaders: 1,
  'lead over the best': 1,
  'lead over the mean': 1,
  'late lead': 1,
  seats: 2,
  temples: 1,
  kinds: 1,
  ending: 1,
  'treasures in reach': 1,
})

const sizes = features.names.map(name => SIZES[name])
const fromFeatures = featureInputs(features, WEIGHTS, sizes, 8)

const parts = [...fromFeatures.parts, ...OF_COLOURS, ...COMMON]

/** The inputs of a seat. A network knows them by their order alone: another order needs another training. */
export const inputs: ValueInputs<State> = {
  parts,
  size: sizeOf(parts),
  training: { close: 1.5, every: 1 },
  write(s, out) {
    const realms = survey(s)
    const works = surveyWorks(s, realms)
    const rows = fromFeatures.rows(s.seats)
    measureOn(s, realms, works, rows)
    const rest = fromFeatures.writeRows(s, rows, out)
    const board: Board = { realms, works, near: neighboursOf(s, realms), weakest: weakestOf(s) }
    const scores: Scores = { points: [0, 0, 0, 0], order: [...COLOURS] }
    for (let seat = 0; seat < s.seats; seat++) {
      startRow(out[seat] as Float32Array, fromFeatures.size)
      rank(s.scores[seat] as number[], scores)
      for (const colour of scores.order) writeColour(s, board, seat, colour, scores)
      writeSeat(s, board, seat, rest, scores)
    }
  },
}

/** What is known of the whole board when the rows are written. */
interface Board {
  readonly realms: Realms
  readonly near: Neighbours
  readonly works: Works
  /** What each seat would have if the game ended now. */
  readonly weakest: readonly number[]
}

interface Neighbours {
  /** Which kingdoms one tile would unite: bit j of entry k. */
  readonly touching: Uint16Array
  /** The most temples a newcomer to each kingdom could stand beside. */
  readonly faith: Int16Array
}

const within = (value: number, most: number): number => Math.max(-most, Math.min(value, most))

/** No more kingdoms than leaders; used again for every board. */
const touching = new Uint16Array(16)
const faith = new Int16Array(16)

function neighboursOf(s: State, { map }: Realms): Neighbours {
  touching.fill(0)
  faith.fill(0)
  for (let square = 0; square < s.board.length; square++) {
    const near = map.near[square] as number
    for (let bits = near; bits !== 0; bits &= bits - 1) {
      const lowest = bits & -bits
      const kingdom = 31 - Math.clz32(lowest)
      touching[kingdom] = (touching[kingdom] as number) | near
      if (near === lowest) faith[kingdom] = Math.max(faith[kingdom] as number, templesBeside(s, square))
    }
  }
  return { touching, faith }
}

const weakestOf = ({ scores }: State): number[] => scores.map(score => finalColours(score)[0] as number)

const unites = ({ touching }: Neighbours, kingdom: number, other: number): boolean =>
  kingdom !== other && (((touching[kingdom] as number) >> other) & 1) === 1

/** The points of a seat by colour, every treasure given to what is weakest then; the colours from weakest to strongest. */
interface Scores {
  readonly points: number[]
  readonly order: number[]
}

function rank(score: readonly number[], { points, order }: Scores): void {
  for (const colour of COLOURS) points[colour] = score[colour] ?? 0
  for (let i = score[TREASURE] ?? 0; i > 0; i--) {
    let least = 0
    for (const colour of COLOURS) if ((points[colour] as number) < (points[least] as number)) least = colour
    points[least] = (points[least] as number) + 1
  }
  order.sort((a, b) => (points[a] as number) - (points[b] as number) || a - b)
}

/** More than the weakest colour has, by place in the order. */
const ahead = ({ points, order }: Scores, place: number): number =>
  (points[order[place] as number] as number) - (points[order[0] as number] as number)

function writeColour(s: State, board: Board, seat: number, colour: number, { points, order }: Scores): void {
  const { works } = board
  const { map, monuments, leaders } = board.realms
  const tiles = held(s, seat, colour)
  const gap = (points[colour] as number) - (points[order[0] as number] as number)
  write(Math.min(gap, 8) / 4)
  writeFlag(gap === 0)
  write(Math.min(tiles, 4) / 2)
  writeFlag(colour === RED)
  writeFlag(colour === GREEN)
  writeFlag(colour === BLACK)
  const square = s.leaders[leaderIndex(seat, colour)] as number
  const king = s.leaders[leaderIndex(seat, BLACK)] as number
  const realm = square < 0 && king >= 0 ? (map.of[king] as number) : -1
  // Without a leader of that colour anywhere in the kingdom its king stands in.
  const standsIn = realm >= 0 && (leaders[realm * 4 + colour] as number) < 0
  writeFlag(standsIn)
  write((works[leaderIndex(seat, colour)] as number) / 2)
  write(2 * progressOf(s, works, seat, colour))
  write(standsIn && s.rules.kingSubstitutes ? (monuments[realm * 4 + colour] as number) : 0)
  writeLeader(s, board, seat, colour, square, tiles)
}

/** Eight numbers, all 0 for a leader at home. */
function writeLeader(
  s: State,
  board: Board,
  seat: number,
  colour: number,
  square: number,
  held: number,
): void {
  if (square < 0) {
    writeZeros(8)
    return
  }
  const { map, tiles, monuments, treasures, leaders } = board.realms
  const kingdom = map.of[square] as number
  const own = tiles[kingdom * 4 + colour] as number
  const temples = templesBeside(s, square)
  write(1)
  write(Math.min(temples, 3) / 2)
  write(Math.min(own, 8) / 4)
  write(monuments[kingdom * 4 + colour] as number)
  // Somebody with more temples could come and claim the place.
  write(within((board.near.faith[kingdom] as number) - temples, 3) / 2)
  let threat = 0
  let prey = 0
  let afar = 0
  for (let other = 0; other < map.count; other++) {
    const rival = leaders[other * 4 + colour] as number
    if (other === kingdom || rival < 0 || seatOfIndex(rival) === seat) continue
    const theirs = tiles[other * 4 + colour] as number
    if (!unites(board.near, kingdom, other)) {
      afar = Math.max(afar, Math.min(theirs - own + 2, 6) / 4)
      continue
    }
    threat = Math.max(threat, Math.min(theirs - own + 3, 6) / 3)
    const more = own + held - theirs
    if (more > 0) prey = Math.max(prey, (Math.min(more, 4) / 4) * (1 + Math.min(theirs, 4)))
  }
  write(threat)
  write(prey / 2)
  write(colour === GREEN ? Math.min(Math.max(0, (treasures[kingdom] as number) - 1), 3) : afar)
}

function writeSeat(s: State, board: Board, seat: number, rest: number, scores: Scores): void {
  const { weakest } = board
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
  write(own / 4)
  write((own / 4) * (1 - rest))
  write(Math.min(ahead(scores, 1), 10) / 4)
  write(Math.min(ahead(scores, 2), 12) / 4)
  write(Math.min(ahead(scores, 3), 16) / 4)
  write((s.scores[seat]?.[TREASURE] ?? 0) / 2)
  write(rest)
  write(waits / 4)
  write(waits === 0 ? Math.min(s.action - 1, 2) / 2 : 0)
  write((s.catastrophes[seat] as number) / 2)
  write(countOf(colour => (s.leaders[leaderIndex(seat, colour)] as number) >= 0) / 2)
  write(lead)
  write(within(own - sum / (s.seats - 1), 6) / 3)
  write(lead * (1 - rest))
  writeFlag(s.seats === 2)
  writeFlag(s.seats === 3)
  write(Math.min(hand[RED] as number, 5) / 2)
  write(countOf(colour => (hand[colour] as number) > 0) / 2)
  writeFlag(rest < 0.15)
  write(Math.min(treasuresInReach(s, board, seat), 3) / 2)
}

function countOf(test: (colour: number) => boolean): number {
  let count = 0
  for (const colour of COLOURS) if (test(colour)) count++
  return count
}

/** Treasures of kingdoms one tile away from the trader's. */
function treasuresInReach(s: State, board: Board, seat: number): number {
  const { map, treasures } = board.realms
  const trader = s.leaders[leaderIndex(seat, GREEN)] as number
  if (trader < 0) return 0
  const home = map.of[trader] as number
  let reach = 0
  for (let other = 0; other < map.count; other++)
    if (unites(board.near, home, other)) reach += treasures[other] as number
  return reach
}
