import type { PolicyInputs, Range } from '@ludoteca/bot-kit/policy.ts'
import { startRow, write, writeFlag, writeZeros } from '@ludoteca/bot-kit/writer.ts'
import {
  type Action,
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
} from '../rules/index.ts'
import { type Situation, situationOf, templesBeside } from './realms.ts'
import { mostAlike, SIZE } from './works.ts'

/** How many inputs describe any action, a tile and a leader. */
const COMMON = 5
const TILE = 33
const LEADER = 23

const OWN: Range = [1, COMMON + TILE + LEADER]

/** The decision whose actions are written: from `begin`. */
let situation: Situation | null = null

/** A network knows its inputs by their order alone: another order needs another `npm run policy`. */
export const policyInputs: PolicyInputs<State, Action> = {
  parts: [
    { name: 'prior', size: 1, of: 'action' },
    { name: 'type', size: COMMON - 1, of: 'action' },
    { name: 'tile', size: TILE, of: 'action' },
    { name: 'leader', size: LEADER, of: 'action' },
  ],
  size: COMMON + TILE + LEADER,
  shared: [0, 0],
  training: { hidden: 12, steps: 150, least: 9, few: 4 },
  begin(s) {
    situation = s.phase.kind === 'action' ? situationOf(s) : null
    return situation !== null
  },
  own: () => OWN,
  write(s, act, prior, out) {
    if (!situation) throw new Error('begin first')
    startRow(out)
    write(within(prior, 6) / 2)
    writeFlag(act.type === 'tile')
    writeFlag(act.type === 'leader')
    writeFlag(act.type === 'leader' && s.action === 1)
    writeFlag(act.type === 'tile' && s.action === 1)
    if (act.type === 'tile') writeTile(s, situation, act.colour, act.square)
    else writeZeros(TILE)
    if (act.type === 'leader') writeLeader(s, situation, act.colour, act.square)
    else writeZeros(LEADER)
  },
}

const within = (value: number, most: number): number => Math.max(-most, Math.min(value, most))
const isOwn = (s: State, leader: number): boolean => leader >= 0 && seatOfIndex(leader) === s.active
const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits)
const inHand = (s: State, colour: number): number => (s.hands[s.active] as number[])[colour] as number

function writeColour(colour: number): void {
  for (const each of COLOURS) writeFlag(each === colour)
}

/** Leaders in a kingdom: one's own and others. */
function writeLeaders(s: State, { leaders }: Situation, kingdom: number): void {
  let own = 0
  let others = 0
  for (const colour of COLOURS) {
    const leader = leaders[kingdom * 4 + colour] as number
    if (leader < 0) continue
    if (isOwn(s, leader)) own++
    else others++
  }
  write(own / 2)
  write(others / 2)
}

function writeTile(s: State, board: Situation, colour: number, square: number): void {
  const near = board.map.near[square] as number
  const uniting = (near & (near - 1)) !== 0
  const most = mostAlike(s, colour, square, SIZE)
  write(board.need[colour] as number)
  writeColour(colour)
  writeFlag(near === 0)
  write(Math.min(inHand(s, colour), 4) / 2)
  writeFlag(most === 1)
  writeFlag(most === 2)
  writeFlag(most === 3)
  const reach = writeNeighbours(s, board, colour, square)
  writeFlag(MAPS[s.rules.map].river[square] === true)
  if (near === 0 || uniting) writeZeros(12)
  else {
    writeGain(s, board, lowest(near), colour, most)
    writeReach(s, board, lowest(near), reach & ~near)
  }
  if (uniting) writeUnion(s, board, near, colour)
  else writeZeros(7)
}

/** What lies beside a square; the kingdoms that a tile there would bring within reach. */
function writeNeighbours(s: State, { map }: Situation, colour: number, square: number): number {
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
  write(around / 2)
  write(colour === RED ? own : 0)
  write(colour === RED ? others : 0)
  return reach
}

/** Whom a tile in a kingdom brings a point, and what else is there. */
function writeGain(s: State, board: Situation, kingdom: number, colour: number, most: number): void {
  const { leaders, treasures, monuments } = board
  const want = board.need[colour] as number
  const at = kingdom * 4 + colour
  const own = leaders[at] as number
  const king = leaders[kingdom * 4 + BLACK] as number
  const gainer = own >= 0 ? own : king
  const trader = leaders[kingdom * 4 + GREEN] as number
  write(isOwn(s, own) ? want : 0)
  write(own < 0 && isOwn(s, king) ? want : 0)
  writeFlag(gainer >= 0 && !isOwn(s, gainer))
  writeFlag(gainer < 0)
  writeLeaders(s, board, kingdom)
  write(isOwn(s, gainer) && most >= 2 ? want : 0)
  write(isOwn(s, trader) ? Math.min(treasures[kingdom] as number, 3) / 2 : 0)
  write(Math.min(monuments[at] as number, 2))
}

/** Kingdoms that would then be one tile away, and how wars with them would go. */
function writeReach(s: State, { leaders, tiles }: Situation, kingdom: number, others: number): void {
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
  writeFlag(others !== 0)
  write(hope)
  write(fear)
}

/** A tile that joins two kingdoms. */
function writeUnion(
  s: State,
  { leaders, tiles, treasures, need }: Situation,
  near: number,
  colour: number,
): void {
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
  write(1)
  write(wars)
  write(lead / 3)
  write(Math.min(stake, 8) / 3)
  write(Math.min(risk, 8) / 3)
  const wealth = Math.max(0, (treasures[one] as number) + (treasures[other] as number) - 1)
  const trader = Math.max(leaders[one * 4 + GREEN] as number, leaders[other * 4 + GREEN] as number)
  write(isOwn(s, trader) ? wealth : 0)
  write(trader >= 0 && !isOwn(s, trader) ? wealth : 0)
}

function writeLeader(s: State, board: Situation, colour: number, square: number): void {
  const { map, tiles, monuments } = board
  const stands = s.leaders[leaderIndex(s.active, colour)] as number
  const near = map.near[square] as number
  const temples = templesBeside(s, square)
  write(board.need[colour] as number)
  writeColour(colour)
  writeFlag(stands >= 0)
  write(temples / 2)
  writeFlag(temples === 1)
  write(Math.min(inHand(s, colour), 4) / 2)
  writeFlag(near === 0)
  if (near === 0) writeZeros(11)
  else writePlace(s, board, lowest(near), colour, temples)
  if (stands < 0) writeZeros(2)
  else {
    const from = (map.of[stands] as number) * 4 + colour
    write(monuments[from] as number)
    write(Math.min(tiles[from] as number, 6) / 3)
  }
}

/** What a leader would find in a kingdom: a rival and how a revolt would go, and what there is to gain. */
function writePlace(s: State, board: Situation, kingdom: number, colour: number, temples: number): void {
  const { leaders, tiles, treasures, monuments } = board
  const at = kingdom * 4 + colour
  const rival = leaders[at] as number
  const revolt = rival >= 0 && rival !== leaderIndex(s.active, colour)
  const margin = revolt ? temples + inHand(s, RED) - templesBeside(s, s.leaders[rival] as number) : 0
  writeFlag(revolt)
  write(within(margin, 4) / 2)
  writeFlag(revolt && margin > 1)
  write(monuments[at] as number)
  write((board.need[colour] as number) * (monuments[at] as number))
  write(colour === GREEN ? Math.min(Math.max(0, (treasures[kingdom] as number) - 1), 3) : 0)
  write(Math.min(tiles[at] as number, 6) / 3)
  writeLeaders(s, board, kingdom)
  write(colour === BLACK ? vacant(board, kingdom) / 2 : 0)
  writeFlag(revolt && (s.hands[seatOfIndex(rival)] as number[])[RED] === 0)
}

/** How much the colours are wanted for which a king would stand in. */
function vacant({ leaders, need }: Situation, kingdom: number): number {
  let sum = 0
  for (const each of COLOURS) if ((leaders[kingdom * 4 + each] as number) < 0) sum += need[each] as number
  return sum
}
