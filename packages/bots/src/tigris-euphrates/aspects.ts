import {
  type Act,
  BLACK,
  COLOURS,
  EMPTY,
  GREEN,
  indexOfLeader,
  isLeader,
  leaderIndex,
  MAPS,
  NEIGHBOURS,
  RED,
  type State,
  seatOfIndex,
} from '@ludoteca/tigris-euphrates'
import type { Aspects, Range } from '../closer.ts'
import { begin, see, seeNothing, seeWhether } from '../pen.ts'
import { needs, type Realms, realms, templesBeside } from './realms.ts'
import { mostAlike, SIZE } from './works.ts'

/** What is seen of any action, of a tile and of a leader. */
const COMMON = 5
const TILE = 33
const LEADER = 23

const OWN: Range = [1, COMMON + TILE + LEADER]

const need: number[] = [0, 0, 0, 0]

/** A network knows its inputs by their order alone: another order needs another `npm run order`. */
export const aspects: Aspects<State, Act> = {
  count: COMMON + TILE + LEADER,
  alike: [0, 0],
  training: { hidden: 12, steps: 150, least: 9, few: 4 },
  begin(s) {
    if (s.phase.kind !== 'action') return false
    needs(s.scores[s.active] as number[], need)
    return true
  },
  own: () => OWN,
  // A glance has just surveyed this very board: `realms` need not be found again.
  describe(s, act, glance, out) {
    begin(out)
    see(within(glance, 6) / 2)
    seeWhether(act.type === 'tile')
    seeWhether(act.type === 'leader')
    seeWhether(act.type === 'leader' && s.action === 1)
    seeWhether(act.type === 'tile' && s.action === 1)
    if (act.type === 'tile') seeTile(s, realms, act.colour, act.square)
    else seeNothing(TILE)
    if (act.type === 'leader') seeLeader(s, realms, act.colour, act.square)
    else seeNothing(LEADER)
  },
}

const within = (value: number, most: number): number => Math.max(-most, Math.min(value, most))
const isOwn = (s: State, leader: number): boolean => leader >= 0 && seatOfIndex(leader) === s.active
const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits)
const inHand = (s: State, colour: number): number => (s.hands[s.active] as number[])[colour] as number

function seeColour(colour: number): void {
  for (const each of COLOURS) seeWhether(each === colour)
}

/** Leaders in a kingdom: one's own and others. */
function seeLeaders(s: State, { leaders }: Realms, kingdom: number): void {
  let own = 0
  let others = 0
  for (const colour of COLOURS) {
    const leader = leaders[kingdom * 4 + colour] as number
    if (leader < 0) continue
    if (isOwn(s, leader)) own++
    else others++
  }
  see(own / 2)
  see(others / 2)
}

function seeTile(s: State, realms: Realms, colour: number, square: number): void {
  const near = realms.map.near[square] as number
  const uniting = (near & (near - 1)) !== 0
  const most = mostAlike(s, colour, square, SIZE)
  see(need[colour] as number)
  seeColour(colour)
  seeWhether(near === 0)
  see(Math.min(inHand(s, colour), 4) / 2)
  seeWhether(most === 1)
  seeWhether(most === 2)
  seeWhether(most === 3)
  const reach = seeNeighbours(s, realms, colour, square)
  seeWhether(MAPS[s.rules.map].river[square] === true)
  if (near === 0 || uniting) seeNothing(12)
  else {
    seeGain(s, realms, lowest(near), colour, most)
    seeReach(s, realms, lowest(near), reach & ~near)
  }
  if (uniting) seeUnion(s, realms, near, colour)
  else seeNothing(7)
}

/** What lies beside a square; the kingdoms that a tile there would bring within reach. */
function seeNeighbours(s: State, { map }: Realms, colour: number, square: number): number {
  let around = 0
  let own = 0
  let others = 0
  let reach = 0
  for (const each of NEIGHBOURS[square] as readonly number[]) {
    const piece = s.board[each] as number
    if (piece === EMPTY) {
      reach |= map.near[each] as number
      continue
    }
    around++
    if (!isLeader(piece)) continue
    if (isOwn(s, indexOfLeader(piece))) own++
    else others++
  }
  see(around / 2)
  see(colour === RED ? own : 0)
  see(colour === RED ? others : 0)
  return reach
}

/** Whom a tile in a kingdom brings a point, and what else is there. */
function seeGain(s: State, realms: Realms, kingdom: number, colour: number, most: number): void {
  const { leaders, treasures, monuments } = realms
  const want = need[colour] as number
  const at = kingdom * 4 + colour
  const own = leaders[at] as number
  const king = leaders[kingdom * 4 + BLACK] as number
  const gainer = own >= 0 ? own : king
  const trader = leaders[kingdom * 4 + GREEN] as number
  see(isOwn(s, own) ? want : 0)
  see(own < 0 && isOwn(s, king) ? want : 0)
  seeWhether(gainer >= 0 && !isOwn(s, gainer))
  seeWhether(gainer < 0)
  seeLeaders(s, realms, kingdom)
  see(isOwn(s, gainer) && most >= 2 ? want : 0)
  see(isOwn(s, trader) ? Math.min(treasures[kingdom] as number, 3) / 2 : 0)
  see(Math.min(monuments[at] as number, 2))
}

/** Kingdoms that would then be one tile away, and how wars with them would go. */
function seeReach(s: State, { leaders, tiles }: Realms, kingdom: number, others: number): void {
  let hope = 0
  let fear = 0
  for (let bits = others; bits !== 0; bits &= bits - 1) {
    const other = lowest(bits)
    for (const each of COLOURS) {
      const mine = leaders[kingdom * 4 + each] as number
      const theirs = leaders[other * 4 + each] as number
      if (!isOwn(s, mine) || theirs < 0 || isOwn(s, theirs)) continue
      const strength = (tiles[kingdom * 4 + each] as number) + inHand(s, each)
      if (strength > (tiles[other * 4 + each] as number) + 1) hope++
      else fear++
    }
  }
  seeWhether(others !== 0)
  see(hope)
  see(fear)
}

/** A tile that joins two kingdoms. */
function seeUnion(s: State, { leaders, tiles, treasures }: Realms, near: number, colour: number): void {
  const one = lowest(near)
  const other = lowest(near & (near - 1))
  let wars = 0
  let lead = 0
  let stake = 0
  let risk = 0
  for (const each of COLOURS) {
    const a = leaders[one * 4 + each] as number
    const b = leaders[other * 4 + each] as number
    if (a < 0 || b < 0) continue
    wars++
    if (!isOwn(s, a) && !isOwn(s, b)) continue
    const [mine, theirs] = isOwn(s, a) ? [one, other] : [other, one]
    const against = tiles[theirs * 4 + each] as number
    const more = (tiles[mine * 4 + each] as number) + inHand(s, each) - (each === colour ? 1 : 0) - against
    lead += within(more, 4)
    if (more > 0) stake += (need[each] as number) * (1 + against)
    else risk += 1 + (tiles[mine * 4 + each] as number) / 2
  }
  see(1)
  see(wars)
  see(lead / 3)
  see(Math.min(stake, 8) / 3)
  see(Math.min(risk, 8) / 3)
  const wealth = Math.max(0, (treasures[one] as number) + (treasures[other] as number) - 1)
  const trader = Math.max(leaders[one * 4 + GREEN] as number, leaders[other * 4 + GREEN] as number)
  see(isOwn(s, trader) ? wealth : 0)
  see(trader >= 0 && !isOwn(s, trader) ? wealth : 0)
}

function seeLeader(s: State, realms: Realms, colour: number, square: number): void {
  const { map, tiles, monuments } = realms
  const stands = s.leaders[leaderIndex(s.active, colour)] as number
  const near = map.near[square] as number
  const temples = templesBeside(s, square)
  see(need[colour] as number)
  seeColour(colour)
  seeWhether(stands >= 0)
  see(temples / 2)
  seeWhether(temples === 1)
  see(Math.min(inHand(s, colour), 4) / 2)
  seeWhether(near === 0)
  if (near === 0) seeNothing(11)
  else seePlace(s, realms, lowest(near), colour, temples)
  if (stands < 0) seeNothing(2)
  else {
    const from = (map.of[stands] as number) * 4 + colour
    see(monuments[from] as number)
    see(Math.min(tiles[from] as number, 6) / 3)
  }
}

/** What a leader would find in a kingdom: a rival and how a revolt would go, and what there is to gain. */
function seePlace(s: State, realms: Realms, kingdom: number, colour: number, temples: number): void {
  const { leaders, tiles, treasures, monuments } = realms
  const at = kingdom * 4 + colour
  const rival = leaders[at] as number
  const revolt = rival >= 0 && rival !== leaderIndex(s.active, colour)
  const margin = revolt ? temples + inHand(s, RED) - templesBeside(s, s.leaders[rival] as number) : 0
  seeWhether(revolt)
  see(within(margin, 4) / 2)
  seeWhether(revolt && margin > 1)
  see(monuments[at] as number)
  see((need[colour] as number) * (monuments[at] as number))
  see(colour === GREEN ? Math.min(Math.max(0, (treasures[kingdom] as number) - 1), 3) : 0)
  see(Math.min(tiles[at] as number, 6) / 3)
  seeLeaders(s, realms, kingdom)
  see(colour === BLACK ? vacant(realms, kingdom) / 2 : 0)
  seeWhether(revolt && (s.hands[seatOfIndex(rival)] as number[])[RED] === 0)
}

/** How much the colours are wanted for which a king would stand in. */
function vacant({ leaders }: Realms, kingdom: number): number {
  let sum = 0
  for (const each of COLOURS) if ((leaders[kingdom * 4 + each] as number) < 0) sum += need[each] as number
  return sum
}
